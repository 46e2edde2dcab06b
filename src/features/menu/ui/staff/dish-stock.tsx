import { useTranslation } from 'react-i18next'
import { Field } from '#kit/web/ui/field.tsx'
import { Segments } from '#kit/web/ui/segments.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import { SoldOut } from '../../dish-shapes.ts'
import { KITCHEN_OPENS } from '../../limits.ts'
import { StockField } from './stock-field.tsx'
import type { DishFormState } from './use-dish-form.ts'

const WAYS = ['always', 'count', 'soldOut'] as const

/** Whether a dish can be had always, while portions are left, or not at the moment. */
export function DishStock({ form }: { form: DishFormState }) {
  const { t } = useTranslation('hotel-admin')
  const { texts, change, errors } = form
  const { soldOut, stock } = texts
  const way = soldOut ? 'soldOut' : stock === null ? 'always' : 'count'
  const choose = (wanted: (typeof WAYS)[number]) => {
    if (wanted === 'always') change({ soldOut: null, stock: null })
    if (wanted === 'count') change({ soldOut: null, stock: stock ?? '' })
    if (wanted === 'soldOut') change({ soldOut: 'opening' })
  }
  return (
    <div className="grid gap-2">
      <p aria-hidden className="text-[0.9375rem] font-medium">
        {t('menu.stock.label')}
      </p>
      <Segments
        label={t('menu.stock.label')}
        choices={WAYS.map((value) => ({ value, text: t(`menu.stock.${value}`) }))}
        chosen={way}
        onChoose={choose}
      />
      {way === 'count' && (
        <StockField typed={stock ?? ''} isWrong={errors.stock} onType={(typed) => change({ stock: typed })} />
      )}
      {way === 'soldOut' && (
        <Field label={t('menu.stock.until')} isLabelHidden>
          {(control) => (
            <Select
              {...control}
              value={soldOut ?? ''}
              onChange={({ target }) =>
                change({ soldOut: SoldOut.options.find((option) => option === target.value) ?? null })
              }
            >
              {SoldOut.options.map((until) => (
                <option key={until} value={until}>
                  {t(`menu.soldOut.until.${until}`, { time: KITCHEN_OPENS })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  )
}
