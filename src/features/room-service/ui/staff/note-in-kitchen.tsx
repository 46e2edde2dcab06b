import { Languages, WandSparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../contract.ts'
import { useKitchenView } from './kitchen-view.ts'
import { useWording } from '#features/bookings/ui/staff/wording.ts'
import { translationsOf } from './note-translations.ts'

type NoteProps = { note: string; booking: Pick<Order, 'translations'>; className?: string }

/** A guest's note in the kitchen's language, with who has translated it; nothing where nothing is translated. */
export function NoteInKitchen({ note, booking, className = '' }: NoteProps) {
  const { t } = useTranslation('hotel-admin', { lng: useWording() })
  const { language } = useKitchenView()
  const translated = translationsOf(note, booking, language)
  if (translated.length === 0) return null
  return (
    <span className={`grid grid-cols-1 gap-0.5 text-ink print:text-black ${className}`}>
      {translated.map(({ text, isExact }, at) => {
        const Icon = isExact ? Languages : WandSparkles
        return (
          <span key={at} className="min-w-0">
            <span lang={language} dir="auto" className={`font-semibold ${isExact ? '' : 'italic'}`}>
              {text}
            </span>{' '}
            <span className="inline-flex items-center gap-1 text-[0.8125rem] font-normal text-muted print:text-black">
              <Icon aria-hidden className="size-3.5 shrink-0 print:hidden" />
              {t(isExact ? 'bookings.exactTranslation' : 'bookings.machineTranslation')}
            </span>
          </span>
        )
      })}
    </span>
  )
}
