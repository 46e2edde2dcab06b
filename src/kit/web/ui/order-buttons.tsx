import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import { type DragOrder, stepTarget } from '../use-drag-order.ts'

type OrderProps = {
  id: string
  ids: readonly string[]
  labels: { drag: string; up: string; down: string }
  order: DragOrder
  onPlace: (id: string, beforeId: string | null) => void
}

/** A grip for dragging a row, and two buttons that move it by one. */
export function OrderButtons({ id, ids, labels, order, onPlace }: OrderProps) {
  const step = (direction: -1 | 1, label: string) => {
    const target = stepTarget(ids, id, direction)
    const Icon = direction === -1 ? ChevronUp : ChevronDown
    return (
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-disabled={target === undefined}
        onClick={() => target !== undefined && onPlace(id, target)}
        className="grid h-6 w-8 place-items-center rounded-sm text-muted hover:bg-tint hover:text-ink aria-disabled:opacity-35 aria-disabled:hover:bg-transparent pointer-coarse:size-9"
      >
        <Icon aria-hidden className="size-4" />
      </button>
    )
  }
  return (
    <div className="flex items-center">
      <span
        {...order.grip(id)}
        title={labels.drag}
        className="grid h-11 w-6 cursor-grab touch-none place-items-center text-muted hover:text-ink active:cursor-grabbing pointer-coarse:w-8"
      >
        <GripVertical aria-hidden className="size-4.5" />
      </span>
      <div className="grid pointer-coarse:flex">
        {step(-1, labels.up)}
        {step(1, labels.down)}
      </div>
    </div>
  )
}
