import { Globe, LogIn, LogOut, type LucideIcon, Mail, MapPin } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Hotel } from '../contract.ts'
import { NETWORKS } from '../links.ts'
import { useHotel } from './current-hotel.ts'

/** Opens the map that the guest's phone has. */
const mapOf = ({ name, address }: Pick<Hotel, 'name' | 'address'>) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${name}, ${address}` }).toString()}`

/** Where the hotel is, and its times and pages, as far as it says them; nothing where it says none. */
export function HotelFacts({ className = '' }: { className?: string }) {
  const hotel = useHotel()
  const { t } = useTranslation('guest')
  const id = useId()
  const { address, checkInTime, checkOutTime, contactEmail } = hotel
  const links = NETWORKS.filter((network) => hotel[network] !== null)
  if (!address && !checkInTime && !checkOutTime && links.length === 0) return null
  return (
    <section
      aria-labelledby={id}
      className={`rounded-lg border border-line bg-card p-5 shadow-card ${className}`}
    >
      <h2 id={id} className="font-display text-xl font-semibold tracking-tight">
        {t('hotelFacts.label')}
      </h2>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {address && (
          <Fact icon={MapPin}>
            <Away to={mapOf(hotel)}>
              <bdi>{address}</bdi>
            </Away>
          </Fact>
        )}
        {checkInTime && <Fact icon={LogIn}>{t('hotelFacts.checkIn', { time: checkInTime })}</Fact>}
        {checkOutTime && <Fact icon={LogOut}>{t('hotelFacts.checkOut', { time: checkOutTime })}</Fact>}
        {contactEmail && (
          <Fact icon={Mail}>
            <Away to={`mailto:${contactEmail}`}>
              <bdi>{contactEmail}</bdi>
            </Away>
          </Fact>
        )}
        {links.map((network) => (
          <Fact key={network} icon={Globe}>
            <Away to={hotel[network] ?? ''}>{t(`hotelFacts.${network}`)}</Away>
          </Fact>
        ))}
      </ul>
    </section>
  )
}

const Fact = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li className="flex min-h-11 items-center gap-3">
    <Icon
      aria-hidden
      className="size-4.5 shrink-0 text-muted rtl:[&.lucide-log-in]:-scale-x-100 rtl:[&.lucide-log-out]:-scale-x-100"
    />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
)

const Away = ({ to, children }: { to: string; children: ReactNode }) => (
  <a
    href={to}
    target={to.startsWith('mailto:') ? undefined : '_blank'}
    rel="noreferrer"
    className="inline-flex min-h-11 items-center font-medium text-accent-text underline-offset-4 hover:underline"
  >
    <span>{children}</span>
  </a>
)
