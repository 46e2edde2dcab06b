import { useTranslation } from 'react-i18next'
import { isDeclared } from '#features/diet/traits.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { readMoney } from '#kit/shared/read-money.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Overtaken } from '#kit/web/ui/overtaken.tsx'
import type { StaffOptionGroup } from '../../options-contract.ts'
import { useDishWords } from './use-dish-words.ts'
import type { ChoiceFields, OptionFormFields, OptionFormState } from './use-option-form.ts'
import { useRuleWords } from './use-rule-words.ts'

type OvertakenProps = { form: OptionFormState; current: StaffOptionGroup | null }

/** Says what somebody else changed about the group that is open here, or that it was deleted. */
export function OptionOvertaken({ form: { edits }, current }: OvertakenProps) {
  const { t } = useTranslation('hotel-admin')
  const { currency } = useHotel()
  const { money } = useFormatters(currency)
  const { wordsOf } = useRuleWords()
  const { declaredOf } = useDishWords()
  const { fields, saved } = edits
  const labelOf = (name: keyof OptionFormFields) => {
    if (name === 'rule' || name === 'choices') return t(`menu.options.form.${name}`)
    return name === 'soldOut' ? t('menu.options.soldOut') : t(`menu.import.field.${name}`)
  }
  const lineOf = ({ name, price, traits }: ChoiceFields) => {
    const [extra = 0] = readMoney(price, currency)
    const line = extra > 0 ? `\u2068${name}\u2069 · \u2068+ ${money(extra)}\u2069` : name
    return isDeclared(traits) ? `${line}\n${declaredOf(traits)}` : line
  }
  const nameOf = (id: string) =>
    [...fields.choices, ...saved.choices].find((one) => one.id === id)?.name ?? []
  const shown = (_name: keyof OptionFormFields, value: OptionFormFields[keyof OptionFormFields]) => {
    if (!value || typeof value === 'string') return value || '–'
    if (!Array.isArray(value)) return wordsOf(value)
    return value.flatMap((one) => (typeof one === 'string' ? nameOf(one) : lineOf(one))).join('\n') || '–'
  }
  return (
    <Overtaken
      title={t(current ? 'menu.options.form.theirs' : 'menu.options.form.gone')}
      isGone={!current}
      edits={edits}
      labelOf={labelOf}
      shown={shown}
    />
  )
}
