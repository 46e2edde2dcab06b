import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { MissingLanguages, RowTools } from '#kit/web/ui/editor-row.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import { Toggle } from '#kit/web/ui/toggle.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { StaffMenuItem } from '../../dish-shapes.ts'
import { canBeHad } from '../../options.ts'
import type { Choice, StaffOptionGroup } from '../../options-contract.ts'
import { useRuleWords } from './use-rule-words.ts'

type CardProps = {
  group: StaffOptionGroup
  /** Those that offer it. */
  dishes: readonly StaffMenuItem[]
  isBusy: boolean
  onSoldOut: (choice: Choice, isSoldOut: boolean) => void
  onEdit: () => void
  onDelete: () => void
}

/** A group of choices, with the dishes that offer it; a choice is sold out by one tap. */
export function OptionCard({ group, dishes, isBusy, onSoldOut, onEdit, onDelete }: CardProps) {
  const { t } = useTranslation('hotel-admin')
  const { list } = useFormatters()
  const localized = useLocalized()
  const { wordsOfGroup } = useRuleWords()
  const name = localized(group.name)
  const texts = [group.name, ...group.choices.map((choice) => choice.name)]
  const titleId = `group-${group.id}`
  return (
    <section
      aria-labelledby={titleId}
      className="min-w-0 overflow-hidden rounded-lg border border-line bg-card shadow-card"
    >
      <header className="flex items-start gap-1 border-b border-line bg-side py-2 ps-4 pe-2">
        <div className="grid min-w-0 flex-1 gap-1 py-1.5">
          <div className="flex flex-wrap items-baseline gap-x-2.5">
            <h2 id={titleId} className="min-w-0 text-[0.9375rem] font-semibold wrap-anywhere">
              <bdi>{name}</bdi>
            </h2>
            <p className="text-muted">{wordsOfGroup(group)}</p>
          </div>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {dishes.length === 0 ? (
              <Badge tone="wait">{t('menu.options.onNone')}</Badge>
            ) : (
              <>
                <Badge>{t('menu.options.on', { count: dishes.length })}</Badge>
                <span className="line-clamp-1 min-w-0 flex-1 basis-40 text-muted">
                  {list(dishes.map((dish) => `\u2068${localized(dish.name)}\u2069`))}
                </span>
              </>
            )}
            <MissingLanguages isMissing={(language) => texts.some((text) => !text[language]?.trim())} />
          </p>
          {!canBeHad([group]) && <p className="text-late">{t('menu.options.tooFew')}</p>}
        </div>
        <RowTools id={group.id} name={name} onEdit={onEdit} onDelete={onDelete} />
      </header>
      <ul className="divide-y divide-line">
        {group.choices.map((choice) => (
          <ChoiceLine key={choice.id} choice={choice} isBusy={isBusy} onSoldOut={onSoldOut} />
        ))}
      </ul>
    </section>
  )
}

type LineProps = Pick<CardProps, 'isBusy' | 'onSoldOut'> & { choice: Choice }

function ChoiceLine({ choice, isBusy, onSoldOut }: LineProps) {
  const { t } = useTranslation('hotel-admin')
  const { money } = useFormatters(useHotel().currency)
  const name = useLocalized()(choice.name)
  const price = choice.price > 0 ? `+ ${money(choice.price)}` : t('menu.options.included')
  const priceClass = `tabular shrink-0 ${choice.price > 0 ? 'font-medium' : 'text-muted'}`
  return (
    <li className="flex items-center gap-x-3 py-1 ps-4 pe-3">
      <div className="min-w-0 flex-1 py-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <bdi className={`min-w-0 wrap-anywhere ${choice.isSoldOut ? 'text-muted line-through' : ''}`}>
            {name}
          </bdi>
          {choice.isDefault && <Badge tone="good">{t('menu.options.chosenFirst')}</Badge>}
        </p>
        <bdi className={`sm:hidden ${priceClass}`}>{price}</bdi>
      </div>
      <bdi className={`max-sm:hidden ${priceClass}`}>{price}</bdi>
      <div className="w-32 shrink-0">
        <Toggle
          isOn={!choice.isSoldOut}
          isBusy={isBusy}
          label={t('menu.options.availableOf', { name })}
          on={t('menu.options.available')}
          off={t('menu.options.soldOut')}
          onChange={(isAvailable) => onSoldOut(choice, !isAvailable)}
        />
      </div>
    </li>
  )
}
