import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { Skeleton } from '#kit/web/ui/states.tsx'
import { menuApi } from '../api.ts'
import { ImportPlan } from './import-plan.tsx'
import { staffMenuQuery } from './menu-query.ts'

/** Brings in a CSV file: looked at first, imported when it is said so. */
export function MenuImport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const { errorText } = useErrorText()
  const client = useQueryClient()
  const id = useId()
  const [file, setFile] = useState<File | null>(null)

  const look = useMutation({
    mutationFn: (chosen: File) => menuApi.call.importFile({ slug, file: chosen, isDryRun: true }),
  })
  const bring = useMutation({
    mutationFn: (chosen: File) => menuApi.call.importFile({ slug, file: chosen, isDryRun: false }),
    onSuccess: (answer) => {
      if (answer.outcome === 'refused') return
      void client.invalidateQueries({ queryKey: staffMenuQuery(slug).queryKey })
      const { addedCount, changedCount } = answer
      const counts = [
        ...(addedCount > 0 ? [t('menu.import.added', { count: addedCount })] : []),
        ...(changedCount > 0 ? [t('menu.import.changed', { count: changedCount })] : []),
      ]
      toast.success(t('menu.import.done'), { description: counts.join(' · ') })
      onClose()
    },
  })
  const plan = bring.data?.outcome === 'refused' ? bring.data : look.data
  const failure = bring.error ?? look.error
  const isWorth = plan?.outcome === 'planned' && plan.addedCount + plan.changedCount > 0

  return (
    <Dialog
      wide
      title={t('menu.import.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button
            look="primary"
            disabled={!isWorth || !file}
            isBusy={bring.isPending}
            onClick={() => file && bring.mutate(file)}
          >
            {t('menu.import.go')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted">{t('menu.import.hint')}</p>
        <div className="flex flex-wrap items-center gap-3">
          <input
            id={id}
            type="file"
            accept=".csv,text/csv"
            data-first-focus
            aria-label={t('menu.import.choose')}
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              target.value = ''
              if (!chosen) return
              bring.reset()
              setFile(chosen)
              look.mutate(chosen)
            }}
            className="peer sr-only"
          />
          <label
            htmlFor={id}
            aria-hidden
            className={`${buttonClass(file ? 'plain' : 'soft')} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-accent`}
          >
            <FileUp aria-hidden className="size-4.5" />
            {t(file ? 'menu.import.chooseOther' : 'menu.import.choose')}
          </label>
          {file && <bdi className="font-medium">{file.name}</bdi>}
        </div>
        <div role="status" className="grid gap-3">
          {look.isPending && (
            <>
              <span className="sr-only">{t('menu.import.checking')}</span>
              <Skeleton className="h-24" />
            </>
          )}
          {failure && (
            <p className="rounded-md bg-late-tint px-4 py-3 text-late">
              <span className="font-semibold">{t('menu.import.failed')}</span> {errorText(failure, '')}
            </p>
          )}
          {plan && !look.isPending && !failure && <ImportPlan plan={plan} />}
        </div>
      </div>
    </Dialog>
  )
}
