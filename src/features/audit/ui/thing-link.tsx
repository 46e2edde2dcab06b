import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Language } from '#kit/shared/languages.ts'
import { buttonClass } from '#kit/web/ui/button.tsx'
import { askToEdit } from '#kit/web/use-asked-to-edit.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import type { ShownEntry } from '../contract.ts'

/** A guest is named with the room of that time, in which they may not be any more. */
const ROOM = /, [^,]*$/

type Place = { page: string; search: Record<string, string> }

/** Where a thing is worked on, and what the address of the page there has to say. */
function placeOf({ entity, entityId, name }: ShownEntry, language: Language): Place | null {
  if (entityId === null || name === null) return null
  const asked = askToEdit(entityId, language)
  if (entity === 'menu_item') return { page: 'menu', search: asked }
  if (entity === 'option_group') return { page: 'menu', search: { show: 'options', ...asked } }
  if (entity === 'announcement') return { page: 'announcements', search: asked }
  if (entity === 'guest') return { page: 'guests', search: { search: name.replace(ROOM, '') } }
  return null
}

/** Leads from an entry to its thing, unless the entry says that it is gone. */
export function ThingLink({ entry, thing }: { entry: ShownEntry; thing: string }) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const place = placeOf(entry, useLanguage())
  if (!place || entry.action === 'delete') return null
  return (
    <Link
      to={`/hotelly/${slug}/admin/${place.page}`}
      search={place.search}
      className={`${buttonClass('soft', 'sm')} max-w-full`}
    >
      <ArrowRight aria-hidden className="size-3.5 shrink-0 rtl:-scale-x-100" />
      <span className="truncate">{t('audit.open', { name: thing })}</span>
    </Link>
  )
}
