import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { Field, inputClass } from '#kit/web/ui/field.tsx'
import { NOTE_LENGTH } from '#features/bookings/limits.ts'
import { setNote, useCart } from './cart.ts'
import { SayIt } from './say-it.tsx'

/** An optional note to the kitchen (OP-39). */
export function OrderNote() {
  const { slug } = useHotel()
  const { t } = useTranslation('guest')
  const { note } = useCart(slug)
  return (
    <div className="grid gap-1">
      <Field label={t('order.note')} typed={{ text: note, limit: NOTE_LENGTH }}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={note}
            placeholder={t('order.notePlaceholder')}
            onChange={(event) => setNote(slug, event.target.value)}
            className={`${inputClass} resize-y py-3 [unicode-bidi:plaintext]`}
          />
        )}
      </Field>
      <SayIt note={note} limit={NOTE_LENGTH} onNote={(longer) => setNote(slug, longer)} />
    </div>
  )
}
