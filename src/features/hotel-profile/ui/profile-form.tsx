import { useTranslation } from 'react-i18next'
import { ownLogoUploadPath } from '#features/images/contract.ts'
import { ADDRESS_LENGTH } from '#features/hotels/contract.ts'
import { LINK_LENGTH, NETWORKS } from '#features/hotels/links.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { Overtaken } from '#kit/web/ui/overtaken.tsx'
import { TextField } from '#kit/web/ui/field.tsx'
import { SettingsForm } from '#kit/web/ui/settings-form.tsx'
import { TimeField } from '#kit/web/ui/time-field.tsx'
import type { HotelProfile, ProfileDraft } from '../contract.ts'
import { hotelProfileApi } from './api.ts'
import { ColorField } from './color-field.tsx'
import { ContactFields, FormSection, NameOfHotel } from './contact-fields.tsx'
import { GuestPreview } from './guest-preview.tsx'
import { LogoSection } from './logo-section.tsx'
import { OfProvider } from './of-provider.tsx'
import { useProfileForm } from './use-profile-form.ts'

const LABEL = {
  name: 'form.name',
  contactEmail: 'form.email',
  contactPhone: 'form.phone',
  bookingSupportNumber: 'form.support',
  primaryColor: 'form.color',
  address: 'own.address',
  checkInTime: 'own.checkIn',
  checkOutTime: 'own.checkOut',
  website: 'own.website',
  instagram: 'own.instagram',
  facebook: 'own.facebook',
} as const satisfies Record<keyof ProfileDraft, string>

const EXAMPLES = { website: 'hotel.example', instagram: '@hotel', facebook: '@hotel' } as const

type FormProps = { profile: HotelProfile; onSaved: () => void }

/** Name, contact details and look, beside the guests' pages in that look, and what the platform decides. */
export function ProfileForm({ profile, onSaved }: FormProps) {
  const { t } = useTranslation('hotel-profile')
  const hotel = useHotel()
  const { slug, currency } = hotel
  const { edits, save, problems, submit } = useProfileForm(profile, onSaved)
  const { fields, change } = edits
  const logo = {
    uploadPath: ownLogoUploadPath(slug),
    remove: () => hotelProfileApi.call.removeOwnLogo({ slug }),
  }
  return (
    <SettingsForm
      className="grid grid-cols-1 gap-5"
      isChanged={edits.isChanged}
      save={save}
      submit={submit}
      onDiscard={onSaved}
    >
      <Overtaken
        title={t('own.theirs')}
        edits={edits}
        labelOf={(field) => t(LABEL[field])}
        shown={(_field, value) => value ?? t('own.none')}
      />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-5">
          <FormSection title={t('own.basics')}>
            <NameOfHotel name={fields.name} error={problems.name} onChange={(name) => change({ name })} />
            <TextField
              label={t('own.address')}
              hint={t('own.addressHint')}
              limit={ADDRESS_LENGTH}
              autoComplete="off"
              value={fields.address ?? ''}
              onChange={({ target }) => change({ address: target.value || null })}
            />
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <TimeField
                label={t('own.checkIn')}
                isOptional
                error={problems.checkInTime}
                value={fields.checkInTime ?? ''}
                onChange={(time) => change({ checkInTime: time || null })}
              />
              <TimeField
                label={t('own.checkOut')}
                isOptional
                error={problems.checkOutTime}
                value={fields.checkOutTime ?? ''}
                onChange={(time) => change({ checkOutTime: time || null })}
              />
            </div>
          </FormSection>
          <ContactFields contact={fields} emailError={problems.contactEmail} onChange={change} />
          <FormSection title={t('own.web')}>
            {NETWORKS.map((network) => (
              <TextField
                key={network}
                label={t(`own.${network}`)}
                error={problems[network]}
                type={network === 'website' ? 'url' : 'text'}
                dir="ltr"
                limit={LINK_LENGTH}
                autoComplete="off"
                placeholder={EXAMPLES[network]}
                value={fields[network] ?? ''}
                onChange={({ target }) => change({ [network]: target.value || null })}
              />
            ))}
          </FormSection>
          <OfProvider />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <LogoSection hotel={profile} place={logo} draft={fields} />
          <section className="grid gap-4 rounded-lg border border-line bg-card p-5 shadow-card">
            <h2 className="text-base font-semibold">{t('form.look')}</h2>
            <ColorField
              color={fields.primaryColor}
              error={problems.primaryColor}
              onColor={(primaryColor) => change({ primaryColor })}
            />
            <GuestPreview hotel={hotel} name={fields.name} currency={currency} color={fields.primaryColor} />
          </section>
        </div>
      </div>
    </SettingsForm>
  )
}
