import { Check, Copy, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { ConfirmDialog, Dialog } from '#kit/web/ui/dialog.tsx'
import { useCopy } from '#kit/web/use-copy.ts'
import { useHotelChoices } from './use-users.ts'

type CreatedProps = {
  title: string
  user: { hotelId: string; email: string; fullName: string; password: string }
  onDone: () => void
}

/** Where to sign in, e-mail and password, shown only once (HUS-09, HUS-10). */
export function PasswordDialog({ title, user, onDone }: CreatedProps) {
  const { t } = useTranslation('platform')
  const { data: hotels } = useHotelChoices()
  const slug = hotels?.find(({ id }) => id === user.hotelId)?.slug
  const address = slug ? `${location.origin}/hotelly/${slug}/admin/login` : null
  const all = [...(address ? [address] : []), user.email, user.password].join('\n')
  const { copy, isFresh, wasCopied } = useCopy(all, {
    copied: t('users.done.copied'),
    failed: t('users.done.copyFailed'),
  })
  const [isLeaving, setLeaving] = useState(false)
  return (
    <>
      <Dialog
        title={title}
        onClose={() => (wasCopied ? onDone() : setLeaving(true))}
        footer={
          <Button look="primary" onClick={onDone}>
            {t('users.done.done')}
          </Button>
        }
      >
        <div className="grid gap-4">
          <p className="text-muted">{t('users.done.lead', { name: user.fullName })}</p>
          <dl className="grid gap-3 rounded-md border border-line bg-ground p-3.5">
            {address && (
              <div>
                <dt className="text-sm text-muted">{t('users.done.address')}</dt>
                <dd className="text-base break-all">
                  <bdi dir="ltr">{address}</bdi>
                </dd>
              </div>
            )}
            <div>
              <dt className="text-sm text-muted">{t('users.form.email')}</dt>
              <dd className="text-base break-all">
                <bdi>{user.email}</bdi>
              </dd>
            </div>
            <div>
              <dt className="text-sm text-muted">{t('users.form.password')}</dt>
              <dd className="flex items-center justify-between gap-2">
                <bdi className="font-mono text-lg break-all select-all">{user.password}</bdi>
                <IconButton
                  data-first-focus
                  label={t('users.done.copy')}
                  onClick={() => void copy()}
                  className="!rounded-md"
                >
                  {isFresh ? (
                    <Check aria-hidden className="size-5 text-good" data-copied />
                  ) : (
                    <Copy aria-hidden className="size-5" />
                  )}
                </IconButton>
              </dd>
            </div>
          </dl>
          <p role="status" className="sr-only">
            {isFresh ? t('users.done.copied') : ''}
          </p>
          <p className="flex gap-2.5 rounded-md bg-wait-tint px-3.5 py-3 font-medium text-wait">
            <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
            {t('users.done.warning')}
          </p>
        </div>
      </Dialog>
      {isLeaving && (
        <ConfirmDialog
          isDangerous
          title={t('users.done.closeTitle')}
          text={t('users.done.closeText')}
          confirm={t('users.done.close')}
          onClose={() => setLeaving(false)}
          onConfirm={onDone}
        />
      )}
    </>
  )
}
