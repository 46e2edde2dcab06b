import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { Checkbox } from '#kit/web/ui/checkbox.tsx'
import { Field } from '#kit/web/ui/field.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import { STATIONS } from '../../limits.ts'
import { DishStock } from './dish-stock.tsx'
import { partsQuery } from './parts-query.ts'
import type { DishFormState } from './use-dish-form.ts'
import { usePartWords } from './use-part-words.ts'

/** When a dish can be had, how much of it there is, and where it is made. */
export function DishServing({ form }: { form: DishFormState }) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const localized = useLocalized()
  const wordsOf = usePartWords()
  const { data: parts = [] } = useQuery(partsQuery(slug))
  const { texts, change } = form
  const serve = (id: string, isServed: boolean) =>
    change({
      partIds: parts.flatMap((part) =>
        (part.id === id ? isServed : texts.partIds.includes(part.id)) ? [part.id] : [],
      ),
    })
  return (
    <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
      <fieldset className="grid min-w-0 gap-1">
        <legend className="pb-1 text-[0.9375rem] font-medium">{t('menu.parts.ofDish')}</legend>
        <p className="-mt-1 text-sm text-muted">
          {t(parts.length === 0 ? 'menu.parts.none' : 'menu.parts.allDay')}
        </p>
        {parts.map((part) => (
          <label key={part.id} className="-ms-3 flex cursor-pointer items-center">
            <Checkbox
              label={localized(part.name)}
              isChecked={texts.partIds.includes(part.id)}
              onChange={(isServed) => serve(part.id, isServed)}
            />
            <span aria-hidden className="min-w-0 leading-snug">
              <bdi className="font-medium wrap-anywhere">{localized(part.name)}</bdi>{' '}
              <span className="tabular text-muted">{wordsOf(part)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="grid gap-4">
        <DishStock form={form} />
        <Field label={t('menu.station.label')} hint={t('menu.station.hint')}>
          {(control) => (
            <Select
              {...control}
              value={texts.station}
              onChange={({ target }) => change({ station: target.value })}
            >
              <option value="">{t('menu.station.none')}</option>
              {STATIONS.map((station) => (
                <option key={station} value={station}>
                  {t(`menu.station.${station}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </div>
  )
}
