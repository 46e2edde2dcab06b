import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { errorCode } from '#kit/web/api.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { FilePlace, readUtf8 } from '#kit/web/ui/file-place.tsx'
import { MEBIBYTE, TEXT_FILE_LENGTH } from '#kit/shared/sizes.ts'
import { type GuestImport } from '../contract.ts'
import { guestsApi } from './api.ts'
import { countsOf, ImportPreview } from './import-preview.tsx'

const EXAMPLE = 'login_name,room,expiry\nSmith,101,2026-12-01\nHodžić,303,'
const UNREADABLE: GuestImport = {
  ...{ outcome: 'refused', added: [], addedCount: 0, changed: [], changedCount: 0, sameCount: 0 },
  problems: [{ line: 1, code: 'not-utf-8', column: null, value: '' }],
  problemCount: 1,
  unusedColumns: [],
}

/** Guests from a file: first what it would do, then that. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const { errorText, limitText } = useErrorText()
  const client = useQueryClient()
  const [file, setFile] = useState<{ name: string; text: string } | null>(null)

  const refused = (error: unknown) => {
    const isTooLarge = error instanceof FileTooLarge || errorCode(error) === 'PAYLOAD_TOO_LARGE'
    const reason = limitText(error, 'other') ?? errorText(error, '')
    const description = isTooLarge
      ? t('guests.importTooLarge', { megabytes: TEXT_FILE_LENGTH / MEBIBYTE })
      : reason
    toast.error(t('guests.importFailed'), { description, duration: Number.POSITIVE_INFINITY })
  }
  const check = useMutation({
    mutationFn: async (chosen: File): Promise<GuestImport> => {
      setFile(null)
      if (chosen.size > TEXT_FILE_LENGTH) throw new FileTooLarge()
      const text = await readUtf8(chosen)
      if (text === null) return UNREADABLE
      const plan = await guestsApi.call.importFile({ slug, file: text, isDryRun: true })
      setFile({ name: chosen.name, text })
      return plan
    },
    onError: refused,
  })
  const submit = useMutation({
    mutationFn: (text: string) => guestsApi.call.importFile({ slug, file: text, isDryRun: false }),
    onSuccess: (result) => {
      void client.invalidateQueries({ queryKey: [['guests']] })
      toast.success(t('guests.imported'), {
        description: countsOf(t, result).join(' · '),
      })
      onClose()
    },
    onError: refused,
  })
  const plan = check.data
  const isUseful = plan?.outcome === 'planned' && plan.addedCount + plan.changedCount > 0

  return (
    <Dialog
      wide
      title={t('guests.importTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button
            look="primary"
            disabled={!isUseful || !file}
            isBusy={submit.isPending}
            onClick={() => file && submit.mutate(file.text)}
          >
            {t('guests.importSubmit')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted">{t('guests.importLead')}</p>
        <FilePlace
          isBusy={check.isPending}
          choose={t(
            check.isPending ? 'guests.importChecking' : plan ? 'guests.importAnother' : 'guests.importChoose',
          )}
          drop={t('guests.importDrop')}
          onFile={(chosen) => check.mutate(chosen)}
        />
        {plan ? (
          <ImportPreview plan={plan} />
        ) : (
          <figure className="grid gap-1.5">
            <figcaption className="text-sm font-medium text-muted">{t('guests.importExample')}</figcaption>
            <pre dir="ltr" className="overflow-x-auto rounded-md bg-side p-3 font-mono text-sm">
              {EXAMPLE}
            </pre>
          </figure>
        )}
      </div>
    </Dialog>
  )
}

class FileTooLarge extends Error {}
