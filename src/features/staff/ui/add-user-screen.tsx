import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DiscardQuestion } from '#kit/web/ui/discard-question.tsx'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import { useLeaveGuard } from '#kit/web/use-leave-guard.ts'
import { useSaveKey } from '#kit/web/use-save-key.ts'
import { useCuredToast } from '#kit/web/use-cured-toast.ts'
import { Page } from '#kit/web/ui/page.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { useAddUser } from './use-add-user.ts'
import { UserFields } from './user-fields.tsx'
import { useUserForm } from './use-user-form.ts'
import { useHotelChoices } from './use-users.ts'
import { staffApi } from './api.ts'

const USERS = '/hotelly/internal/admin/users'

/** Add Admin User (HUS-05 to HUS-10). */
export function AddUserScreen() {
  const { t } = useTranslation(['platform', 'common'])
  const navigate = useNavigate()
  const form = useUserForm()
  const add = useAddUser()
  useCuredToast('add-user', add.isError)
  const element = useRef<HTMLFormElement>(null)
  const [isAsking, setAsking] = useState(false)
  const [isDiscarded, setDiscarded] = useState(false)
  const leave = useEffectEvent(() => void navigate({ to: USERS }))
  useLeaveGuard(form.isChanged && !add.isSuccess && !isDiscarded, () => setAsking(true))
  useEffect(() => {
    if (isDiscarded) leave()
  }, [isDiscarded])

  const focusOn = (name: string) => element.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
  const submit = () => {
    form.markSent()
    if (add.isPending || add.isSuccess) return
    if (form.unready) return focusOn(form.unready)
    add.mutate(form.draft, {
      onError: (error) => {
        if (staffApi.codeOf(error) !== 'EMAIL_TAKEN') return
        form.markTaken()
        focusOn('email')
      },
    })
  }
  useSaveKey(submit)

  return (
    <Page
      title={t('users.form.title')}
      about={<Lead hotelId={form.draft.hotelId} />}
      isNarrow
      back={
        <Link
          to={USERS}
          className="inline-flex min-h-11 items-center gap-1.5 text-muted hover:text-ink hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
          {t('users.form.back')}
        </Link>
      }
    >
      <form
        ref={element}
        noValidate
        className="grid gap-5 rounded-lg border border-line bg-card p-4 shadow-card sm:p-6"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          submit()
        }}
      >
        <UserFields form={form} />
        <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-4">
          <Link to={USERS} className={buttonClass('plain')}>
            {t('common:cancel')}
          </Link>
          <Button type="submit" look="primary" isBusy={add.isPending}>
            {t('users.form.submit')}
          </Button>
        </div>
      </form>
      {add.data && (
        <PasswordDialog
          title={t('users.done.title')}
          user={{ ...add.data, password: form.draft.password }}
          onDone={() => void navigate({ to: USERS })}
        />
      )}
      {isAsking && (
        <DiscardQuestion
          text={t('users.form.discardText')}
          onKeep={() => setAsking(false)}
          onDiscard={() => setDiscarded(true)}
        />
      )}
    </Page>
  )
}

/** Tells where the new user will sign in. */
function Lead({ hotelId }: { hotelId: string }) {
  const { t } = useTranslation('platform')
  const { data } = useHotelChoices()
  const slug = data?.find(({ id }) => id === hotelId)?.slug
  return <p className="min-h-5">{slug ? t('users.form.lead', { slug }) : t('users.form.leadNone')}</p>
}
