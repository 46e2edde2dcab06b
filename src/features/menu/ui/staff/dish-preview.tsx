import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { type Language, localized } from '#kit/shared/languages.ts'
import { readMoney } from '#kit/shared/read-money.ts'
import { unflatten } from '#kit/shared/texts.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { buttonClass } from '#kit/web/ui/button.tsx'
import { PhonePreview } from '#kit/web/ui/phone-frame.tsx'
import { kindOf } from '../../dish/kind.ts'
import { DISH_TEXTS, readValues } from '../../fields.ts'
import { defaultsOf } from '../../options.ts'
import { ChoiceGroup } from '../choice-group.tsx'
import { DishCard } from '../dish-card.tsx'
import { DishPreviewNotes } from './dish-preview-notes.tsx'
import { optionsQuery } from './options-query.ts'
import { partsQuery } from './parts-query.ts'
import type { DishFormState } from './use-dish-form.ts'

type PreviewProps = { form: DishFormState; language: Language }

/** The dish as guests of this language will see it, with what they are asked. */
export function DishPreview({ form: { texts, picture }, language }: PreviewProps) {
  const { t } = useTranslation('hotel-admin')
  const { slug, currency, primaryColor, scene } = useHotel()
  const { data: groups = [] } = useQuery(optionsQuery(slug))
  const { data: parts = [] } = useQuery(partsQuery(slug))
  const options = texts.optionGroupIds.flatMap((id) => groups.find((group) => group.id === id) ?? [])
  const { money } = useFormatters(currency)
  const { name, description } = unflatten(DISH_TEXTS, texts)
  const [price, another] = readMoney(texts.price, currency)
  const kind = kindOf({ name, category: readValues({ ...texts, stock: '' }, currency).category })
  return (
    <PhonePreview label={t('menu.form.preview')} color={primaryColor} language={language}>
      <DishCard
        name={localized(name, language) || '…'}
        text={localized(description, language)}
        price={price === undefined || another !== undefined ? '…' : money(price)}
        picture={picture.shown}
        drawing={`${scene}-${kind}.svg`}
      >
        <span className={buttonClass('soft')}>
          <Plus aria-hidden className="size-4" />
          {t('menu.form.add')}
        </span>
      </DishCard>
      <Suspense>
        <DishPreviewNotes
          traits={[texts.traits, ...defaultsOf(options).map(({ traits }) => traits)]}
          parts={parts.filter(({ id }) => texts.partIds.includes(id))}
          left={readValues({ ...texts, stock: texts.stock ?? '' }, currency).stock}
          isSoldOut={texts.soldOut !== null}
          language={language}
        />
        {options.map((group) => (
          <ChoiceGroup
            key={group.id}
            group={group}
            chosen={new Set(defaultsOf([group]).map(({ id }) => id))}
            money={money}
            isAsked={false}
            shownIn={language}
            onChoose={() => {}}
          />
        ))}
      </Suspense>
    </PhonePreview>
  )
}
