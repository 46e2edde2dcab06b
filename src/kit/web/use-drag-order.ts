import { type PointerEvent, useState } from 'react'

type Drag = { id: string; beforeId: string | null }

const EDGE = 90
const SCROLL = 14

/**
 * Lets users drag rows of a list by their grips with mouse, pen or finger; Escape cancels. Each row has its id in
 * `data-row`. During a drag only a line moves, to show where the row will go.
 */
export function useDragOrder(ids: readonly string[], onPlace: (id: string, beforeId: string | null) => void) {
  const [list, setList] = useState<HTMLElement | null>(null)
  const [drag, setDrag] = useState<Drag | null>(null)

  const targetAt = (y: number): string | null => {
    const rows = [...(list?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? [])]
    const below = rows.find((row) => {
      const { top, height } = row.getBoundingClientRect()
      return y < top + height / 2
    })
    return below?.dataset.row ?? null
  }
  const drop = (placed: Drag | null) => {
    setDrag(null)
    if (!placed || placed.beforeId === placed.id) return
    const next = ids[ids.indexOf(placed.id) + 1] ?? null
    if (placed.beforeId !== next) onPlace(placed.id, placed.beforeId)
  }

  return {
    /** For the list's `ref`. */
    attach: setList,
    grip: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ id, beforeId: id })
        const grip = event.currentTarget
        const { pointerId } = event
        const cancel = (key: KeyboardEvent) => {
          if (key.key !== 'Escape') return
          setDrag(null)
          grip.releasePointerCapture(pointerId)
        }
        addEventListener('keydown', cancel)
        grip.addEventListener('lostpointercapture', () => removeEventListener('keydown', cancel), {
          once: true,
        })
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!drag) return
        setDrag({ id, beforeId: targetAt(event.clientY) })
        if (event.clientY < EDGE) scrollBy(0, -SCROLL)
        if (event.clientY > innerHeight - EDGE) scrollBy(0, SCROLL)
      },
      onPointerUp: () => drop(drag),
      onPointerCancel: () => setDrag(null),
    }),
    /** The class of a row that is being dragged, or that would get another one before or after it. */
    rowClass: (id: string) => {
      if (!drag) return ''
      if (drag.id === id) return 'opacity-50'
      if (drag.beforeId === id) return 'shadow-[0_-2px_0_0_var(--accent)]'
      const isLast = ids.at(-1) === id && drag.beforeId === null
      return isLast ? 'shadow-[0_2px_0_0_var(--accent)]' : ''
    },
  }
}

/** The id before which a row goes when it moves by one (null: to the end); undefined when it cannot move. */
export function stepTarget(ids: readonly string[], id: string, step: -1 | 1): string | null | undefined {
  const at = ids.indexOf(id)
  if (step === -1) return at > 0 ? ids[at - 1] : undefined
  return at < ids.length - 1 ? (ids[at + 2] ?? null) : undefined
}
