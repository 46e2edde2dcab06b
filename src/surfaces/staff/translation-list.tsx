import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Language } from '#kit/shared/languages.ts'
import { dishLink } from '#features/menu/ui/staff/dish-address.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { askToEdit } from '#kit/web/use-asked-to-edit.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { Place, Untranslated } from './missing-texts.ts'

/** Where each kind of thing is edited. */
const EDITED: Record<Place, { path: string; show?: 'options' | 'times' | 'resources' }> = {
  menu: { path: 'menu' },
  options: { path: 'menu', show: 'options' },
  parts: { path: 'menu', show: 'times' },
  announcements: { path: 'announcements' },
  services: { path: 'services' },
  offers: { path: 'services' },
  resources: { path: 'services', show: 'resources' },
}

type ListProps = { place: Place; things: readonly Untranslated[]; language: Language }

/** What is not translated yet in one place. */
export function TranslationList({ place, things, language }: ListProps) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { list } = useFormatters()
  const localized = useLocalized()
  const { path, show } = EDITED[place]
  const linkTo = ({ id, area }: Untranslated) =>
    place === 'menu'
      ? dishLink({ slug, from: 'elsewhere' }, id, language)
      : {
          to: `/hotelly/${slug}/admin/${[path, area].filter(Boolean).join('/')}`,
          search: place === 'services' ? {} : { ...(show && { show }), ...askToEdit(id, language) },
        }
  const missing = ({ lacks, choices }: Untranslated) =>
    list([
      ...lacks.map((lack) => t(`translations.${lack}`)),
      ...choices.map((choice) => `\u2068${localized(choice)}\u2069`),
    ])
  return (
    <section aria-labelledby={`to-translate-${place}`} className="grid gap-2">
      <h2 id={`to-translate-${place}`} className="flex items-baseline gap-2.5 text-base font-semibold">
        {t(`translations.${place}`)}
        <span className="font-normal text-muted">{t('translations.count', { count: things.length })}</span>
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-card shadow-card">
        {things.map((thing) => (
          <li key={thing.id}>
            <Link {...linkTo(thing)} className="flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-ink/3">
              <span className="min-w-0 flex-1">
                <bdi className="block font-semibold wrap-anywhere">{localized(thing.name)}</bdi>
                <span className="block text-muted wrap-anywhere">
                  {t('translations.missing', { list: missing(thing) })}
                  {place === 'services' && ` · ${t('translations.byPlatform')}`}
                </span>
              </span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-muted rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
