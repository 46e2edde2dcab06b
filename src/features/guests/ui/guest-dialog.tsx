import { Info } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { dayAt } from '#kit/shared/day.ts'
import { useCuredToast } from '#kit/web/use-cured-toast.ts'
import { useFieldEdits } from '#kit/web/use-field-edits.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useSaveKey } from '#kit/web/use-save-key.ts'
import { toast } from '#kit/web/toast.ts'
import { DiscardQuestion } from '#kit/web/ui/discard-question.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { DateField } from '#kit/web/ui/date-field.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { TextField } from '#kit/web/ui/field.tsx'
import { Overtaken } from '#kit/web/ui/overtaken.tsx'
import { Switch } from '#kit/web/ui/switch.tsx'
import { LastAttempt } from '#kit/web/ui/last-attempt.tsx'
import { Day, type Guest, LOGIN_NAME_LENGTH, ROOM_NUMBER_LENGTH } from '../contract.ts'
import { mayChangeHands } from '../rules.ts'
import { StayChoice } from './stay-choice.tsx'
import { currentOf, type GuestActions, type GuestFields } from './use-guest-actions.ts'

const NEW: GuestFields = { loginName: '', roomNumber: '', expiresOn: null, isActive: true }
const fieldsOf = (guest: Guest | null): GuestFields => {
  const { loginName, roomNumber, expiresOn, isActive } = guest ?? NEW
  return { loginName, roomNumber, expiresOn, isActive }
}

type DialogProps = {
  /** Null for a new guest. */
  guest: Guest | null
  actions: GuestActions
  onClose: () => void
}

/** Adds or edits a guest (GST-07 to GST-12); edits are kept when somebody else saves first. */
export function GuestDialog({ guest: opened, actions, onClose }: DialogProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { day } = useFormatters()
  const formId = useId()
  const [guest, setGuest] = useState(opened)
  const edits = useFieldEdits(fieldsOf(guest), `guest ${guest?.id}`)
  const [isSameGuest, setSameGuest] = useState<boolean | null>(null)
  const [isChecked, setChecked] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const { save, reasonOf } = actions
  const { fields, isChanged } = edits
  const { loginName, roomNumber, expiresOn, isActive } = fields
  const isNamed = loginName.trim() !== '' && roomNumber.trim() !== ''
  const isDated = expiresOn === null || Day.safeParse(expiresOn).success
  const today = dayAt(new Date(), useHotel().timeZone)
  const isExpired = expiresOn !== null && expiresOn <= today
  const isAsked = guest !== null && mayChangeHands(guest, { loginName, isExpired }, new Date())
  const staysOn = guest !== null && (!isAsked || isSameGuest === true)
  const isMoving = staysOn && guest.roomNumber !== roomNumber.trim()
  const change = (more: Partial<GuestFields>) => {
    save.reset()
    edits.change(more)
  }

  useCuredToast('guest-form', !isNamed || edits.conflicts.length > 0)
  useCuredToast(t('guests.saveFailed'), save.isError)

  const close = () => {
    save.reset()
    onClose()
  }
  const submit = () => {
    setChecked(true)
    if (save.isPending) return
    if (!isNamed) return toast.error(t('guests.missing'), { id: 'guest-form' })
    if (!isDated || (isAsked && isSameGuest === null)) return
    if (edits.conflicts.length > 0) return toast.error(t('common:overtaken.choose'), { id: 'guest-form' })
    save.mutate(
      { guest, fields, isSameGuest: isAsked && isSameGuest === true },
      { onSuccess: onClose, onError: (error) => setGuest((before) => currentOf(error) ?? before) },
    )
  }
  useSaveKey(submit)

  return (
    <>
      <Dialog
        title={t(opened ? 'guests.editTitle' : 'guests.add')}
        onClose={() => (isChanged ? setLeaving(true) : close())}
        footer={
          <>
            <Button onClick={() => (isChanged ? setLeaving(true) : close())}>{t('common:cancel')}</Button>
            <Button look="primary" type="submit" form={formId} isBusy={save.isPending}>
              {t(opened ? 'guests.update' : 'guests.add')}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          className="grid gap-4"
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            submit()
          }}
        >
          {save.error && !currentOf(save.error) && (
            <p role="alert" className="flex gap-2 rounded-md bg-late-tint px-3.5 py-2.5 text-late">
              <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span>{reasonOf(save.error)}</span>
            </p>
          )}
          <Overtaken
            title={t('guests.changed')}
            edits={edits}
            labelOf={(name) => t(name === 'isActive' ? 'guests.activeSwitch' : `guests.${name}`)}
            shown={(name, value) => {
              if (name === 'isActive') return t(value ? 'guests.canLogIn' : 'guests.cannotLogIn')
              return name === 'expiresOn' && value ? day(String(value)) : value || '–'
            }}
          />
          <TextField
            data-first-focus
            label={t('guests.loginName')}
            hint={t('guests.loginNameHint')}
            error={isChecked && !loginName.trim() ? t('guests.needName') : undefined}
            placeholder={t('guests.loginNamePlaceholder')}
            limit={LOGIN_NAME_LENGTH}
            autoComplete="off"
            required
            value={loginName}
            onChange={({ target }) => change({ loginName: target.value })}
          />
          <TextField
            label={t('guests.roomNumber')}
            hint={t(isMoving ? 'guests.ordersFollow' : 'guests.roomNumberHint')}
            error={isChecked && !roomNumber.trim() ? t('guests.needRoom') : undefined}
            limit={ROOM_NUMBER_LENGTH}
            autoComplete="off"
            required
            value={roomNumber}
            onChange={({ target }) => change({ roomNumber: target.value })}
          />
          <div className="grid gap-1">
            <DateField
              label={t('guests.expiresOn')}
              hint={t('guests.expiresOnHint')}
              error={isDated ? undefined : t('guests.badDate')}
              max="2999-12-31"
              value={expiresOn ?? ''}
              onDay={(typed) => change({ expiresOn: typed || null })}
            />
            <p className="text-sm text-muted">{t('guests.expiresOnSuggestion')}</p>
          </div>
          {!opened && <LastAttempt action="guest_creation" />}
          {isAsked && (
            <StayChoice
              isSame={isSameGuest}
              isMissing={isChecked && isSameGuest === null}
              onChoose={setSameGuest}
            />
          )}
          {opened && (
            <>
              <ActiveSwitch isActive={isActive} onChange={(wanted) => change({ isActive: wanted })} />
              <p className="text-sm text-muted">{t('guests.signsOut')}</p>
            </>
          )}
        </form>
      </Dialog>
      {isLeaving && (
        <DiscardQuestion text={t('discard.entered')} onKeep={() => setLeaving(false)} onDiscard={close} />
      )}
    </>
  )
}

function ActiveSwitch({ isActive, onChange }: { isActive: boolean; onChange: (isActive: boolean) => void }) {
  const { t } = useTranslation('hotel-admin')
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-4 rounded-md border border-line py-2 ps-3.5 pe-2">
      <div>
        <p id={id} className="text-[0.9375rem] font-medium">
          {t('guests.activeSwitch')}
        </p>
        <p id={`${id}-state`} className="text-sm text-muted">
          {t(isActive ? 'guests.canLogIn' : 'guests.cannotLogIn')}
        </p>
      </div>
      <Switch aria-labelledby={id} aria-describedby={`${id}-state`} isOn={isActive} onChange={onChange} />
    </div>
  )
}
