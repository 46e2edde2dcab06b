import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keyAddress, newSecret } from '#features/accounts/second-factor.ts'
import { pageData } from '#kit/web/page-data.ts'
import { toast } from '#kit/web/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { QrCode } from '#kit/web/ui/qr-code.tsx'
import { ProofFields, useProof } from './proof-fields.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useSecondFactor } from './use-second-factor.ts'

type SetupProps = { slug: string | null; email: string; onClose: () => void }

/** Sets up an app, and shows the recovery codes once it has proved its secret. */
export function SecondFactorSetup({ slug, email, onClose }: SetupProps) {
  const { t } = useTranslation(['second-factor', 'common'])
  const formId = useId()
  const [secret] = useState(newSecret)
  const { enable, refresh, problemsOf } = useSecondFactor(slug)
  const { submit, ...typed } = useProof(enable, (proof) => enable.mutate({ ...proof, secret }))
  const finish = () => {
    void refresh()
    toast.success(t('own.turnedOn'))
    onClose()
  }
  if (enable.data) return <RecoveryCodes codes={enable.data.recoveryCodes} email={email} onDone={finish} />
  const issuer = pageData.provider
  return (
    <Dialog
      title={t('own.setTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" form={formId} look="primary" isBusy={enable.isPending}>
            {t('own.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-pretty">{t('own.scan')}</p>
        <QrCode
          text={keyAddress(secret, { issuer, email })}
          label={t('own.qr')}
          className="w-48 justify-self-center rounded-md"
        />
        <p className="text-sm text-muted">
          {t('own.manual')}{' '}
          <bdi className="tabular font-medium text-ink select-all">
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </bdi>
        </p>
        <ProofFields
          {...typed}
          problems={problemsOf(enable)}
          label={t('own.code')}
          hint={t('own.codeHint')}
        />
      </form>
    </Dialog>
  )
}
