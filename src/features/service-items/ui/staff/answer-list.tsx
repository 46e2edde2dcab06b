import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { DEFAULT_LANGUAGE, type Language } from '#kit/shared/languages.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { TextField } from '#kit/web/ui/field.tsx'
import { type ChoiceFields, LABEL_TEXTS, newChoice, type QuestionFields } from '../../editing.ts'
import { CHOICES_MAX, QUESTION_MAX } from '../../rules.ts'
import { PriceField } from './price-field.tsx'
import type { OfferFormState } from './use-offer-form.ts'

type ListProps = {
  question: QuestionFields
  form: OfferFormState
  language: Language
  onChange: (choices: ChoiceFields[]) => void
}

/** The answers that a question offers; the first is what a guest gets who says nothing. */
export function AnswerList({ question: { choices }, form, language, onChange }: ListProps) {
  const { t } = useTranslation('work')
  const { currency } = useHotel()
  const list = useRef<HTMLOListElement>(null)
  const label = LABEL_TEXTS.label[language]
  const isNeeded = language === DEFAULT_LANGUAGE
  const set = (id: string, more: Partial<ChoiceFields>) =>
    onChange(choices.map((choice) => (choice.id === id ? { ...choice, ...more } : choice)))
  const focusAt = (at: number) =>
    requestAnimationFrame(() => list.current?.children[at]?.querySelector('input')?.focus())
  return (
    <div className="grid gap-2">
      <ol ref={list} className="grid gap-3">
        {choices.map((choice, at) => (
          <li
            key={choice.id}
            className="grid grid-cols-[minmax(0,1fr)_5rem_auto] items-start gap-1.5 sm:grid-cols-[minmax(0,1fr)_7rem_auto] sm:gap-2"
          >
            <TextField
              label={t('editor.question.choice', { number: at + 1 })}
              error={isNeeded ? form.textError(choice.label) : undefined}
              limit={QUESTION_MAX}
              lang={language}
              dir="auto"
              autoComplete="off"
              required={isNeeded}
              placeholder={isNeeded ? undefined : choice.label.trim() || undefined}
              value={choice[label] ?? ''}
              onChange={({ target }) => set(choice.id, { [label]: target.value })}
            />
            <PriceField
              label={t('editor.question.adds', { currency })}
              error={form.priceError(choice.price)}
              value={choice.price}
              onChange={(price) => set(choice.id, { price })}
            />
            <IconButton
              look="quiet"
              className="mt-8"
              label={t('editor.question.removeChoice', { number: at + 1 })}
              disabled={choices.length === 1}
              onClick={() => {
                onChange(choices.filter(({ id }) => id !== choice.id))
                focusAt(Math.max(0, at - 1))
              }}
            >
              <Trash2 aria-hidden className="size-4.5" />
            </IconButton>
          </li>
        ))}
      </ol>
      <p className="text-sm text-muted">{t('editor.question.firstIsUsual')}</p>
      <Button
        look="quiet"
        className="w-fit"
        disabled={choices.length >= CHOICES_MAX}
        onClick={() => {
          onChange([...choices, newChoice()])
          focusAt(choices.length)
        }}
      >
        <Plus aria-hidden className="size-4" />
        {t('editor.question.addChoice')}
      </Button>
    </div>
  )
}
