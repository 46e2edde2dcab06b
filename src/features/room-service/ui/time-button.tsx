import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { later } from '#kit/web/later.tsx'
import { Button, type ButtonProps } from '#kit/web/ui/button.tsx'
import { timesFor } from '../order-times.ts'
import { setDueAt } from './cart.ts'
import type { Ordering } from './use-ordering.ts'

const TimeSheet = later(() => import('#features/bookings/ui/time-sheet.tsx'), 'TimeSheet')

type TimeButtonProps = ButtonProps & { ordering: Pick<Ordering, 'wanted' | 'due'>; children: ReactNode }

/** Opens the choice of a time for the order. */
export function TimeButton({ ordering: { wanted, due }, children, ...props }: TimeButtonProps) {
  const { slug } = useHotel()
  const { t } = useTranslation('times')
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => TimeSheet.fetchSoon(), [])
  return (
    <>
      <Button aria-haspopup="dialog" {...props} onClick={() => setIsOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <TimeSheet
          times={() => timesFor(wanted)}
          none={wanted.parts.length > 1 ? t('apart') : undefined}
          due={due}
          onTake={(at) => setDueAt(slug, at.toISOString())}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
