import { type PointerEvent as HandleEvent, useEffect, useEffectEvent, useState } from 'react'

type Drag = { id: string; ids: string[]; list: Element }

/** Where the dragged row stands when the finger is at this height. */
function orderAt({ id, list }: Drag, height: number): string[] {
  const others = [...list.querySelectorAll<HTMLElement>('[data-row]')].filter((row) => row.dataset.row !== id)
  const isAbove = (row: HTMLElement) => row.getBoundingClientRect().top + row.offsetHeight / 2 < height
  const idsOf = (rows: HTMLElement[]) => rows.map((row) => row.dataset.row ?? '')
  return [...idsOf(others.filter(isAbove)), id, ...idsOf(others.filter((row) => !isAbove(row)))]
}

/**
 * Lets a list (`data-rows`) be put into order with a finger or a mouse by a handle on each row (`data-row={id}`).
 * @returns `dragged`, null when nothing is, and the order to show meanwhile
 */
export function useDragList(ids: readonly string[], onDrop: (ids: string[], id: string) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const isDragging = drag !== null
  const move = useEffectEvent(({ clientY }: PointerEvent) => {
    if (drag) setDrag({ ...drag, ids: orderAt(drag, clientY) })
  })
  const drop = useEffectEvent(() => {
    if (drag && drag.ids.join() !== ids.join()) onDrop(drag.ids, drag.id)
    setDrag(null)
  })

  // On the window: a row that moves in the page loses the pointer that it had captured.
  useEffect(() => {
    if (!isDragging) return
    const onMove = (event: PointerEvent) => move(event)
    const onUp = () => drop()
    const cancel = () => setDrag(null)
    addEventListener('pointermove', onMove)
    addEventListener('pointerup', onUp)
    addEventListener('pointercancel', cancel)
    return () => {
      removeEventListener('pointermove', onMove)
      removeEventListener('pointerup', onUp)
      removeEventListener('pointercancel', cancel)
    }
  }, [isDragging])

  return {
    dragged: drag?.id ?? null,
    ids: drag?.ids ?? ids,
    handle: (id: string) => ({
      onPointerDown: (event: HandleEvent<HTMLElement>) => {
        const list = event.currentTarget.closest('[data-rows]')
        if (event.button !== 0 || !list) return
        event.preventDefault()
        setDrag({ id, ids: [...ids], list })
      },
    }),
  }
}
