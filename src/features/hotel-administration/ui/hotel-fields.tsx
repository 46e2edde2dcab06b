import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#kit/web/ui/field.tsx'
import { Switch } from '#kit/web/ui/switch.tsx'
import { CONTACT_NUMBER_LENGTH } from '#features/hotels/contract.ts'
import { EMAIL_LENGTH } from '#kit/shared/sizes.ts'
import { NAME_LENGTH } from '../contract.ts'
import { toSlug } from '#features/hotels/rules.ts'
import type { HotelFormState } from './use-hotel-form.ts'

/** A titled section of the form. */
export const FormSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-4 rounded-lg border border-line bg-card p-5 shadow-card">
    <h2 className="text-base font-semibold">{title}</h2>
    {children}
  </section>
)

type FieldsProps = { form: HotelFormState }

/** Name, address and state. */
export function HotelFields({ form }: FieldsProps) {
  const { t } = useTranslation('platform')
  const { base, draft, slug, problems } = form
  const path = `/hotelly/${toSlug(slug) || '…'}`
  return (
    <FormSection title={t('hotels.form.basics')}>
      <TextField
        label={t('hotels.form.name')}
        error={problems.name}
        required
        autoFocus={!base}
        limit={NAME_LENGTH}
        autoComplete="off"
        value={draft.name}
        onChange={({ target }) => form.change({ name: target.value })}
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

/** The hotel's contact details for guests and the platform. */
export function ContactFields({ form: { draft, problems, change } }: FieldsProps) {
  const { t } = useTranslation('platform')
  return (
    <FormSection title={t('hotels.form.contact')}>
      <TextField
        label={t('hotels.form.email')}
        error={problems.contactEmail}
        type="email"
        limit={EMAIL_LENGTH}
        autoComplete="off"
        value={draft.contactEmail ?? ''}
        onChange={({ target }) => change({ contactEmail: target.value })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={t('hotels.form.phone')}
          type="tel"
          limit={CONTACT_NUMBER_LENGTH}
          autoComplete="off"
          value={draft.contactPhone ?? ''}
          onChange={({ target }) => change({ contactPhone: target.value })}
        />
        <TextField
          label={t('hotels.form.support')}
          hint={t('hotels.form.supportHint')}
          type="tel"
          limit={CONTACT_NUMBER_LENGTH}
          autoComplete="off"
          value={draft.bookingSupportNumber ?? ''}
          onChange={({ target }) => change({ bookingSupportNumber: target.value })}
        />
      </div>
    </FormSection>
  )
}
