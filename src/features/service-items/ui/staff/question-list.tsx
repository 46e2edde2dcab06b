import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#kit/shared/languages.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { inOrderOf } from '#kit/web/use-collection.ts'
import { useRowOrder } from '#kit/web/use-row-order.tsx'
import { newQuestion } from '../../editing.ts'
import { QUESTIONS_MAX } from '../../rules.ts'
import { QuestionCard } from './question-card.tsx'
import type { OfferFormState } from './use-offer-form.ts'

type ListProps = { form: OfferFormState; language: Language }

/** What guests are asked, in that order. */
export function QuestionList({ form, language }: ListProps) {
  const { t } = useTranslation('work')
  const { questions } = form.fields
  const list = useRef<HTMLUListElement>(null)
  const ids = questions.map(({ id }) => id)
  const nameOf = (id: string) => {
    const at = ids.indexOf(id)
    return questions[at]?.label.trim() || t('editor.question.number', { number: at + 1 })
  }
  const { attach, order, told } = useRowOrder(
    ids.map((id) => ({ id, name: nameOf(id) })),
    (wanted) => form.setQuestions(inOrderOf(questions, wanted)),
  )
  const isFull = questions.length >= QUESTIONS_MAX
  const focusLabel = (id: string | undefined) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-row="${id}"] input`)?.focus())
  const add = () => {
    const question = newQuestion()
    form.setQuestions([...questions, question])
    focusLabel(question.id)
  }
  const remove = (id: string) => {
    const at = ids.indexOf(id)
    form.setQuestions(questions.filter((question) => question.id !== id))
    focusLabel(ids[at + 1] ?? ids[at - 1])
  }

  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="pb-1.5 text-[0.9375rem] font-medium">{t('editor.question.title')}</legend>
      {questions.length === 0 && <p className="text-muted">{t('editor.question.none')}</p>}
      <ul
        ref={(element) => {
          list.current = element
          attach(element)
        }}
        className="grid gap-3 empty:hidden"
      >
        {questions.map((question, at) => (
          <QuestionCard
            key={question.id}
            question={question}
            form={form}
            language={language}
            order={order}
            number={at + 1}
            name={nameOf(question.id)}
            onRemove={() => remove(question.id)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button look="soft" disabled={isFull} onClick={add}>
          <Plus aria-hidden className="size-4" />
          {t('editor.question.add')}
        </Button>
        {isFull && <p className="text-sm text-muted">{t('editor.question.full', { max: QUESTIONS_MAX })}</p>}
      </div>
      {told}
    </fieldset>
  )
}
