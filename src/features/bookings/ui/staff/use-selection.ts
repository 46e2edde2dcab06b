import { useState } from 'react'
import type { Booking } from '../../contract.ts'
import { nextStatus } from '../../rules.ts'

/** Completing asks for each order, so that what is delivered is not advanced together with others. */
export const canSelect = ({ status }: Booking) => nextStatus(status) !== null

/** The orders that staff pick to advance together; null while nothing is being picked. */
export function useSelection(bookings: readonly Booking[]) {
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null)
  const selected = bookings.filter((booking) => picked?.has(booking.id) && canSelect(booking))
  const select = (id: string, isSelected: boolean) => {
    const next = new Set(picked)
    if (isSelected) next.add(id)
    else next.delete(id)
    setPicked(next)
  }
  return {
    isOn: picked !== null,
    selected,
    isSelected: (id: string) => picked?.has(id) ?? false,
    select,
    toggle: (id: string) => select(id, !picked?.has(id)),
    start: () => setPicked(new Set()),
    end: () => setPicked(null),
  }
}

export type Selection = ReturnType<typeof useSelection>
