import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { stepTarget } from '../use-drag-order.ts'
import type { RowOrder } from '../use-row-order.tsx'

const stepClass =
  'grid h-6 w-8 place-items-center rounded-sm text-muted hover:bg-tint hover:text-ink pointer-coarse:size-9'
const stuckClass = 'aria-disabled:opacity-35 aria-disabled:hover:bg-transparent'
const gripClass = 'grid h-11 w-6 cursor-grab touch-none place-items-center text-muted/60 pointer-coarse:w-8'

/** By dragging it, a row is moved. */
export function RowGrip({ id, name, order }: OrderProps) {
  const { t } = useTranslation('hotel-admin')
  return (
    <span
      {...order.grip(id)}
      title={t('editor.drag', { name })}
      className={`${gripClass} hover:text-ink active:cursor-grabbing`}
    >
      <GripVertical aria-hidden className="size-4.5" />
    </span>
  )
}

type OrderProps = { id: string; name: string; order: RowOrder }

/** Two buttons that move a row by one. */
export function RowSteps({ id, name, order }: OrderProps) {
  const { t } = useTranslation('hotel-admin')
  const step = (direction: -1 | 1, label: string) => {
    const target = stepTarget(order.ids, id, direction)
    const Icon = direction === -1 ? ChevronUp : ChevronDown
    return (
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-disabled={target === undefined}
        onClick={() => target !== undefined && order.place(id, target)}
        className={`${stepClass} ${stuckClass}`}
      >
        <Icon aria-hidden className="size-4" />
      </button>
    )
  }
  return (
    <div className="calm-tool grid pointer-coarse:flex">
      {step(-1, t('editor.up', { name }))}
      {step(1, t('editor.down', { name }))}
    </div>
  )
}

/** A grip for dragging a row, and what moves it by one. */
export const OrderButtons = (props: OrderProps) => (
  <div className="flex items-center">
    <RowGrip {...props} />
    <RowSteps {...props} />
  </div>
)
