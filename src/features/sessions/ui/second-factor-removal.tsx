import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { ProofFields, useProof } from './proof-fields.tsx'
import { useSecondFactor } from './use-second-factor.ts'

type RemovalProps = { slug: string | null; onClose: () => void }

/** Turns the second factor off, for who still has it. */
export function SecondFactorRemoval({ slug, onClose }: RemovalProps) {
  const { t } = useTranslation(['second-factor', 'common'])
  const formId = useId()
  const { disable, problemsOf } = useSecondFactor(slug)
  const { submit, ...typed } = useProof(disable, (proof) => disable.mutate(proof, { onSuccess: onClose }))
  return (
    <Dialog
      title={t('own.stopTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" form={formId} look="danger" isBusy={disable.isPending}>
            {t('own.stop')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-pretty">{t('own.stopText')}</p>
        <ProofFields {...typed} problems={problemsOf(disable)} label={t('own.stopCode')} />
      </form>
    </Dialog>
  )
}
