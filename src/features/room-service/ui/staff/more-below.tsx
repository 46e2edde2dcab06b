import { ChevronDown } from 'lucide-react'
import { type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useOrderWatch } from './order-watch.tsx'
import { useBelow } from './use-below.ts'

const OF_A_PAGE = 0.8

/**
 * How many orders wait below the edge of a lane; a press scrolls to them. At the lane's end its place stays empty, so that
 * no card moves under a finger.
 */
export function MoreBelow({ lane, columns }: { lane: RefObject<HTMLElement | null>; columns: number }) {
  const { t } = useTranslation('hotel-admin')
  const watch = useOrderWatch()
  const below = useBelow(lane, columns)
  if (below === null) return null
  const unseen = below.filter((id) => watch.unseen.includes(id)).length
  return (
    <button
      type="button"
      onClick={() => {
        const { current } = lane
        current?.scrollBy({ top: current.clientHeight * OF_A_PAGE, behavior: 'smooth' })
      }}
      className={`flex min-h-9 shrink-0 items-center justify-center gap-2 rounded-md border border-line bg-side font-semibold hover:bg-tint pointer-coarse:min-h-11 ${below.length === 0 ? 'invisible' : ''}`}
    >
      <ChevronDown aria-hidden className="size-4" />
      <span>
        {t('bookings.moreBelow', { count: below.length })}
        {unseen > 0 && (
          <span className="text-accent-text"> · {t('bookings.unseenCount', { count: unseen })}</span>
        )}
      </span>
    </button>
  )
}
