import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { againstOf } from '#features/dietary/traits.ts'
import { setIsHiding } from '#features/dietary/ui/avoided.ts'
import { useAvoided, useIsHiding } from '#features/dietary/ui/use-avoided.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { Button } from '#kit/web/ui/button.tsx'
import type { GuestMenuItem } from '../dish-shapes.ts'
import { traitsAsServed } from '../as-served.ts'

type AvoidBarProps = { items: readonly GuestMenuItem[]; onHide: (ids: ReadonlySet<string>) => void }

/** Leaves the dishes that contain what the guest avoids out of the menu, and says how many they are. */
export function AvoidBar({ items, onHide }: AvoidBarProps) {
  const { slug } = useHotel()
  const { t } = useTranslation('traits')
  const avoided = useAvoided()
  const isHiding = useIsHiding()
  const against = useMemo(
    () => items.filter((item) => againstOf(traitsAsServed(item), avoided).contains.length > 0),
    [items, avoided],
  )
  useEffect(() => {
    onHide(new Set(isHiding ? against.map(({ id }) => id) : []))
  }, [isHiding, against, onHide])
  if (against.length === 0) return null
  const Icon = isHiding ? Eye : EyeOff
  const hidden = t('showHidden', { count: against.length })
  return (
    <>
      <Button
        className="mb-5 w-full text-[0.9375rem] whitespace-normal! md:w-auto"
        onClick={() => setIsHiding(slug, !isHiding)}
      >
        <Icon aria-hidden className="size-4.5 shrink-0" />
        {isHiding ? hidden : t('hideConflicts')}
      </Button>
      <p role="status" className="sr-only">
        {isHiding && hidden}
      </p>
    </>
  )
}
