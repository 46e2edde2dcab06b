import { useTranslation } from 'react-i18next'
import { isDeclared } from '#features/dietary/traits.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { readMoney } from '#kit/shared/read-money.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import type { FieldWords } from '#kit/web/ui/editor-body.tsx'
import { saysLanguage, useTextLabel } from '#kit/web/use-text-label.ts'
import { useDishWords } from './use-dish-words.ts'
import type { ChoiceFields, OptionFormFields, OptionFormState } from './use-option-form.ts'
import { useRuleWords } from './use-rule-words.ts'

/** What the fields of the form of a group are called, and what stands in them, in words. */
export function useOptionFieldWords({ edits }: OptionFormState): FieldWords<OptionFormFields> {
  const { t } = useTranslation('hotel-admin')
  const labelOf = useTextLabel()
  const { currency } = useHotel()
  const { money } = useFormatters(currency)
  const { wordsOf } = useRuleWords()
  const { declaredOf } = useDishWords()
  const choices = [...edits.fields.choices, ...edits.saved.choices]
  const nameOf = (id: string) => choices.find((choice) => choice.id === id)?.name ?? []
  const lineOf = ({ name, price, traits }: ChoiceFields) => {
    const [extra = 0] = readMoney(price, currency)
    const line = extra > 0 ? `\u2068${name}\u2069 · \u2068+ ${money(extra)}\u2069` : name
    return isDeclared(traits) ? `${line}\n${declaredOf(traits)}` : line
  }
  return {
    labelOf: (name) => {
      if (name === 'rule' || name === 'choices') return t(`menu.options.form.${name}`)
      if (name === 'soldOut') return t('menu.options.soldOut')
      return saysLanguage(name) ? labelOf(name) : t(`menu.import.field.${name}`)
    },
    shown: (_name, value) => {
      if (!value || typeof value === 'string') return value || '–'
      if (!Array.isArray(value)) return wordsOf(value)
      return (
        value.flatMap((each) => (typeof each === 'string' ? nameOf(each) : lineOf(each))).join('\n') || '–'
      )
    },
  }
}
