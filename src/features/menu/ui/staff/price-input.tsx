import type { ComponentProps, KeyboardEvent } from 'react'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { decimalsOf } from '#kit/shared/money.ts'
import { inputClass } from '#kit/web/ui/field.tsx'
import { priceBeside } from '../../fields.ts'

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string
  /** The question below it, while what is typed can be read in two ways. */
  questionId: string | null
  onPrice: (price: string) => void
  /** Gives back what was typed, where the field stands by itself. */
  onEscape?: () => void
}

/** A price as it is typed; the arrow keys change it by the smallest unit, with Shift by a whole one. */
export function PriceInput({ value, questionId, onPrice, onEscape, className = '', ...props }: InputProps) {
  const { currency } = useHotel()
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && onEscape) {
      event.preventDefault()
      onEscape()
      return
    }
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const price = priceBeside(value, direction * (event.shiftKey ? 10 ** decimalsOf(currency) : 1), currency)
    if (price !== null) onPrice(price)
  }
  return (
    <input
      dir="ltr"
      {...props}
      {...(questionId ? { 'aria-invalid': true, 'aria-describedby': questionId } : {})}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onPrice(target.value)}
      onKeyDown={press}
      className={`${inputClass} ${className}`}
    />
  )
}
