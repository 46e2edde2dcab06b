import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { HotelLogo } from '#features/hotels/ui/hotel-logo.tsx'
import { directionOf, type Font, type Language, LANGUAGE_FACTS } from '#kit/shared/languages.ts'
import { pageData } from '#kit/web/page-data.ts'
import { QrCode } from '#kit/web/ui/qr-code.tsx'
import type { Guest } from '../contract.ts'
import { spacedCode } from '../one-time-code.ts'
import { roomCardFragment } from '../room-card-link.ts'

const FONTS: Record<'latin' | Font, { text: string; display: string }> = {
  latin: { text: '"Inter Variable", sans-serif', display: '"Fraunces Variable", Georgia, serif' },
  arabic: { text: '"IBM Plex Sans Arabic", sans-serif', display: '"IBM Plex Sans Arabic", sans-serif' },
}

type CardProps = {
  guest: Guest
  language: Language
  /** A one-time code, which the QR code brings along. */
  code: string | undefined
}

/** The card for the room: A6, measured in em of 3.5 mm, always in the light theme with the hotel's colour. */
export function RoomCard({ guest, language, code }: CardProps) {
  const { t } = useTranslation('hotel-admin', { lng: language })
  const hotel = useHotel()
  const address = `${pageData.publicUrl ?? location.origin}/hotelly/${hotel.slug}/guest-login`
  const font = FONTS[LANGUAGE_FACTS[language].font ?? 'latin']
  const display = { fontFamily: font.display }
  return (
    <div
      lang={language}
      dir={directionOf(language)}
      style={{ fontFamily: font.text, colorScheme: 'light' }}
      className="flex h-[42.2em] w-[30em] flex-col overflow-hidden bg-white text-center leading-[1.35] text-[oklch(24%_0.015_60)]"
    >
      <img
        src={hotel.coverUrl ?? `${hotel.scene}-day.svg`}
        alt=""
        className="h-[7.2em] w-full shrink-0 bg-accent-light object-cover object-[50%_64%]"
      />
      <div className="mt-[0.9em] grid shrink-0 justify-items-center gap-[0.5em] px-[2.2em]">
        <div className="flex items-center gap-[0.8em]">
          <HotelLogo hotel={hotel} className="!size-[2em] !rounded-[0.5em] !text-[1.9em]" />
          <p style={display} className="text-start text-[2em] leading-[1.15] font-semibold text-balance">
            {hotel.name}
          </p>
        </div>
        <p className="text-[1.2em] text-balance">{t('guests.cardLead')}</p>
      </div>
      <div className="flex min-h-0 grow flex-col items-center justify-center gap-[0.2em] px-[1.6em] py-[0.4em]">
        <QrCode
          text={`${address}#${roomCardFragment(guest.roomNumber, code ?? null)}`}
          label={t('guests.cardCode', { address })}
          className="max-h-[17em] min-h-[9em] w-full flex-1"
        />
        <p className="text-[1.2em] font-semibold">{t('guests.cardScan')}</p>
        <p className="text-[0.95em] text-[oklch(45%_0.02_65)]">{t('guests.cardOpen')}</p>
        <p className="max-w-full text-[0.95em] font-medium break-words">
          <bdi dir="ltr">{withBreaks(address.replace(/^https?:\/\//, ''))}</bdi>
        </p>
      </div>
      <dl className="mx-[2.2em] mb-[1.5em] grid shrink-0 grid-cols-[1.6fr_1fr] rounded-[0.9em] bg-[oklch(from_var(--accent-light)_95.5%_calc(c*0.26)_h)] py-[0.8em]">
        <Fact label={t('guests.cardName')} value={guest.loginName} font={display} />
        <Fact label={t('guests.cardRoom')} value={guest.roomNumber} font={display} />
        {code && (
          <div className="col-span-2 mx-[0.8em] mt-[0.7em] border-t border-[oklch(85%_0.015_80)] pt-[0.6em]">
            <dt className="text-[0.85em]">{t('guests.cardForLock')}</dt>
            <dd className="font-mono text-[1.3em] leading-[1.3] font-semibold tracking-[0.1em]">
              <bdi dir="ltr">{spacedCode(code)}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}

const Fact = ({ label, value, font }: { label: string; value: string; font: { fontFamily: string } }) => (
  <div className="min-w-0 border-[oklch(85%_0.015_80)] px-[0.8em] not-first:border-s">
    <dt className="text-[0.95em]">{label}</dt>
    <dd style={font} className="text-[1.7em] leading-[1.2] font-semibold break-words">
      <bdi>{value}</bdi>
    </dd>
  </div>
)

/** Allows line breaks after the slashes of a URL. */
const withBreaks = (address: string) => address.replaceAll('/', '/\u200B')
