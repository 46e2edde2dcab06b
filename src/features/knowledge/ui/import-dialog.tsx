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
import { type KnowledgeImport } from '../contract.ts'
import { knowledgeApi } from './api.ts'
import { countsOf, ImportPreview } from './import-preview.tsx'

const EXAMPLE =
  'topic,content,active\nBreakfast,"From 7:00 to 10:30 on the terrace.",yes\nDoručak,"Od 7:00 do 10:30 na terasi.",yes'
const UNREADABLE: KnowledgeImport = {
  ...{ outcome: 'refused', added: [], changed: [], sameCount: 0 },
  problems: [{ line: 1, code: 'not-utf-8', column: null, value: '' }],
}

class FileTooLarge extends Error {}

/** Entries from a file: first what it would do, then that. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const { errorText } = useErrorText()
  const client = useQueryClient()
  const [text, setText] = useState<string | null>(null)

  const refused = (error: unknown) => {
    const isTooLarge = error instanceof FileTooLarge || errorCode(error) === 'PAYLOAD_TOO_LARGE'
    const description = isTooLarge
      ? t('knowledge.importing.tooLarge', { megabytes: TEXT_FILE_LENGTH / MEBIBYTE })
      : errorText(error, '')
    toast.error(t('knowledge.importing.failed'), { description, duration: Number.POSITIVE_INFINITY })
  }
  const check = useMutation({
    mutationFn: async (chosen: File): Promise<KnowledgeImport> => {
      setText(null)
      if (chosen.size > TEXT_FILE_LENGTH) throw new FileTooLarge()
      const file = await readUtf8(chosen)
      if (file === null) return UNREADABLE
      const plan = await knowledgeApi.call.importFile({ slug, file, isDryRun: true })
      setText(file)
      return plan
    },
    onError: refused,
  })
  const submit = useMutation({
    mutationFn: (file: string) => knowledgeApi.call.importFile({ slug, file, isDryRun: false }),
    onSuccess: (result) => {
      if (result.outcome === 'refused') return refused(null)
      void client.invalidateQueries({ queryKey: [['knowledge']] })
      toast.success(t('knowledge.importing.done'), {
        description: countsOf(t, result).join(' · '),
      })
      onClose()
    },
    onError: refused,
  })
  const plan = check.data
  const isUseful = plan?.outcome === 'planned' && plan.added.length + plan.changed.length > 0
  const choose = check.isPending ? 'checking' : plan ? 'another' : 'choose'

  return (
    <Dialog
      wide
      title={t('knowledge.importing.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button
            look="primary"
            disabled={!isUseful || text === null}
            isBusy={submit.isPending}
            onClick={() => text !== null && submit.mutate(text)}
          >
            {t('knowledge.importing.submit')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted">{t('knowledge.importing.lead')}</p>
        <FilePlace
          isBusy={check.isPending}
          choose={t(`knowledge.importing.${choose}`)}
          drop={t('knowledge.importing.drop')}
          onFile={(chosen) => check.mutate(chosen)}
        />
        {plan ? (
          <ImportPreview plan={plan} />
        ) : (
          <figure className="grid gap-1.5">
            <figcaption className="text-sm font-medium text-muted">
              {t('knowledge.importing.example')}
            </figcaption>
            <pre dir="ltr" className="rounded-md bg-side p-3 font-mono text-sm whitespace-pre-wrap">
              {EXAMPLE}
            </pre>
          </figure>
        )}
      </div>
    </Dialog>
  )
}
