import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { PriceInput } from './price-input.tsx'
import { PriceQuestion } from './price-question.tsx'
import type { PriceEdit } from './use-price-edit.ts'

type PriceProps = { id: string; name: string; price: number; edit: PriceEdit }

const idsOf = (id: string) => ({ question: `price-question-${id}`, error: `price-error-${id}` })
const begin = (field: HTMLInputElement | null) => {
  field?.focus()
  field?.select()
}

/** The price of a dish in its row: pressed, it becomes a field; Enter saves, Escape gives back. */
export function PriceInPlace({ id, name, price, edit }: PriceProps) {
  const { t } = useTranslation('hotel-admin')
  const { currency } = useHotel()
  const { money } = useFormatters(currency)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !edit.isOpen) button.current?.focus()
    wasOpen.current = edit.isOpen
  }, [edit.isOpen])
  const { question, error } = idsOf(id)

  if (!edit.isOpen)
    return (
      <button
        ref={button}
        type="button"
        aria-label={t('menu.priceOf', { price: money(price), name })}
        title={t('menu.changePrice')}
        onClick={edit.begin}
        className="tabular min-h-11 min-w-20 shrink-0 rounded-sm px-2 text-end text-[0.9375rem] font-medium hover:bg-ink/5 hover:underline @4xl:min-w-24"
      >
        <bdi>{money(price)}</bdi>
      </button>
    )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        edit.submit()
      }}
      className="w-24 shrink-0"
    >
      <PriceInput
        ref={begin}
        aria-label={t('menu.form.priceIn', { currency })}
        value={edit.typed}
        questionId={edit.meanings.length > 0 ? question : null}
        {...(edit.error ? { 'aria-invalid': true, 'aria-describedby': error } : {})}
        onPrice={edit.change}
        onEscape={edit.end}
        className="tabular text-end"
      />
    </form>
  )
}

/** Under the row while its price is changed: what is wrong or not clear, and both ways out for whoever has no keys. */
export function PriceAnswer({ id, edit }: Pick<PriceProps, 'id' | 'edit'>) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { question, error } = idsOf(id)
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 px-2 pb-2">
      <PriceQuestion id={question} typed={edit.typed} meanings={edit.meanings} onChoose={edit.change} />
      <p
        id={error}
        role="alert"
        className="font-medium text-late empty:hidden max-sm:basis-full max-sm:text-end"
      >
        {edit.error}
      </p>
      <Button size="sm" onClick={edit.end}>
        {t('common:cancel')}
      </Button>
      <Button size="sm" look="primary" isBusy={edit.isBusy} onClick={edit.submit}>
        {t('editor.save')}
      </Button>
    </div>
  )
}
