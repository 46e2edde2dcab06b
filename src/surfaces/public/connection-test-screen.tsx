import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleAlert, CircleCheck, RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { announcementsApi } from '#features/announcements/ui/api.ts'
import { menuApi } from '#features/menu/ui/api.ts'
import { servicesApi } from '#features/services/ui/api.ts'
import { DEMO_SLUG } from '#kit/shared/ids.ts'
import { localized } from '#kit/shared/languages.ts'
import { useSurface } from '#kit/web/surface.ts'
import { useTitle } from '#kit/web/title.ts'
import { pageData } from '#kit/web/page-data.ts'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import { Skeleton } from '#kit/web/ui/states.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import { hotelsApi } from '#features/hotels/ui/api.ts'

/** About how much there is of each in the demo hotel: its place is kept until it is there. */
const USUAL = { hotel: 1, services: 6, announcements: 3, menu: 40 } as const

type Check = { key: keyof typeof USUAL; query: UseQueryResult; names?: string[] }

const ofHotel = { slug: DEMO_SLUG }
const fresh = { staleTime: 0, retry: false } as const

/** Reads all public data of the demo hotel, the hotel first (ERR-05). */
function useChecks(): Check[] {
  const language = useLanguage()
  const hotel = useQuery({ ...hotelsApi.query.get.queryOptions({ input: ofHotel }), ...fresh })
  const next = { ...fresh, enabled: hotel.isSuccess }
  const services = useQuery({ ...servicesApi.query.list.queryOptions({ input: ofHotel }), ...next })
  const announcements = useQuery({ ...announcementsApi.query.list.queryOptions({ input: ofHotel }), ...next })
  const menu = useQuery({ ...menuApi.query.list.queryOptions({ input: ofHotel }), ...next })
  const named = (name: Check['key'], query: UseQueryResult, names: string[] | undefined): Check => ({
    key: name,
    query: hotel.error ? hotel : query,
    ...(names ? { names } : {}),
  })
  return [
    named('hotel', hotel, hotel.data && [hotel.data.name]),
    named(
      'services',
      services,
      services.data?.map((each) => localized(each.label, language)),
    ),
    named(
      'announcements',
      announcements,
      announcements.data?.map((each) => localized(each.title, language)),
    ),
    named(
      'menu',
      menu,
      menu.data?.map((each) => localized(each.name, language)),
    ),
  ]
}

/** `/test-supabase`: checks step by step whether the browser reaches the data. */
export function ConnectionTestScreen() {
  const { t } = useTranslation('guest')
  const checks = useChecks()
  useSurface('guest')
  useTitle(t('connection.title'), pageData.provider)
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-2xl content-start gap-6 px-5 py-10">
      <header>
        <h1 className="font-display text-[2.25rem] font-semibold tracking-tight">{t('connection.title')}</h1>
        <p className="mt-2 text-muted">
          {t('connection.text')} <bdi className="font-medium text-ink">{DEMO_SLUG}</bdi>
        </p>
      </header>
      {checks.map((check) => (
        <CheckCard key={check.key} check={check} />
      ))}
      <nav aria-label={t('connection.ways')} className="flex flex-wrap gap-3">
        <Button onClick={() => checks.forEach(({ query }) => void query.refetch())}>
          <RefreshCw aria-hidden className="size-4" />
          {t('connection.again')}
        </Button>
        <Link to="/" className={buttonClass('plain')}>
          {t('connection.start')}
        </Link>
        <Link to="/home" className={buttonClass('plain')}>
          {t('connection.home')}
        </Link>
      </nav>
    </main>
  )
}

const LIST = 'mt-3 flex flex-wrap gap-2 text-[0.9375rem]'

function CheckCard({ check: { key, query, names } }: { check: Check }) {
  const { t } = useTranslation('guest')
  return (
    <section
      aria-labelledby={`check-${key}`}
      className="rounded-lg border border-line bg-card p-5 shadow-card"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id={`check-${key}`} className="font-sans text-[1.0625rem] font-semibold">
          {t(`connection.check.${key}`)}
        </h2>
        <p role="status" className="text-[0.9375rem] font-semibold">
          <Outcome query={query} count={names?.length ?? 0} />
        </p>
      </div>
      {query.isPending ? (
        <div className={LIST}>
          {Array.from({ length: USUAL[key] }, (_, place) => (
            <Skeleton key={place} className="h-[calc(1lh+0.5rem)] w-36 !rounded-full" />
          ))}
        </div>
      ) : (
        names && (
          <ul className={LIST}>
            {names.map((name) => (
              <li key={name} className="rounded-full bg-tint px-3 py-1">
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        )
      )}
    </section>
  )
}

function Outcome({ query, count }: { query: UseQueryResult; count: number }) {
  const { t } = useTranslation('guest')
  if (query.isPending) return <span className="text-muted">{t('connection.running')}</span>
  const Icon = query.error ? CircleAlert : CircleCheck
  return (
    <span className={`flex items-center gap-2 ${query.error ? 'text-late' : 'text-good'}`}>
      <Icon aria-hidden className="size-5" />
      {query.error ? t('connection.failed') : t('connection.passed', { count })}
    </span>
  )
}
