import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Language } from '#kit/shared/languages.ts'
import { dishLink } from '#features/menu/ui/staff/dish-address.ts'
import { buttonClass } from '#kit/web/ui/button.tsx'
import { askToEdit } from '#kit/web/use-asked-to-edit.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import type { ShownEntry } from '../contract.ts'

/** A guest is named with the room of that time, in which they may not be any more. */
const ROOM = /, [^,]*$/

type Place = { to: string; search: object; state?: object }

/** Where a thing is worked on, and what the address of the page there has to say. */
function placeOf({ entity, entityId, name }: ShownEntry, slug: string, language: Language): Place | null {
  if (entityId === null || name === null) return null
  const pageAt = (path: string) => `/hotelly/${slug}/admin/${path}`
  const asked = askToEdit(entityId, language)
  if (entity === 'menu_item') return dishLink({ slug, from: 'elsewhere' }, entityId, language)
  if (entity === 'option_group') return { to: pageAt('menu'), search: { show: 'options', ...asked } }
  if (entity === 'announcement') return { to: pageAt('announcements'), search: asked }
  if (entity === 'guest') return { to: pageAt('guests'), search: { search: name.replace(ROOM, '') } }
  return null
}

/** Leads from an entry to its thing, unless the entry says that it is gone. */
export function ThingLink({ entry, thing }: { entry: ShownEntry; thing: string }) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const place = placeOf(entry, slug, useLanguage())
  if (!place || entry.action === 'delete') return null
  return (
    <Link {...place} className={`${buttonClass('soft', 'sm')} max-w-full`}>
      <ArrowRight aria-hidden className="size-3.5 shrink-0 rtl:-scale-x-100" />
      <span className="truncate">{t('audit.open', { name: thing })}</span>
    </Link>
  )
}
