import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { PriceQuestion } from '#features/menu/ui/staff/price-question.tsx'
import { Field, inputClass } from '#kit/web/ui/field.tsx'
import { readPrices } from '../../editing.ts'

type PriceProps = {
  label: string
  hint?: string | undefined
  error: string | undefined
  value: string
  onChange: (price: string) => void
}

/** A price as it is typed; empty where it costs nothing. */
export function PriceField({ label, hint, error, value, onChange }: PriceProps) {
  const meanings = readPrices(value, useHotel().currency)
  return (
    <div>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            value={value}
            onChange={({ target }) => onChange(target.value)}
            className={`${inputClass} tabular rtl:text-end`}
          />
        )}
      </Field>
      <PriceQuestion typed={value} meanings={meanings.length > 1 ? meanings : []} onChoose={onChange} />
    </div>
  )
}
