import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Guest } from '#features/guests/contract.ts'
import { guestsApi } from '#features/guests/ui/api.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { SearchField } from '#kit/web/ui/search-field.tsx'

const SHOWN = 6

type ChoiceProps = { guest: Guest | null; onChoose: (guest: Guest | null) => void; children?: ReactNode }

/** For whom it is: one of the guests who are there, found by room or name; with what is to be known of them. */
export function GuestChoice({ guest, onChoose, children }: ChoiceProps) {
  const { t } = useTranslation('hotel-admin')
  return (
    <section aria-labelledby="guest-choice" className="grid grid-cols-1 gap-2">
      <h3 id="guest-choice" className="font-semibold">
        {t('bookings.forGuest.guest')}
      </h3>
      {guest ? (
        <div className="flex items-center gap-3 rounded-md border border-accent-text/60 bg-tint px-3.5 py-1.5">
          <Who guest={guest} />
          <Button look="quiet" onClick={() => onChoose(null)} className="ms-auto">
            {t('bookings.forGuest.otherGuest')}
          </Button>
        </div>
      ) : (
        <FindGuest onChoose={onChoose} />
      )}
      {children}
    </section>
  )
}

const Who = ({ guest: { roomNumber, loginName } }: { guest: Guest }) => (
  <span className="flex min-w-0 items-baseline gap-3">
    <bdi className="shrink-0 text-xl font-bold">{roomNumber}</bdi>
    <bdi className="min-w-0 wrap-anywhere">{loginName}</bdi>
  </span>
)

function FindGuest({ onChoose }: Pick<ChoiceProps, 'onChoose'>) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const [search, setSearch] = useState('')
  const client = useQueryClient()
  const guestsWith = (wanted: string) =>
    guestsApi.query.list.queryOptions({
      input: { slug, search: wanted, show: 'active', sort: 'room', isDescending: false, page: 1 },
    })
  const { data, isError } = useQuery({ ...guestsWith(search), placeholderData: keepPreviousData })
  const found = data?.guests.slice(0, SHOWN)
  return (
    <>
      <SearchField
        label={t('bookings.forGuest.findGuest')}
        clearLabel={t('bookings.clearSearch')}
        search={search}
        onSearch={setSearch}
        inDialog={{
          isFirst: true,
          // the first of what was typed, and never of a search before; a failure stands below
          onEnter: (typed) =>
            void client.fetchQuery(guestsWith(typed)).then(
              ({ guests: [first] }) => first && onChoose(first),
              () => setSearch(typed),
            ),
        }}
      />
      {found && found.length > 0 && (
        <ul className="grid max-h-56 grid-cols-1 gap-1 overflow-y-auto sm:grid-cols-2">
          {found.map((found) => (
            <li key={found.id}>
              <button
                type="button"
                onClick={() => onChoose(found)}
                className="min-h-12 w-full rounded-md border border-line px-3.5 py-1.5 text-start hover:bg-tint"
              >
                <Who guest={found} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-sm text-muted empty:hidden">
        {isError && t('common:errors.network')}
        {found?.length === 0 && t('bookings.forGuest.noGuest')}
        {data && data.total > SHOWN && t('bookings.forGuest.moreGuests')}
      </p>
    </>
  )
}
