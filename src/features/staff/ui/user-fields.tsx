import { useTranslation } from 'react-i18next'
import { Combobox } from '#kit/web/ui/combobox.tsx'
import { TextField } from '#kit/web/ui/field.tsx'
import { FULL_NAME_LENGTH } from '../contract.ts'
import { PasswordEntry } from './password-entry.tsx'
import type { UserForm } from './use-user-form.ts'
import { useHotelChoices } from './use-users.ts'

/** E-mail, name, password and hotel, all required (HUS-05, HUS-06). */
export function UserFields({ form: { draft, problems, change } }: { form: UserForm }) {
  const { t } = useTranslation('platform')
  return (
    <>
      <TextField
        label={t('users.form.email')}
        hint={t('users.form.emailHint')}
        error={problems.email}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={draft.email}
        onChange={({ target }) => change({ email: target.value })}
      />
      <TextField
        label={t('users.form.fullName')}
        error={problems.fullName}
        name="fullName"
        autoComplete="off"
        limit={FULL_NAME_LENGTH}
        required
        value={draft.fullName}
        onChange={({ target }) => change({ fullName: target.value })}
      />
      <PasswordEntry
        value={draft.password}
        error={problems.password}
        onChange={(password) => change({ password })}
      />
      <HotelField
        value={draft.hotelId}
        error={problems.hotelId}
        onChange={(hotelId) => change({ hotelId })}
      />
    </>
  )
}

type HotelProps = {
  value: string
  error: string | undefined
  onChange: (hotelId: string) => void
  /** The user's current hotel, offered even when it is inactive. */
  current?: { id: string; name: string }
}

/** A choice among the active hotels. */
export function HotelField({ value, error, onChange, current }: HotelProps) {
  const { t } = useTranslation('platform')
  const { data, isError } = useHotelChoices()
  const hotels = data?.filter(({ isActive }) => isActive)
  const trouble = isError && !data ? t('users.form.hotelsFailed') : undefined
  const hint = hotels?.length === 0 ? t('users.form.noHotel') : undefined
  const isListed = hotels?.some(({ id }) => id === current?.id) ?? false
  return (
    <Combobox
      label={t('users.form.hotel')}
      hint={hint}
      error={trouble ?? error}
      name="hotelId"
      placeholder={t('users.form.chooseHotel')}
      noneText={t('users.form.noneFound')}
      choices={[
        ...(current && !isListed ? [{ value: current.id, label: current.name }] : []),
        ...(hotels ?? []).map(({ id, name, slug }) => ({ value: id, label: name, note: slug })),
      ]}
      value={value}
      onChange={onChange}
    />
  )
}
