import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, MAX_AMOUNT } from '#kit/shared/money.ts'
import { DiscardQuestion } from '#kit/web/ui/discard-question.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { TextField } from '#kit/web/ui/field.tsx'
import { LoadFailure } from '#kit/web/ui/load-failure.tsx'
import { Skeleton } from '#kit/web/ui/states.tsx'
import type { AnyHotel, NewPrices } from '../contract.ts'
import { type NewPrice, useNewPrices } from './use-new-prices.ts'

type DialogProps = {
  hotel: AnyHotel
  currency: string
  isBusy: boolean
  onConfirm: (prices: NewPrices) => void
  onClose: () => void
}

/** Shows every price before and after, before a hotel's currency changes. */
export function NewPricesDialog({ hotel, currency, isBusy, onConfirm, onClose }: DialogProps) {
  const { t } = useTranslation(['platform', 'common'])
  const { preview, prices, problems, rateText, isRateWrong, setRateText, setPrice, ...typed } = useNewPrices(
    hotel,
    currency,
  )
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => (typed.isChanged ? setLeaving(true) : onClose())
  const before = hotel.currency
  const save = () => {
    const ready = typed.wanted()
    if (ready && !isRateWrong && !isBusy) onConfirm(ready)
  }
  return (
    <>
      <Dialog
        wide
        title={t('hotels.prices.title', { currency })}
        onClose={leave}
        footer={
          <>
            <p role="status" className="me-auto self-center text-sm text-late">
              {problems > 0 && t('hotels.prices.problems', { count: problems })}
            </p>
            <Button data-first-focus onClick={leave}>
              {t('common:cancel')}
            </Button>
            <Button
              look="primary"
              disabled={!prices || problems > 0 || isRateWrong}
              isBusy={isBusy}
              onClick={save}
            >
              {t('hotels.prices.confirm')}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <p className="text-muted">{t('hotels.prices.text', { before, after: currency })}</p>
          <TextField
            label={t('hotels.prices.rate', { before, after: currency })}
            hint={t('hotels.prices.rateHint')}
            error={isRateWrong ? t('hotels.prices.rateBad') : undefined}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            value={rateText}
            onChange={({ target }) => setRateText(target.value)}
          />
          {!prices && preview.error && (
            <LoadFailure
              title={t('hotels.prices.loadFailed')}
              error={preview.error}
              isBusy={preview.isFetching}
              onRetry={() => void preview.refetch()}
            />
          )}
          {!prices && !preview.error && <Skeleton className="h-40" />}
          {prices && (
            <ul className="grid divide-y divide-line rounded-md border border-line">
              {prices.map((price) => (
                <PriceRow
                  key={price.id}
                  price={price}
                  before={before}
                  after={currency}
                  onChange={(text) => setPrice(price.id, text)}
                />
              ))}
            </ul>
          )}
        </div>
      </Dialog>
      {isLeaving && <DiscardQuestion onKeep={() => setLeaving(false)} onDiscard={onClose} />}
    </>
  )
}

type RowProps = { price: NewPrice; before: string; after: string; onChange: (text: string) => void }

function PriceRow({ price: { id, name, before: amount, text, problem }, before, after, onChange }: RowProps) {
  const { t } = useTranslation('platform')
  return (
    <li data-price={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 p-2.5">
      <span className="grid min-w-0">
        <bdi className="line-clamp-2 font-medium [overflow-wrap:anywhere]">{name}</bdi>
        <bdi className="tabular text-sm text-muted">{formatMoney(amount, before)}</bdi>
      </span>
      <span dir="ltr" className="flex items-center gap-2">
        <span aria-hidden className="text-sm text-muted">
          {after}
        </span>
        <input
          aria-label={t('hotels.prices.of', { name })}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-problem` : undefined}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => onChange(target.value)}
          className="tabular min-h-11 w-28 rounded-md border border-line bg-card px-3 text-end text-base aria-invalid:border-late lg:text-sm"
        />
      </span>
      {problem && (
        <p id={`${id}-problem`} className="col-span-full text-sm text-late">
          {t(`hotels.prices.${problem}`, { most: formatMoney(MAX_AMOUNT, after) })}
        </p>
      )}
    </li>
  )
}
