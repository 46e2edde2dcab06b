import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePicture } from '#features/images/ui/use-picture.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { plainPrice } from '#features/menu/fields.ts'
import { formatMoney, MAX_AMOUNT } from '#kit/shared/money.ts'
import { isAboveMost } from '#kit/shared/read-money.ts'
import { lengthOf } from '#kit/shared/text.ts'
import { useFieldEdits } from '#kit/web/use-field-edits.ts'
import type { Category } from '#features/categories/all.ts'
import type { Offer } from '../../contract.ts'
import {
  areNumbersSound,
  draftOf,
  fieldsOf,
  newOffer,
  type NumberName,
  NUMBERS,
  type QuestionFields,
  readCounts,
  readNumber,
  readPrices,
  wrongIn,
} from '../../editing.ts'
import { COUNT_MAX } from '../../rules.ts'

/**
 * What is in the form of an offer, what is wrong with it, and how it differs from what is saved.
 * @param saved the offer as it stands now; null for a new one
 */
export function useOfferForm(saved: Offer | null, category: Category) {
  const { t } = useTranslation('work')
  const { currency } = useHotel()
  const [empty] = useState(() => fieldsOf(newOffer(category), currency))
  const edits = useFieldEdits(saved ? withoutRest(saved, currency) : empty, `offer ${saved?.id}`)
  const { fields, change } = edits
  const [wasSent, setWasSent] = useState(false)
  const wrong = wrongIn(fields)
  const picture = usePicture(saved?.imageUrl ?? null, { folder: 'offers', ratio: 1 })

  const setQuestions = (questions: QuestionFields[]) => change({ questions })
  return {
    edits,
    fields,
    change,
    category,
    setQuestions,
    picture,
    isChanged: picture.isChanged || edits.isChanged,
    wrongIn: wrong,
    /** Whether a field keeps it from being saved. */
    isWrong: wrong.length > 0 || !areNumbersSound(fields, currency),
    /** Whether a choice between two people's changes keeps it from being saved. */
    isUnsettled: edits.conflicts.length > 0 || picture.isConflict,
    send: () => setWasSent(true),
    textError: (text: string) => (wasSent && lengthOf(text) === 0 ? t('editor.wrong.needText') : undefined),
    priceError: (text: string) => {
      if (!wasSent || readPrices(text, currency).length > 0) return undefined
      return isAboveMost(text, currency)
        ? t('editor.wrong.priceTooHigh', { most: formatMoney(MAX_AMOUNT, currency) })
        : t('editor.wrong.price', { example: plainPrice(1250, currency) })
    },
    numberError: (name: NumberName) => {
      const { min, max } = NUMBERS[name]
      const isSound = readNumber(fields[name], NUMBERS[name]) !== null
      return wasSent && !isSound ? t('editor.wrong.number', { min, max }) : undefined
    },
    countError: (question: QuestionFields) =>
      wasSent && !readCounts(question) ? t('editor.wrong.counts', { max: COUNT_MAX }) : undefined,
    changeQuestion: (id: string, more: Partial<QuestionFields>) =>
      setQuestions(
        fields.questions.map((question) => (question.id === id ? { ...question, ...more } : question)),
      ),
    draft: (imageUrl: string | null = null) => ({ ...draftOf(fields, category, currency), imageUrl }),
  }
}

const withoutRest = ({ id: _id, version: _version, orderIndex: _at, ...draft }: Offer, currency: string) =>
  fieldsOf(draft, currency)

export type OfferFormState = ReturnType<typeof useOfferForm>
