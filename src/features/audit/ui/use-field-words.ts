import { useTranslation } from 'react-i18next'
import { STEPS } from '#features/alerts/rules.ts'
import { ALL } from '#features/categories/all.ts'
import { useCategoryTexts } from '#features/categories/ui/use-category-texts.ts'
import { languageName } from '#kit/shared/language-name.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import { saysLanguage, useTextLabel } from '#kit/web/use-text-label.ts'
import type { AuditChange, AuditValue } from '../contract.ts'

export type Place = { currency: string; timeZone: string }

/** What is declared of a dish, and what a guest avoids: lists of traits. */
const TRAIT_FIELDS = /^(contains|freeOf|avoids|allergens|free_of|diets|not_diets)$/

/** After how many minutes of what each step of the alerts comes. */
const MINUTES_FIELDS = STEPS.map((step) => `${step}After`)

/** Labels for fields and their values. */
export function useFieldWords({ currency, timeZone }: Place = { currency: 'USD', timeZone: 'UTC' }) {
  const { t, i18n } = useTranslation(['hotel-admin', 'common'])
  // their words come later: until then traits and steps stand there as they are kept
  useTranslation(['traits', 'work'], { useSuspense: false })
  const textsOf = useCategoryTexts()
  const reader = useLanguage()
  const { money, moment, day, number, list } = useFormatters(currency, timeZone)
  /** Old entries can contain codes and fields that no longer have a label. */
  const wordOr = (key: string, otherwise: string): string => (i18n.exists(key) ? t(key as never) : otherwise)

  const traitWord = (trait: string) => wordOr(`traits:name.${trait}`, trait)
  const areaWord = (code: string) => {
    if (code === 'chat' || code === 'all') return t(`hotel-admin:alerts.areas.${code}`)
    const area = ALL.find(({ category }) => category === code)
    return area ? textsOf(area.category).name : code
  }
  const codeWord = (field: string, code: string) => {
    if (field === 'status') return wordOr(`hotel-admin:bookings.status.${code}`, code)
    if (field === 'bookingStatus') return wordOr(`hotel-admin:bookings.state.${code}`, code)
    if (field === 'soldOut') return wordOr(`hotel-admin:menu.soldOut.until.${code}`, code)
    if (field === 'station') return wordOr(`hotel-admin:menu.station.${code}`, code)
    if (field === 'cancelReason') return wordOr(`hotel-admin:bookings.reason.${code}`, code)
    const language = LANGUAGES.find((language) => field === 'language' && language === code)
    if (language) return languageName(language, reader)
    if (field === 'step') return wordOr(`work:steps.${code}`, code)
    if (field === 'mode') return wordOr(`hotel-admin:alerts.people.mode.${code}`, code)
    if (field === 'danger') return wordOr(`hotel-admin:inbox.danger.${code}`, code)
    if (field === 'place') return wordOr(`hotel-admin:devices.place.${code}`, code)
    if (field === 'team') return wordOr(`work:team.${code}`, code)
    if (field === 'kind')
      return wordOr(`work:kind.${code}`, wordOr(`work:editor.question.kind.${code}`, code))
    if (field === 'cancelledBecause') return wordOr(`work:cancelReason.${code}`, code)
    if (field === 'category') return wordOr(`common:categories.${code}`, areaWord(code))
    if (field === 'paymentStatus') return t(code === 'paid' ? 'common:paid' : 'common:notPaid')
    return code
  }
  /** Of which of several things it was a field. */
  const thingName = ({ field, of }: Pick<AuditChange, 'field' | 'of'>) =>
    of !== null && MINUTES_FIELDS.includes(field) ? wordOr(`hotel-admin:alerts.kind.${of}`, areaWord(of)) : of
  const valueText = ({ field, kind }: AuditChange, value: AuditValue): string => {
    if (value === null || value === '') return t('audit.nothing')
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no')
    if (typeof value === 'number') return kind === 'money' ? money(value) : number(value)
    if (kind === 'moment') return moment(value)
    if (kind === 'day') return day(value)
    if (field === 'areas') return list(value.split(', ').map(areaWord))
    if (TRAIT_FIELDS.test(field)) return list(value.split(/[,|] ?/).map(traitWord))
    return kind === 'code' ? codeWord(field, value) : value
  }
  const labelOf = useTextLabel()
  const fieldName = (field: string) => {
    const otherwise = saysLanguage(field) ? labelOf(field) : field
    return wordOr(`hotel-admin:audit.field.${field}`, wordOr(`common:dish.field.${field}`, otherwise))
  }
  return { valueText, fieldName, thingName }
}
