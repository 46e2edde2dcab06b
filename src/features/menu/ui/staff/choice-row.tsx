import { ChevronDown, Trash2 } from 'lucide-react'
import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { DEFAULT_LANGUAGE, type Language } from '#kit/shared/languages.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { Checkbox } from '#kit/web/ui/checkbox.tsx'
import { Field, inputClass } from '#kit/web/ui/field.tsx'
import { OrderButtons } from '#kit/web/ui/order-buttons.tsx'
import { Skeleton } from '#kit/web/ui/states.tsx'
import { Toggle } from '#kit/web/ui/toggle.tsx'
import type { RowOrder } from '#kit/web/use-row-order.tsx'
import { OPTION_NAME_MAX } from '../../limits.ts'
import { OPTION_TEXTS } from '../../fields.ts'
import { writeNames } from '../../option-names.ts'
import { traitsByColumn } from '../../trait-columns.ts'
import { DeclaredTraits } from './declared-traits.tsx'
import { PriceInput } from './price-input.tsx'
import { PriceQuestion } from './price-question.tsx'
import { useDishWords } from './use-dish-words.ts'
import type { ChoiceFields, OptionFormState } from './use-option-form.ts'

type RowProps = {
  choice: ChoiceFields
  form: OptionFormState
  language: Language
  order: RowOrder
  number: number
  /** Its own, or its number. */
  name: string
  onRemove: () => void
}

/** A choice in the form of its group: what it is called and costs, and whether it is chosen first or sold out. */
export function ChoiceRow(props: RowProps) {
  const { choice, form, language, order, number, name, onRemove } = props
  const { t } = useTranslation('hotel-admin')
  const { currency } = useHotel()
  const { id } = choice
  const { valueOf } = useDishWords()
  const contained = writeNames(traitsByColumn(choice.traits).allergens)
  const text = OPTION_TEXTS.name[language]
  const isNeeded = language === DEFAULT_LANGUAGE
  const meanings = form.meaningsOf(choice)
  const questionId = useId()
  const set = (more: Partial<ChoiceFields>) => form.changeChoice(id, more)

  return (
    <li data-row={id} className={`grid gap-1 p-2.5 ps-3 ${order.rowClass(id)}`}>
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-0 grow basis-44">
          <Field
            label={t('menu.options.form.choice', { number })}
            isLabelHidden
            error={isNeeded ? form.nameError(choice.name) : undefined}
            typed={{ text: choice[text] ?? '', limit: OPTION_NAME_MAX }}
          >
            {(control) => (
              <input
                {...control}
                lang={language}
                dir="auto"
                autoComplete="off"
                required={isNeeded}
                placeholder={
                  isNeeded ? t('menu.options.form.choice', { number }) : choice.name.trim() || undefined
                }
                value={choice[text] ?? ''}
                onChange={({ target }) => set({ [text]: target.value })}
                className={inputClass}
              />
            )}
          </Field>
        </div>
        <div className="w-36 max-sm:grow">
          <span aria-hidden className="mb-1 block text-sm text-muted sm:hidden">
            {t('menu.options.form.price', { currency })}
          </span>
          <Field
            label={t('menu.options.form.priceOf', { number, currency })}
            isLabelHidden
            error={form.priceError(choice)}
          >
            {(control) => (
              <PriceInput
                {...control}
                dir={choice.price === '' ? undefined : 'ltr'}
                placeholder={t('menu.options.form.price', { currency })}
                value={choice.price}
                questionId={meanings.length > 0 ? questionId : null}
                onPrice={(price) => set({ price })}
                className="tabular"
              />
            )}
          </Field>
        </div>
      </div>
      <PriceQuestion
        id={questionId}
        typed={choice.price}
        meanings={meanings}
        onChoose={(price) => set({ price })}
      />
      <div className="flex flex-wrap items-center gap-x-4">
        <label className="-ms-3 flex cursor-pointer items-center">
          <Checkbox
            label={t('menu.options.chosenFirstOf', { name })}
            isChecked={choice.isDefault}
            onChange={(isDefault) => set({ isDefault })}
          />
          <span aria-hidden className="font-medium">
            {t('menu.options.chosenFirst')}
          </span>
        </label>
        <Toggle
          isOn={!form.fields.soldOut.includes(id)}
          label={t('menu.options.availableOf', { name })}
          on={t('menu.options.available')}
          off={t('menu.options.soldOut')}
          onChange={(isAvailable) => form.setSoldOut(id, !isAvailable)}
        />
        <div className="ms-auto flex items-center">
          <OrderButtons id={id} name={name} order={order} />
          <IconButton
            look="quiet"
            label={t('menu.options.form.remove', { name })}
            disabled={order.ids.length === 1}
            onClick={onRemove}
          >
            <Trash2 aria-hidden className="size-4.5" />
          </IconButton>
        </div>
      </div>
      <details className="group/traits min-w-0">
        <summary
          aria-label={t('menu.traits.ofChoice', { name })}
          className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm text-sm font-medium text-muted hover:text-ink"
        >
          <ChevronDown
            aria-hidden
            className="size-4 shrink-0 transition-transform group-open/traits:rotate-180"
          />
          {t('menu.traits.choice')}
          <span className="min-w-0 truncate font-normal">{valueOf('allergens', contained)}</span>
        </summary>
        <Suspense fallback={<Skeleton className="h-40" />}>
          <DeclaredTraits traits={choice.traits} onChange={(traits) => set({ traits })} />
        </Suspense>
      </details>
    </li>
  )
}
