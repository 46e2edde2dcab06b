import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { plainPrice } from '../../fields.ts'

const intoView = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' })

type QuestionProps = {
  id: string
  typed: string
  /** Empty while it is clear what was typed. */
  meanings: readonly number[]
  onChoose: (price: string) => void
}

/** Asks which price is meant where what was typed can be read in two ways. */
export function PriceQuestion({ id, typed, meanings, onChoose }: QuestionProps) {
  const { t } = useTranslation('hotel-admin')
  const { currency } = useHotel()
  const { money } = useFormatters(currency)
  return (
    <div role="status">
      {meanings.length > 0 && (
        <div ref={intoView} className="mt-2 grid gap-2 rounded-md bg-wait-tint px-3.5 py-2.5 text-wait">
          <p id={id}>{t('menu.form.unclearPrice', { price: typed.trim() })}</p>
          <div className="flex flex-wrap gap-2">
            {meanings.map((amount) => (
              <Button
                key={amount}
                size="sm"
                className="pointer-coarse:min-h-11"
                onClick={() => onChoose(plainPrice(amount, currency))}
              >
                <bdi className="tabular">{money(amount)}</bdi>
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
