import { useTranslation } from 'react-i18next'
import type { Trait, Traits } from '#features/dietary/traits.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { ChoiceGroup } from '#features/menu/ui/choice-group.tsx'
import { localized } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Field, inputClass } from '#kit/web/ui/field.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import { LINE_NOTE_LENGTH } from '../limits.ts'
import { DishLeft } from './dish-left.tsx'
import { DishPicture } from './dish-picture.tsx'
import { DishTraits } from './dish-traits.tsx'
import { SayIt } from './say-it.tsx'

type FactsProps = {
  dish: GuestMenuItem
  titleId?: string
  price: string
  /** What it contains with what is chosen; null where the hotel declares nothing of any dish. */
  traits: Traits | null
  chosen: ReadonlySet<string>
  avoided: readonly Trait[]
  /** Whether the guest has tried to go on, so that what is missing is said. */
  isAsked: boolean
  note: string
  onChoose: (groupId: string, ids: string[]) => void
  onNote: (note: string) => void
}

/** All that is said and asked of a dish. */
export function DishFacts(props: FactsProps) {
  const { dish, titleId, price, traits, chosen, avoided, isAsked, note, onChoose, onNote } = props
  const { currency, scene } = useHotel()
  const { t } = useTranslation('dish')
  const { money } = useFormatters(currency)
  const language = useLanguage()
  const text = localized(dish.description, language)
  return (
    <>
      <DishPicture picture={dish.imageUrl} drawing={`${scene}-${dish.kind}.svg`} />
      <div className="grid grid-cols-1 gap-6 px-5 pt-4 pb-6">
        <div>
          <div className="flex items-baseline justify-between gap-4">
            <h2
              id={titleId}
              className="min-w-0 font-display text-2xl font-semibold tracking-tight wrap-anywhere"
            >
              <bdi>{localized(dish.name, language)}</bdi>
            </h2>
            <bdi className="tabular shrink-0 text-lg font-semibold">{price}</bdi>
          </div>
          {text && (
            <p className="mt-1 text-pretty text-muted">
              <bdi>{text}</bdi>
            </p>
          )}
          <DishLeft left={dish.left} />
        </div>
        {traits && <DishTraits traits={traits} avoided={avoided} />}
        {dish.options.map((group) => (
          <ChoiceGroup
            key={group.id}
            group={group}
            chosen={chosen}
            money={money}
            isAsked={isAsked}
            avoided={avoided}
            onChoose={(ids) => onChoose(group.id, ids)}
          />
        ))}
        <div className="grid gap-1">
          <Field label={t('note')} typed={{ text: note, limit: LINE_NOTE_LENGTH }}>
            {(control) => (
              <textarea
                {...control}
                rows={2}
                value={note}
                placeholder={t('notePlaceholder')}
                onChange={(event) => onNote(event.target.value)}
                className={`${inputClass} resize-y py-3 [unicode-bidi:plaintext]`}
              />
            )}
          </Field>
          <SayIt note={note} limit={LINE_NOTE_LENGTH} onNote={onNote} />
        </div>
      </div>
    </>
  )
}
