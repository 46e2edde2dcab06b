import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { receptionNumber } from '#features/hotels/reception-number.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { RehearsalLine } from './rehearsal-line.tsx'

type ReadsProps = { title: string; at: string | null; due: string; isMissed: boolean }

/** What the guest reads with the last step, to the letter, or where to give the number that is missing in it. */
export function GuestReads({ title, at, due, isMissed }: ReadsProps) {
  const { t } = useTranslation(['hotel-admin', 'times'])
  const hotel = useHotel()
  const number = receptionNumber(hotel)
  const state = at ? (number ? 'good' : 'partly') : isMissed ? 'missed' : 'waiting'
  return (
    <RehearsalLine look="guest" state={state} title={title} at={at} due={due}>
      {at && (
        <li className="grid gap-1.5">
          <blockquote className="rounded-md bg-tint px-3.5 py-2.5 text-[0.9375rem] text-pretty">
            {t(number ? 'times:longer.call' : 'times:longer.room')}
            {number && <bdi className="tabular block font-semibold wrap-anywhere">{number}</bdi>}
          </blockquote>
          {!number && (
            <p className="text-[0.9375rem] text-wait">
              {t('rehearsal.noNumber')}{' '}
              <Link
                to={`/hotelly/${hotel.slug}/admin/services`}
                className="font-medium text-accent-text underline underline-offset-2"
              >
                {t('rehearsal.giveNumber')}
              </Link>
            </p>
          )}
        </li>
      )}
    </RehearsalLine>
  )
}
