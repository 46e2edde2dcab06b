import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { DiscardQuestion } from '#kit/web/ui/discard-question.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { TextField } from '#kit/web/ui/field.tsx'
import { useCuredToast } from '#kit/web/use-cured-toast.ts'
import { FULL_NAME_LENGTH, type HotelAdmin } from '../contract.ts'
import { staffApi } from './api.ts'
import { RefusalNotice } from './mail-refusal.tsx'
import { HotelField } from './user-fields.tsx'

/** Renames a hotel admin, or moves one to another hotel. */
export function EditUserDialog({ user, onClose }: { user: HotelAdmin; onClose: () => void }) {
  const { t } = useTranslation(['platform', 'common'])
  const form = useId()
  const [seen, setSeen] = useState(user)
  const [fullName, setFullName] = useState(user.fullName)
  const [hotelId, setHotelId] = useState(user.hotelId)
  const save = useSaveUser(onClose, setSeen)
  useCuredToast('edit-user', save.isError)
  const isMoved = hotelId !== seen.hotelId
  const isNameless = fullName.trim() === ''
  const [isLeaving, setLeaving] = useState(false)
  const isChanged = isMoved || fullName !== seen.fullName
  const leave = () => (isChanged ? setLeaving(true) : onClose())
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isNameless || save.isPending) return
    save.mutate({ seen, wanted: { fullName: fullName.trim(), hotelId } })
  }
  return (
    <>
      <Dialog
        title={t('users.editTitle', { name: seen.fullName })}
        onClose={leave}
        footer={
          <>
            <Button onClick={leave}>{t('common:cancel')}</Button>
            <Button look="primary" type="submit" form={form} isBusy={save.isPending}>
              {t('users.save')}
            </Button>
          </>
        }
      >
        <form id={form} noValidate onSubmit={submit} className="grid min-h-72 content-start gap-4">
          <p className="text-muted">
            <bdi>{seen.email}</bdi>
          </p>
          {seen.mailRefusal && <RefusalNotice refusal={seen.mailRefusal} />}
          <TextField
            data-first-focus
            label={t('users.form.fullName')}
            error={isNameless ? t('users.form.needName') : undefined}
            required
            autoComplete="off"
            limit={FULL_NAME_LENGTH}
            value={fullName}
            onChange={({ target }) => setFullName(target.value)}
          />
          <HotelField
            value={hotelId}
            error={undefined}
            onChange={setHotelId}
            current={{ id: seen.hotelId, name: seen.hotelName ?? t('users.unknown') }}
          />
          <p role="status" className="text-sm text-wait empty:hidden">
            {isMoved && t('users.moveNote')}
          </p>
        </form>
      </Dialog>
      {isLeaving && <DiscardQuestion onKeep={() => setLeaving(false)} onDiscard={onClose} />}
    </>
  )
}

type Change = { seen: HotelAdmin; wanted: { fullName: string; hotelId: string } }

function useSaveUser(onSaved: () => void, onOvertaken: (theirs: HotelAdmin) => void) {
  const { t } = useTranslation('platform')
  const { errorText } = useErrorText()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ seen: { id, fullName, hotelId }, wanted }: Change) =>
      staffApi.call.update({ id, seen: { fullName, hotelId }, wanted }),
    onSuccess: () => {
      toast.success(t('users.saved'))
      onSaved()
    },
    onError: (error) => {
      const data = staffApi.dataOf(error, 'CHANGED')
      if (data) onOvertaken(data.current)
      const reasons: Record<string, string> = {
        NOT_FOUND: t('users.gone'),
        HOTEL_CLOSED: t('users.hotelClosed'),
        CHANGED: t('users.changed'),
      }
      const description = reasons[staffApi.codeOf(error) ?? ''] ?? errorText(error, '')
      toast.error(t('users.saveFailed'), { id: 'edit-user', description, duration: Number.POSITIVE_INFINITY })
    },
    onSettled: () => client.invalidateQueries({ queryKey: [['staff']] }),
  })
}
