import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PANEL_PAGES } from '#features/alerts/panel-pages.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { askToEdit } from '#kit/web/use-asked-to-edit.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { comingUp } from './pending.ts'

const SHOWN = 5

type NextProps = { next: ReturnType<typeof comingUp>; className: string }

/** The next appointments of today: when, what, for which room, and with whom or where. */
export function ComingUp({ next, className }: NextProps) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const language = useLanguage()
  const localized = useLocalized()
  const { time } = useFormatters()
  const page = `/hotelly/${slug}/admin/${PANEL_PAGES.appointment}`
  const others = next.length - SHOWN
  return (
    <section aria-labelledby="coming-up" className={className}>
      <h2 id="coming-up" className="px-4 pt-3 pb-2 text-lg font-semibold sm:px-5">
        {t('dashboard.now.next')}
      </h2>
      <ul className="divide-y divide-line border-t border-line">
        {next.slice(0, SHOWN).map(({ booking: { id, name, roomNumber, resource }, startsAt }) => (
          <li key={id}>
            <Link
              to={page}
              search={askToEdit(id, language)}
              className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-ink/3 sm:px-5"
            >
              <time
                dateTime={startsAt}
                className="tabular w-14 shrink-0 text-lg font-semibold whitespace-nowrap"
              >
                <bdi>{time(startsAt)}</bdi>
              </time>
              <span className="min-w-0 flex-1">
                <span dir="auto" className="block truncate text-start font-medium">
                  {localized(name)}
                </span>
                <span className="block truncate text-sm text-muted">
                  {t('inbox.room', { room: roomNumber })}
                  {resource && (
                    <>
                      {' · '}
                      <bdi>{localized(resource.name)}</bdi>
                    </>
                  )}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <Link
          to={page}
          className="flex min-h-11 items-center border-t border-line px-4 font-semibold text-accent-text hover:bg-ink/3 sm:px-5"
        >
          {t('dashboard.now.moreToday', { count: others })}
        </Link>
      )}
    </section>
  )
}
