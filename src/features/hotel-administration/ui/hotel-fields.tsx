import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#kit/web/ui/field.tsx'
import { Switch } from '#kit/web/ui/switch.tsx'
import { FormSection, NameOfHotel } from '#features/hotel-profile/ui/contact-fields.tsx'
import { toSlug } from '#features/hotels/rules.ts'
import type { HotelFormState } from './use-hotel-form.ts'

type FieldsProps = { form: HotelFormState }

/** Name, address and state. */
export function HotelFields({ form }: FieldsProps) {
  const { t } = useTranslation('platform')
  const { base, draft, slug, problems } = form
  const path = `/hotelly/${toSlug(slug) || '…'}`
  return (
    <FormSection title={t('hotels.form.basics')}>
      <NameOfHotel
        name={draft.name}
        error={problems.name}
        isFirst={!base}
        onChange={(name) => form.change({ name })}
      />
      <TextField
        label={t('hotels.form.slug')}
        error={problems.slug}
        hint={base ? t('hotels.form.slugFixed') : t('hotels.form.slugHint', { path })}
        required
        disabled={base !== null}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={slug}
        onChange={({ target }) => form.typeSlug(target.value)}
        onBlur={form.settleSlug}
      />
      <ActiveSwitch isActive={draft.isActive} onChange={(isActive) => form.change({ isActive })} />
    </FormSection>
  )
}

function ActiveSwitch({ isActive, onChange }: { isActive: boolean; onChange: (isActive: boolean) => void }) {
  const { t } = useTranslation('platform')
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-4 rounded-md border border-line py-2 ps-3.5 pe-2">
      <div>
        <p id={id} className="text-[0.9375rem] font-medium">
          {t('hotels.form.activeStatus')}
        </p>
        <p id={`${id}-state`} className="text-sm text-muted">
          {t(isActive ? 'hotels.form.activeHint' : 'hotels.form.inactiveHint')}
        </p>
      </div>
      <Switch isOn={isActive} onChange={onChange} aria-labelledby={id} aria-describedby={`${id}-state`} />
    </div>
  )
}
