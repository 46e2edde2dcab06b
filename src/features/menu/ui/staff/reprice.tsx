import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { TextField } from '#kit/web/ui/field.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { StaffMenuItem } from '../../dish-shapes.ts'
import { PERCENT_MAX, PERCENT_MIN } from '../../limits.ts'
import { percentOf, priceAfter } from '../../editing.ts'
import type { MenuActions } from './use-menu-actions.ts'

const PERCENTS = { min: `−${-PERCENT_MIN}`, max: PERCENT_MAX }

type RepriceProps = { items: StaffMenuItem[]; actions: MenuActions; onClose: () => void }

/** Changes the prices of the selected dishes by a percentage, shown before it is done. */
export function Reprice({ items, actions, onClose }: RepriceProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { money } = useFormatters(useHotel().currency)
  const localized = useLocalized()
  const [typed, setTyped] = useState('')
  const [wasSent, setWasSent] = useState(false)
  const percent = percentOf(typed)
  const isWrong = percent === null && (wasSent || typed.trim() !== '')
  const submit = () => {
    setWasSent(true)
    if (percent === null) return
    actions.changeMany.mutate({ items, change: { kind: 'percent', percent } }, { onSuccess: onClose })
  }
  return (
    <Dialog
      title={t('menu.several.pricesTitle', { count: items.length })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button look="primary" isBusy={actions.changeMany.isPending} onClick={submit}>
            {t('menu.several.prices')}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="grid gap-4"
      >
        <TextField
          data-first-focus
          label={t('menu.several.percent')}
          hint={t('menu.several.percentHint')}
          error={isWrong ? t('menu.several.percentInvalid', PERCENTS) : undefined}
          inputMode="text"
          autoComplete="off"
          dir="ltr"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <table className="w-full">
          <caption className="pb-1 text-start font-semibold">{t('menu.several.preview')}</caption>
          <thead className="text-muted">
            <tr>
              <th className="py-1 text-start font-medium">{t('menu.several.dish')}</th>
              <th className="py-1 text-end font-medium">{t('menu.several.now')}</th>
              <th className="py-1 text-end font-medium">{t('menu.several.then')}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {items.map((item) => (
              <tr key={item.id}>
                <td className="py-1.5">
                  <bdi>{localized(item.name)}</bdi>
                </td>
                <td className="tabular py-1.5 ps-3 text-end text-muted">
                  <bdi>{money(item.price)}</bdi>
                </td>
                <td className="tabular py-1.5 ps-3 text-end font-semibold">
                  <bdi>{percent === null ? '–' : money(priceAfter(item.price, percent))}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </form>
    </Dialog>
  )
}
