import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { DEFAULT_LANGUAGE, type Language } from '#kit/shared/languages.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { Field, inputClass, TextField } from '#kit/web/ui/field.tsx'
import { OrderButtons } from '#kit/web/ui/order-buttons.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import type { RowOrder } from '#kit/web/use-row-order.tsx'
import { LABEL_TEXTS, newChoice, type QuestionFields } from '../../editing.ts'
import { QUESTION_MAX } from '../../rules.ts'
import { AnswerList } from './answer-list.tsx'
import { PriceField } from './price-field.tsx'
import { SwitchLine } from '#kit/web/ui/switch-line.tsx'
import type { OfferFormState } from './use-offer-form.ts'

const KINDS = ['count', 'choice', 'note', 'picture'] as const
const COUNTS = ['min', 'usual', 'max'] as const

type CardProps = {
  question: QuestionFields
  form: OfferFormState
  language: Language
  order: RowOrder
  number: number
  /** Its own, or its number. */
  name: string
  onRemove: () => void
}

/** A question in the form of its offer: what is asked, and what can be answered. */
export function QuestionCard(props: CardProps) {
  const { question, form, language, order, number, name, onRemove } = props
  const { t } = useTranslation(['work', 'hotel-admin'])
  const { id, kind } = question
  const label = LABEL_TEXTS.label[language]
  const isNeeded = language === DEFAULT_LANGUAGE
  const set = (more: Partial<QuestionFields>) => form.changeQuestion(id, more)
  return (
    <li
      data-row={id}
      className={`grid min-w-0 gap-3 rounded-md border border-line bg-ground/60 p-3 ${order.rowClass(id)}`}
    >
      <div className="flex items-center">
        <p className="me-auto text-sm font-medium text-muted">{t('editor.question.number', { number })}</p>
        <OrderButtons id={id} name={name} order={order} />
        <IconButton look="quiet" label={t('editor.question.remove', { name })} onClick={onRemove}>
          <Trash2 aria-hidden className="size-4.5" />
        </IconButton>
      </div>
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <TextField
          label={t('editor.question.label')}
          error={isNeeded ? form.textError(question.label) : undefined}
          limit={QUESTION_MAX}
          lang={language}
          dir="auto"
          autoComplete="off"
          required={isNeeded}
          placeholder={isNeeded ? undefined : question.label.trim() || undefined}
          value={question[label] ?? ''}
          onChange={({ target }) => set({ [label]: target.value })}
        />
        <Field label={t('editor.question.answer')}>
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={({ target }) => {
                const wanted = KINDS.find((kind) => kind === target.value) ?? kind
                const needsChoices = wanted === 'choice' && question.choices.length === 0
                set({ kind: wanted, ...(needsChoices ? { choices: [newChoice(), newChoice()] } : {}) })
              }}
            >
              {KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`editor.question.kind.${kind}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {kind === 'count' && <Counts question={question} form={form} onSet={set} />}
      {kind === 'choice' && (
        <AnswerList
          question={question}
          form={form}
          language={language}
          onChange={(choices) => set({ choices })}
        />
      )}
      {(kind === 'note' || kind === 'picture') && (
        <SwitchLine
          title={t('editor.question.required')}
          text={t('editor.question.requiredText')}
          isOn={question.isRequired}
          onChange={(isRequired) => set({ isRequired })}
        />
      )}
    </li>
  )
}

type CountsProps = {
  question: QuestionFields
  form: OfferFormState
  onSet: (more: Partial<QuestionFields>) => void
}

function Counts({ question, form, onSet }: CountsProps) {
  const { t } = useTranslation('work')
  const { currency } = useHotel()
  const error = form.countError(question)
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-3 items-start gap-3">
        {COUNTS.map((name) => (
          <Field key={name} label={t(`editor.question.${name}`)}>
            {(control) => (
              <input
                {...control}
                aria-invalid={error !== undefined}
                inputMode="numeric"
                autoComplete="off"
                dir="ltr"
                required
                value={question[name]}
                onChange={({ target }) => onSet({ [name]: target.value })}
                className={`${inputClass} tabular`}
              />
            )}
          </Field>
        ))}
      </div>
      {error && (
        <p role="alert" className="text-sm text-late">
          {error}
        </p>
      )}
      <PriceField
        label={t('editor.question.priceEach', { currency })}
        hint={t('editor.offer.priceHint')}
        error={form.priceError(question.price)}
        value={question.price}
        onChange={(price) => onSet({ price })}
      />
    </div>
  )
}
