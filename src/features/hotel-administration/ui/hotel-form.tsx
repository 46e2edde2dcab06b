import { Link } from '@tanstack/react-router'
import { ArrowLeft, Info } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useTitle } from '#kit/web/title.ts'
import { focusWrong } from '#kit/web/focus-wrong.ts'
import { pageData } from '#kit/web/page-data.ts'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import { Page } from '#kit/web/ui/page.tsx'
import { useCuredToast } from '#kit/web/use-cured-toast.ts'
import { useLeaving } from '#kit/web/use-leave-guard.ts'
import { useSaveKey } from '#kit/web/use-save-key.ts'
import type { AnyHotel, NewPrices } from '../contract.ts'
import { ColorField } from '#features/hotel-profile/ui/color-field.tsx'
import { ContactFields } from '#features/hotel-profile/ui/contact-fields.tsx'
import { GuestPreview } from '#features/hotel-profile/ui/guest-preview.tsx'
import { LogoSection } from '#features/hotel-profile/ui/logo-section.tsx'
import type { LogoPlace } from '#features/hotel-profile/ui/use-logo.ts'
import { logoUploadPath } from '#features/images/contract.ts'
import { HotelFields } from './hotel-fields.tsx'
import { HotelServices } from './hotel-services.tsx'
import { NewPricesDialog } from './new-prices-dialog.tsx'
import { NewZoneDialog } from './new-zone-dialog.tsx'
import { RegionFields } from './region-fields.tsx'
import { SwitchOffDialog } from './switch-off-dialog.tsx'
import { useHotelForm } from './use-hotel-form.ts'
import { theirsOf, useSaveHotel } from './use-save-hotel.ts'
import { hotelAdministrationApi } from './api.ts'

const LIST = '/hotelly/internal/admin/hotels'

type FormProps = {
  /** Null for a new one. */
  hotel: AnyHotel | null
  template: AnyHotel | null
  onSaved: (hotel: AnyHotel) => void
}

const placeOfLogo = (id: string): LogoPlace => ({
  uploadPath: logoUploadPath(id),
  remove: () => hotelAdministrationApi.call.removeLogo({ id }),
})

/** All settings of a hotel that the platform controls (HOT-08). */
export function HotelForm({ hotel, template, onSaved }: FormProps) {
  const { t } = useTranslation(['platform', 'common', 'hotel-profile'])
  const form = useHotelForm(hotel, template)
  const save = useSaveHotel(template?.id ?? null)
  const { base, draft, slug } = form
  const [step, setStep] = useState<'off' | 'zone' | 'prices' | null>(null)
  useCuredToast('hotel-form', save.isError)
  // what is saved stays on the screen until the next one is there, and is not to be sent again
  const isSent = save.isPending || save.isSuccess
  const isUnsaved = form.isChanged && !save.isSuccess
  const leaving = useLeaving(isUnsaved)
  const title = base
    ? t('hotels.form.editTitle', { name: base.name })
    : template
      ? t('hotels.form.copyTitle', { name: template.name })
      : t('hotels.form.newTitle')
  useTitle(title, pageData.provider)

  const store = (prices: NewPrices) =>
    save.mutate(
      { opened: base, slug, draft, prices },
      {
        onSuccess: onSaved,
        onError: (error) => {
          const theirs = theirsOf(error)
          if (theirs) form.overtake(theirs)
          if (hotelAdministrationApi.codeOf(error) !== 'SLUG_TAKEN') return
          flushSync(form.refuseSlug)
          focusWrong()
        },
        onSettled: () => setStep(null),
      },
    )
  const hasNewPrices =
    base !== null && base.dishCount + base.offerCount > 0 && draft.currency !== base.currency
  const askPrices = () => (hasNewPrices ? setStep('prices') : store([]))
  const askZone = () => (base && draft.timeZone !== base.timeZone ? setStep('zone') : askPrices())
  const submit = () => {
    flushSync(form.send)
    if (isSent || step) return
    if (form.isWrong) return focusWrong()
    if (base?.isActive && !draft.isActive) return setStep('off')
    askZone()
  }
  const goOn = (ask: () => void) => () => {
    setStep(null)
    ask()
  }
  useSaveKey(submit)

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit()
      }}
    >
      <Page
        title={title}
        about={template && !base && t('hotels.form.copyNote', { name: template.name })}
        back={
          <Link
            to={LIST}
            className="-ms-1 flex min-h-9 w-fit items-center gap-1.5 rounded-sm px-1 text-muted hover:text-ink"
          >
            <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
            {t('hotels.form.back')}
          </Link>
        }
      >
        {save.error && theirsOf(save.error) && (
          <div
            role="alert"
            className="flex flex-wrap items-center gap-3 rounded-md bg-wait-tint px-4 py-3 text-wait"
          >
            <Info aria-hidden className="size-4 shrink-0" />
            <p className="min-w-60 flex-1">{t('hotels.form.changed')}</p>
            <Button
              size="sm"
              onClick={() => {
                save.reset()
                form.takeTheirs()
              }}
            >
              {t('hotels.form.takeTheirs')}
            </Button>
          </div>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <HotelFields form={form} />
            <ContactFields contact={draft} emailError={form.problems.contactEmail} onChange={form.change} />
            <RegionFields form={form} />
            {base && <HotelServices hotelId={base.id} />}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:sticky lg:top-[calc(var(--bar,0px)+var(--head,0px)+1.25rem)]">
            <LogoSection hotel={hotel} place={hotel && placeOfLogo(hotel.id)} draft={draft} />
            <section className="grid gap-4 rounded-lg border border-line bg-card p-5 shadow-card">
              <h2 className="text-base font-semibold">{t('hotel-profile:form.look')}</h2>
              <ColorField
                color={draft.primaryColor}
                error={form.problems.primaryColor}
                onColor={(primaryColor) => form.change({ primaryColor })}
              />
              <GuestPreview
                hotel={hotel}
                name={draft.name}
                currency={draft.currency}
                color={draft.primaryColor}
              />
            </section>
          </div>
        </div>
      </Page>
      <footer data-bottom-bar className="sticky bottom-0 z-20 border-t border-line bg-ground">
        <div className="flex max-w-7xl justify-end gap-2 px-4 py-3 lg:px-6">
          <Link to={LIST} className={buttonClass()}>
            {t('common:cancel')}
          </Link>
          <Button look="primary" type="submit" isBusy={isSent}>
            {t(base ? 'hotels.form.save' : 'hotels.form.create')}
          </Button>
        </div>
      </footer>
      {base && step === 'off' && (
        <SwitchOffDialog hotel={base} onConfirm={goOn(askZone)} onClose={() => setStep(null)} />
      )}
      {base && step === 'zone' && (
        <NewZoneDialog
          hotel={base}
          timeZone={draft.timeZone}
          onConfirm={goOn(askPrices)}
          onClose={() => setStep(null)}
        />
      )}
      {base && step === 'prices' && (
        <NewPricesDialog
          hotel={base}
          currency={draft.currency}
          isBusy={save.isPending}
          onConfirm={store}
          onClose={() => setStep(null)}
        />
      )}
      {leaving.status === 'blocked' && (
        <ConfirmDialog
          isDangerous
          title={t('hotels.form.discardTitle')}
          text={t('hotels.form.discardText')}
          confirm={t('hotels.form.discard')}
          dismiss={t('hotels.form.stay')}
          onClose={leaving.reset}
          onConfirm={leaving.proceed}
        />
      )}
    </form>
  )
}
