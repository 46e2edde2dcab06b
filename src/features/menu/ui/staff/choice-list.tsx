import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Language } from '#kit/shared/languages.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { useRowOrder } from '#kit/web/use-row-order.tsx'
import { CHOICES_MAX } from '../../limits.ts'
import { ChoiceRow } from './choice-row.tsx'
import type { OptionFormState } from './use-option-form.ts'

const intoView = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' })

type ListProps = { form: OptionFormState; language: Language }

/** The choices of a group in the order in which guests read them. */
export function ChoiceList({ form, language }: ListProps) {
  const { t } = useTranslation('hotel-admin')
  const { currency } = useHotel()
  const { choices } = form.fields
  const list = useRef<HTMLUListElement>(null)
  const ids = choices.map(({ id }) => id)
  const nameOf = (id: string) => {
    const at = ids.indexOf(id)
    return choices[at]?.name.trim() || t('menu.options.form.choice', { number: at + 1 })
  }
  const { attach, order, told } = useRowOrder(
    ids.map((id) => ({ id, name: nameOf(id) })),
    form.orderChoices,
  )
  const isFull = choices.length >= CHOICES_MAX
  const focusName = (id: string | undefined) =>
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-row="${id}"] input:not([type=checkbox])`)?.focus(),
    )
  const remove = (id: string) => {
    const at = ids.indexOf(id)
    form.removeChoice(id)
    focusName(ids[at + 1] ?? ids[at - 1])
  }

  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="flex w-full items-baseline pb-1.5 text-[0.9375rem] font-medium">
        {t('menu.options.form.choices')}
        <span aria-hidden className="ms-auto w-36 pe-2.5 text-sm text-muted max-sm:hidden">
          {t('menu.options.form.price', { currency })}
        </span>
      </legend>
      <ul
        ref={(element) => {
          list.current = element
          attach(element)
        }}
        className="divide-y divide-line rounded-md border border-line"
      >
        {choices.map((choice, at) => (
          <ChoiceRow
            key={choice.id}
            choice={choice}
            form={form}
            language={language}
            order={order}
            number={at + 1}
            name={nameOf(choice.id)}
            onRemove={() => remove(choice.id)}
          />
        ))}
      </ul>
      {form.firstError && (
        <p ref={intoView} role="alert" className="text-sm text-late">
          {form.firstError}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button look="soft" disabled={isFull} onClick={() => focusName(form.addChoice())}>
          <Plus aria-hidden className="size-4" />
          {t('menu.options.form.addChoice')}
        </Button>
        {isFull && <p className="text-sm text-muted">{t('menu.options.form.full', { max: CHOICES_MAX })}</p>}
      </div>
      {told}
    </fieldset>
  )
}
