import { CalendarClock, CalendarPlus, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { receptionNumber } from '#features/hotels/reception-number.ts'
import { useOpenCategories } from '#features/service-items/ui/use-open-categories.ts'
import { shortId } from '#kit/shared/ids.ts'
import { listed } from '#kit/shared/languages.ts'
import { download } from '#kit/web/download.ts'
import { later } from '#kit/web/later.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import { useNow } from '#kit/web/use-now.ts'
import type { GuestWork } from '../contract.ts'
import { calendarFile } from '../ics.ts'
import { isAhead } from '../progress.ts'
import { mayGuestChange } from '../rules.ts'
import { useWorkWords } from './use-work-words.ts'

const CancelWork = later(() => import('./cancel-work.tsx'), 'CancelWork')
const MoveSheet = later(() => import('./move-sheet.tsx'), 'MoveSheet')

/** What a guest can do with their own: keep it in the calendar, move it, cancel it. */
export function WorkActions({ work }: { work: GuestWork }) {
  const hotel = useHotel()
  const { t } = useTranslation('work')
  const language = useLanguage()
  const localized = useLocalized()
  const { nameOf, answersText } = useWorkWords()
  const now = useNow()
  const areas = useOpenCategories()
  const [open, setOpen] = useState<'cancel' | 'move' | null>(null)
  const { id, version, startsAt, endsAt, resource, offerId } = work
  const mayChange = mayGuestChange(work, now.getTime())
  const keep = () => {
    if (!startsAt || !endsAt) return
    const place = listed([hotel.name, ...(resource ? [localized(resource.name)] : [])], language)
    const text = [
      answersText(work).replaceAll(/[\u2068\u2069]/g, ''),
      `#${shortId(id)}`,
      receptionNumber(hotel),
    ]
    const entry = { id, version, startsAt, endsAt, place, title: `${nameOf(work)} · ${hotel.name}` }
    const file = calendarFile({ ...entry, text: text.filter(Boolean).join('\n') }, new Date())
    download(`${shortId(id)}.ics`, file, 'text/calendar')
  }
  return (
    <div className="flex flex-wrap gap-2 empty:hidden *:grow">
      {startsAt && isAhead(work) && (
        <Button onClick={keep}>
          <CalendarPlus aria-hidden className="size-4.5" />
          {t('guest.calendar')}
        </Button>
      )}
      {mayChange && startsAt && offerId && areas?.has(work.category) && (
        <Button aria-haspopup="dialog" onClick={() => setOpen('move')}>
          <CalendarClock aria-hidden className="size-4.5" />
          {t('guest.move')}
        </Button>
      )}
      {mayChange && (
        <Button aria-haspopup="dialog" className="text-late!" onClick={() => setOpen('cancel')}>
          <X aria-hidden className="size-4.5" />
          {t(`guest.cancel.${work.kind}`)}
        </Button>
      )}
      {open === 'cancel' && <CancelWork work={work} onClose={() => setOpen(null)} />}
      {open === 'move' && offerId && (
        <MoveSheet work={work} offerId={offerId} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}
