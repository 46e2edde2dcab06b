import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CONTACT_NUMBER_LENGTH } from '#features/hotels/contract.ts'
import { EMAIL_LENGTH } from '#kit/shared/sizes.ts'
import { TextField } from '#kit/web/ui/field.tsx'
import { type BasicDraft, NAME_LENGTH } from '../contract.ts'

/** A titled section of the form. */
export const FormSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-4 rounded-lg border border-line bg-card p-5 shadow-card">
    <h2 className="text-base font-semibold">{title}</h2>
    {children}
  </section>
)

type NameProps = {
  name: string
  error: string | undefined
  isFirst?: boolean
  onChange: (name: string) => void
}

export function NameOfHotel({ name, error, isFirst = false, onChange }: NameProps) {
  const { t } = useTranslation('hotel-profile')
  return (
    <TextField
      label={t('form.name')}
      error={error}
      required
      autoFocus={isFirst}
      limit={NAME_LENGTH}
      autoComplete="off"
      value={name}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

type Contact = Pick<BasicDraft, 'contactEmail' | 'contactPhone' | 'bookingSupportNumber'>
type ContactProps = {
  contact: Contact
  emailError: string | undefined
  onChange: (change: Partial<Contact>) => void
}

/** The hotel's contact details for guests and the platform. */
export function ContactFields({ contact, emailError, onChange }: ContactProps) {
  const { t } = useTranslation('hotel-profile')
  return (
    <FormSection title={t('form.contact')}>
      <TextField
        label={t('form.email')}
        error={emailError}
        type="email"
        limit={EMAIL_LENGTH}
        autoComplete="off"
        value={contact.contactEmail ?? ''}
        onChange={({ target }) => onChange({ contactEmail: target.value })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={t('form.phone')}
          type="tel"
          limit={CONTACT_NUMBER_LENGTH}
          autoComplete="off"
          value={contact.contactPhone ?? ''}
          onChange={({ target }) => onChange({ contactPhone: target.value })}
        />
        <TextField
          label={t('form.support')}
          hint={t('form.supportHint')}
          type="tel"
          limit={CONTACT_NUMBER_LENGTH}
          autoComplete="off"
          value={contact.bookingSupportNumber ?? ''}
          onChange={({ target }) => onChange({ bookingSupportNumber: target.value })}
        />
      </div>
    </FormSection>
  )
}
