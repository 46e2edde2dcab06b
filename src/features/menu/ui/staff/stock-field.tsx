import { useTranslation } from 'react-i18next'
import { Field, inputClass } from '#kit/web/ui/field.tsx'
import { STOCK_MAX } from '../../limits.ts'

type StockProps = { typed: string; isWrong: boolean; onType: (typed: string) => void }

/** How many portions are left. */
export function StockField({ typed, isWrong, onType }: StockProps) {
  const { t } = useTranslation('hotel-admin')
  return (
    <Field
      label={t('menu.stock.left')}
      hint={t('menu.stock.hint')}
      error={isWrong ? t('menu.stock.need', { max: STOCK_MAX }) : undefined}
    >
      {(control) => (
        <input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => onType(target.value)}
          className={`${inputClass} tabular max-w-32`}
        />
      )}
    </Field>
  )
}
