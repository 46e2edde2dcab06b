import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { AnyHotel } from '../contract.ts'
import { WhyStatus } from './hotel-status.tsx'
import { OwnLogo } from '#features/hotel-profile/ui/own-logo.tsx'
import { useHotelStatus } from './use-hotel-status.ts'

/** Logo and name; below it address and contact, or where there is no room for both why it stands as it does. */
export function HotelName({ hotel }: { hotel: AnyHotel }) {
  const { id, name, slug, contactEmail, contactPhone } = hotel
  const status = useHotelStatus(hotel)
  const isExplained = status.why.length > 0
  return (
    <div className="flex items-center gap-3">
      <OwnLogo hotel={hotel} size="xs" />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
        <h2 className="leading-5 font-semibold wrap-anywhere">
          <Link
            to="/hotelly/internal/admin/hotels/$hotelId/edit"
            params={{ hotelId: id }}
            title={name}
            className="line-clamp-2 hover:underline @2xl:line-clamp-1"
          >
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <div className="flex items-center gap-x-2.5 gap-y-1 max-md:flex-wrap">
          <p
            className={`min-w-0 text-[0.8125rem] leading-5 text-muted max-md:wrap-anywhere md:truncate ${isExplained ? 'md:hidden' : ''}`}
          >
            <bdi dir="ltr">/hotelly/{slug}</bdi>
            {[contactEmail, contactPhone].map(
              (way) =>
                way && (
                  <Fragment key={way}>
                    {' · '}
                    <bdi dir="ltr">{way}</bdi>
                  </Fragment>
                ),
            )}
          </p>
          {isExplained && <WhyStatus status={status} />}
        </div>
      </div>
    </div>
  )
}
