import { useTranslation } from 'react-i18next'
import { Field, inputClass, TextField } from '#kit/web/ui/field.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import { FULL_NAME_LENGTH } from '../contract.ts'
import { PasswordEntry } from './password-entry.tsx'
import type { UserForm } from './use-user-form.ts'
import { useHotelChoices } from './use-users.ts'

/** E-mail, name, password and hotel, all of them required (HUS-05, HUS-06). */
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
        maxLength={FULL_NAME_LENGTH}
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

type HotelProps = { value: string; error: string | undefined; onChange: (hotelId: string) => void }

function HotelField({ value, error, onChange }: HotelProps) {
  const { t } = useTranslation('platform')
  const { data, isError } = useHotelChoices()
  const hotels = data?.filter(({ isActive }) => isActive)
  const trouble = isError && !data ? t('users.form.hotelsFailed') : undefined
  const hint = hotels?.length === 0 ? t('users.form.noHotel') : undefined
  return (
    <Field label={t('users.form.hotel')} hint={hint} error={trouble ?? error}>
      {(control) => (
        <Select
          {...control}
          name="hotelId"
          required
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={`${inputClass} truncate`}
        >
          <option value="">{t('users.form.chooseHotel')}</option>
          {hotels?.map(({ id, name, slug }) => (
            <option key={id} value={id}>{`${name} (${slug})`}</option>
          ))}
        </Select>
      )}
    </Field>
  )
}
