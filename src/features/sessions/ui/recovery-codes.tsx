import { Copy, Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { download } from '#kit/web/download.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { useCopy } from '#kit/web/use-copy.ts'

type CodesProps = { codes: readonly string[]; email: string; onDone: () => void }

/** The recovery codes, which are never shown again. */
export function RecoveryCodes({ codes, email, onDone }: CodesProps) {
  const { t } = useTranslation('second-factor')
  const text = codes.join('\n')
  const { copy } = useCopy(text, { copied: t('own.copied'), failed: t('own.copyFailed') })
  const file = `${t('own.file', { email })}\n\n${text}\n`
  return (
    <Dialog
      title={t('own.codesTitle')}
      onClose={onDone}
      footer={
        <Button look="primary" onClick={onDone}>
          {t('own.done')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-pretty">{t('own.codesText')}</p>
        <ul
          dir="ltr"
          className="tabular grid gap-x-6 gap-y-1.5 rounded-md bg-ground p-4 font-medium sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void copy()}>
            <Copy aria-hidden className="size-4" />
            {t('own.copy')}
          </Button>
          <Button onClick={() => download('recovery-codes.txt', file, 'text/plain')}>
            <Download aria-hidden className="size-4" />
            {t('own.download')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
