import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { newId } from '#kit/shared/ids.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#kit/shared/languages.ts'
import { formatMoney, MAX_AMOUNT } from '#kit/shared/money.ts'
import { isAboveMost, readMoney } from '#kit/shared/read-money.ts'
import { lengthOf } from '#kit/shared/text.ts'
import { flatten, type FlatTexts, inEnglish, unflatten } from '#kit/shared/texts.ts'
import { inOrderOf } from '#kit/web/use-collection.ts'
import { useFieldEdits } from '#kit/web/use-field-edits.ts'
import { plainPrice, OPTION_TEXTS } from '../../fields.ts'
import { limitsOf, type Rule, ruleOf } from '../../option-rule.ts'
import { OPTION_NAME_MAX } from '../../limits.ts'
import type { Choice, OptionGroupDraft, StaffOptionGroup } from '../../options-contract.ts'

type OptionTexts = FlatTexts<typeof OPTION_TEXTS>
/** A choice as it is typed; no price is one of nothing. */
export type ChoiceFields = OptionTexts & Pick<Choice, 'id' | 'isDefault' | 'traits'> & { price: string }
/** What is sold out stands apart, by ids: the kitchen changes it while others write. */
export type OptionFormFields = OptionTexts & { rule: Rule; choices: ChoiceFields[]; soldOut: string[] }

const newChoice = (): ChoiceFields => ({
  ...flatten(OPTION_TEXTS, { name: inEnglish('') }),
  id: newId(),
  price: '',
  isDefault: false,
  traits: {},
})

const fieldsOf = ({ name, choices, ...group }: OptionGroupDraft, currency: string): OptionFormFields => ({
  ...flatten(OPTION_TEXTS, { name }),
  rule: ruleOf({ ...group, choices }),
  choices: choices.map(({ isSoldOut: _isSoldOut, traits = {}, ...choice }) => ({
    ...flatten(OPTION_TEXTS, choice),
    traits,
    price: choice.price === 0 ? '' : plainPrice(choice.price, currency),
  })),
  soldOut: choices.flatMap(({ id, isSoldOut }) => (isSoldOut ? [id] : [])).toSorted(),
})

/**
 * What is in the form of a group of choices, what is wrong with it, and how it differs from what is saved.
 * @param saved the group as it stands now; null for a new one
 */
export function useOptionForm(saved: StaffOptionGroup | null) {
  const { t } = useTranslation('hotel-admin')
  const { currency } = useHotel()
  const [empty] = useState<OptionFormFields>(() => ({
    ...flatten(OPTION_TEXTS, { name: inEnglish('') }),
    rule: { kind: 'one', min: 1, max: 2 },
    choices: [newChoice(), newChoice()],
    soldOut: [],
  }))
  const edits = useFieldEdits(saved ? fieldsOf(saved, currency) : empty, `group ${saved?.id}`)
  const { fields, change } = edits
  const { rule, choices, soldOut } = fields
  const [wasSent, setWasSent] = useState(false)
  const { min, max } = limitsOf(rule, choices.length)

  const nameError = (name: string) => (lengthOf(name) === 0 ? t('menu.options.form.needName') : undefined)
  const pricesOf = ({ price }: ChoiceFields) => (price.trim() === '' ? [0] : readMoney(price, currency))
  const priceError = (choice: ChoiceFields) =>
    isAboveMost(choice.price, currency)
      ? t('menu.form.priceTooHigh', { most: formatMoney(MAX_AMOUNT, currency) })
      : pricesOf(choice).length === 0
        ? t('menu.options.form.needPrice', { example: plainPrice(150, currency) })
        : undefined
  const firstCount = choices.filter(({ isDefault }) => isDefault).length
  const firstError = firstCount > max ? t('menu.options.form.firstOver', { count: max }) : undefined
  const texts = [fields, ...choices]
  const wrongIn = LANGUAGES.filter((language) =>
    texts.some((text) => {
      const length = lengthOf(text[OPTION_TEXTS.name[language]] ?? '')
      return length > OPTION_NAME_MAX || (language === DEFAULT_LANGUAGE && length === 0)
    }),
  )

  return {
    edits,
    fields,
    change,
    min,
    max,
    firstError,
    isChanged: edits.isChanged,
    /** The languages whose texts are wrong. */
    wrongIn,
    /** Whether a field keeps it from being saved. */
    isWrong:
      wrongIn.length > 0 ||
      firstError !== undefined ||
      choices.some((choice) => pricesOf(choice).length !== 1 || priceError(choice) !== undefined),
    /** Whether a choice between two people's changes keeps it from being saved. */
    isUnsettled: edits.conflicts.length > 0,
    send: () => setWasSent(true),
    nameError: (name: string) => (wasSent ? nameError(name) : undefined),
    priceError: (choice: ChoiceFields) => (wasSent ? priceError(choice) : undefined),
    /** What the typed price of a choice can mean, where it is not one thing alone. */
    meaningsOf: (choice: ChoiceFields) => (pricesOf(choice).length > 1 ? pricesOf(choice) : []),
    addChoice: () => {
      const choice = newChoice()
      change({ choices: [...choices, choice] })
      return choice.id
    },
    changeChoice: (id: string, more: Partial<ChoiceFields>) =>
      change({
        choices: choices.map((choice) => {
          if (choice.id === id) return { ...choice, ...more }
          return more.isDefault && max === 1 ? { ...choice, isDefault: false } : choice
        }),
      }),
    setSoldOut: (id: string, isSoldOut: boolean) => {
      const others = soldOut.filter((each) => each !== id)
      change({ soldOut: (isSoldOut ? [...others, id] : others).toSorted() })
    },
    removeChoice: (id: string) => change({ choices: choices.filter((choice) => choice.id !== id) }),
    orderChoices: (ids: string[]) => change({ choices: inOrderOf(choices, ids) }),
    draft: (): OptionGroupDraft => ({
      name: unflatten(OPTION_TEXTS, fields).name,
      min,
      max,
      choices: choices.map((choice) => ({
        ...unflatten(OPTION_TEXTS, choice),
        price: pricesOf(choice)[0] ?? 0,
        isSoldOut: soldOut.includes(choice.id),
      })),
    }),
  }
}

export type OptionFormState = ReturnType<typeof useOptionForm>
