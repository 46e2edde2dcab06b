import { useTranslation } from 'react-i18next'
import { type Language, LANGUAGE_FACTS } from '#kit/shared/languages.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { type Choice, Combobox } from '#kit/web/ui/combobox.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import { useNow } from '#kit/web/use-now.ts'
import { isTimeZone, priceIn } from '#features/hotels/rules.ts'
import { CurrencyUndo } from './currency-undo.tsx'
import { FormSection } from '#features/hotel-profile/ui/contact-fields.tsx'
import type { HotelFormState } from './use-hotel-form.ts'

const SAMPLE = 1250

function currencyChoices(language: Language): Choice[] {
  const names = new Intl.DisplayNames([LANGUAGE_FACTS[language].locale], { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((value) => ({
    value,
    note: value,
    label: names.of(value) ?? value,
  }))
}

function zoneChoices(now: Date): Choice[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((value) => {
    const parts = new Intl.DateTimeFormat('en', { timeZone: value, timeZoneName: 'shortOffset' })
    const note = parts.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    return { value, label: value.replaceAll('_', ' '), note }
  })
}

/** The hotel's time zone and currency. */
export function RegionFields({ form: { base, start, draft, problems, change } }: { form: HotelFormState }) {
  const { t } = useTranslation('platform')
  const language = useLanguage()
  const now = useNow(30)
  const { timeZone, currency } = draft
  const { time } = useFormatters(currency, isTimeZone(timeZone) ? timeZone : 'UTC')
  const sample = priceIn(currency, SAMPLE, 'USD') ?? SAMPLE
  const isAnother = base !== null && currency !== start.currency
  const currencyHint = isAnother
    ? t('hotels.form.currencyAsks')
    : t('hotels.form.currencyHint', { example: formatMoney(sample, currency) })
  return (
    <FormSection title={t('hotels.form.region')}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Combobox
          label={t('hotels.form.zone')}
          error={problems.timeZone}
          hint={t('hotels.form.zoneHint', { time: time(now.toISOString()) })}
          choices={zoneChoices(now)}
          noneText={t('hotels.form.noChoice')}
          value={timeZone}
          onChange={(wanted) => change({ timeZone: wanted })}
        />
        <Combobox
          label={t('hotels.form.currency')}
          error={problems.currency}
          hint={currencyHint}
          choices={currencyChoices(language)}
          noneText={t('hotels.form.noChoice')}
          value={currency}
          onChange={(wanted) => change({ currency: wanted })}
        />
      </div>
      {base && !isAnother && <CurrencyUndo hotel={base} />}
    </FormSection>
  )
}
