import { useTranslation } from 'react-i18next'
import type { Trait } from '#features/dietary/traits.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { localized } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Field, inputClass } from '#kit/web/ui/field.tsx'
import { Stepper } from '#kit/web/ui/stepper.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import { LINE_NOTE_LENGTH, QUANTITY_MAX } from '../../limits.ts'
import { fullName } from '../use-line-name.ts'
import { changeQuantity, type PhoneLine } from './phone-draft.ts'
import { PhoneTraits } from './phone-traits.tsx'

type LinesProps = {
  lines: readonly PhoneLine[]
  avoids: readonly Trait[]
  onChange: (lines: PhoneLine[]) => void
}

/** What the order holds so far. */
export function PhoneLines({ lines, avoids, onChange }: LinesProps) {
  const { t } = useTranslation(['hotel-admin', 'dish'])
  const { currency } = useHotel()
  const { money } = useFormatters(currency)
  const language = useLanguage()
  return (
    <section aria-labelledby="phone-lines" className="grid grid-cols-1 gap-2">
      <h3 id="phone-lines" className="font-semibold">
        {t('bookings.phone.order')}
      </h3>
      {lines.length === 0 && <p className="text-muted">{t('bookings.phone.empty')}</p>}
      <ul className="grid grid-cols-1 gap-3">
        {lines.map((line) => (
          <li key={line.at} className="grid grid-cols-1 gap-1.5 rounded-md border border-line p-3">
            <div className="flex flex-wrap items-center gap-3">
              <bdi className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere">
                {fullName(line, language)}
              </bdi>
              <bdi className="tabular text-muted">{money(line.price * line.quantity)}</bdi>
              <Stepper
                name={localized(line.name, language)}
                quantity={line.quantity}
                max={QUANTITY_MAX}
                onChange={(quantity) => onChange(changeQuantity(lines, line.at, quantity))}
              />
            </div>
            <div className="empty:hidden">
              <PhoneTraits line={line} avoids={avoids} />
            </div>
            <Field
              isLabelHidden
              label={`${t('dish:note')}: ${localized(line.name, language)}`}
              typed={{ text: line.note ?? '', limit: LINE_NOTE_LENGTH }}
            >
              {(control) => (
                <input
                  {...control}
                  value={line.note ?? ''}
                  placeholder={t('dish:note')}
                  onChange={({ target }) =>
                    onChange(
                      lines.map((each) =>
                        each.at === line.at ? { ...each, note: target.value || null } : each,
                      ),
                    )
                  }
                  className={`${inputClass} !min-h-11`}
                />
              )}
            </Field>
          </li>
        ))}
      </ul>
    </section>
  )
}
