import { Check, Copy, IdCard, KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { useCopy } from '#kit/web/use-copy.ts'
import type { Guest } from '../contract.ts'
import { spacedCode } from '../one-time-code.ts'
import type { CodesOf } from './use-codes.ts'

type DialogProps = { guest: Guest; codes: CodesOf; onCard: () => void; onClose: () => void }

/** Makes a one-time code for a guest, to read out, to copy, or to print on the room card. */
export function CodeDialog({ guest, codes, onCard, onClose }: DialogProps) {
  const { t } = useTranslation('hotel-admin')
  const code = codes.codeOf(guest)
  const make = () => codes.make.mutate([guest])
  return (
    <Dialog
      title={t('guests.codeTitle', { name: guest.loginName, room: guest.roomNumber })}
      onClose={onClose}
      footer={
        <>
          <Button
            look={code ? 'plain' : 'primary'}
            data-first-focus
            isBusy={codes.make.isPending}
            onClick={make}
          >
            {!code && <KeyRound aria-hidden className="size-4" />}
            {t(code ? 'guests.codeAnother' : 'guests.codeMake')}
          </Button>
          {code && (
            <Button look="primary" onClick={onCard}>
              <IdCard aria-hidden className="size-4" />
              {t('guests.codeCard')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-pretty text-muted">{t('guests.codeText')}</p>
        <div aria-live="polite">{code && <MadeCode key={code} code={code} />}</div>
        <p className="text-sm text-muted">{t('guests.codeReplaces')}</p>
      </div>
    </Dialog>
  )
}

function MadeCode({ code }: { code: string }) {
  const { t } = useTranslation('hotel-admin')
  const shown = spacedCode(code)
  const { copy, isFresh } = useCopy(shown, {
    copied: t('guests.codeCopied'),
    failed: t('guests.codeCopyFailed'),
  })
  return (
    <div className="flex items-center justify-between gap-2 rounded-lg border border-line bg-ground py-3 ps-5 pe-3">
      <bdi dir="ltr" className="font-mono text-2xl font-semibold tracking-[0.12em] select-all" data-code>
        {shown}
      </bdi>
      <IconButton label={t('guests.codeCopy')} onClick={() => void copy()} className="!rounded-md">
        {isFresh ? (
          <Check aria-hidden className="size-5 text-good" />
        ) : (
          <Copy aria-hidden className="size-5" />
        )}
      </IconButton>
    </div>
  )
}
