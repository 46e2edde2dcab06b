import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDragOrder } from './use-drag-order.ts'

type Placed = { id: string; beforeId: string | null }

/**
 * The order of rows that are dragged, or moved by their buttons.
 * @param onOrder receives the ids in their new order, and which row went where
 */
export function useRowOrder(
  rows: readonly { id: string; name: string }[],
  onOrder: (ids: string[], placed: Placed) => void,
) {
  const { t } = useTranslation('hotel-admin')
  const [said, setSaid] = useState('')
  const ids = rows.map(({ id }) => id)
  const place = (id: string, beforeId: string | null) => {
    const others = ids.filter((each) => each !== id)
    const index = beforeId === null ? others.length : others.indexOf(beforeId)
    onOrder(others.toSpliced(index, 0, id), { id, beforeId })
    const name = rows.find((row) => row.id === id)?.name
    setSaid(t('editor.moved', { name, place: index + 1, total: ids.length }))
  }
  const { attach, ...drag } = useDragOrder(ids, place)
  return {
    /** For the list's `ref`. */
    attach,
    order: { ...drag, ids, place },
    /** Tells a screen reader where a row went. */
    told: (
      <p role="status" className="sr-only">
        {said}
      </p>
    ),
  }
}

export type RowOrder = ReturnType<typeof useRowOrder>['order']
