import { useId } from 'react'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { PriceInput } from '#features/menu/ui/staff/price-input.tsx'
import { PriceQuestion } from '#features/menu/ui/staff/price-question.tsx'
import { Field } from '#kit/web/ui/field.tsx'
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
  const isUnclear = meanings.length > 1
  const questionId = useId()
  return (
    <div>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <PriceInput
            {...control}
            value={value}
            questionId={isUnclear ? questionId : null}
            onPrice={onChange}
            className="tabular rtl:text-end"
          />
        )}
      </Field>
      <PriceQuestion id={questionId} typed={value} meanings={isUnclear ? meanings : []} onChoose={onChange} />
    </div>
  )
}
