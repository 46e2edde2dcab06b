import type { ComponentType } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isDeclared } from '#features/dietary/traits.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { guestDishOf } from '#features/menu/guest-dish.ts'
import { traitsAsServed } from '#features/menu/as-served.ts'
import { defaultsOf, extraOf } from '#features/menu/options.ts'
import { staffMenuQuery } from '#features/menu/ui/staff/menu-query.ts'
import { optionsQuery } from '#features/menu/ui/staff/options-query.ts'
import { partsQuery } from '#features/menu/ui/staff/parts-query.ts'
import type { DishFormState } from '#features/menu/ui/staff/use-dish-form.ts'
import { usePartWords } from '#features/menu/ui/staff/use-part-words.ts'
import { directionOf, type Language } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useFontsOf } from '#kit/web/use-fonts.ts'
import { InLanguage } from '#kit/web/in-language.tsx'
import { PhonePage } from '#kit/web/ui/phone-frame.tsx'
import { Badge, Skeleton } from '#kit/web/ui/states.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import { mostOf } from '../cart-line.ts'
import { DishFacts } from '../dish-facts.tsx'
import { DishFooter } from '../dish-footer.tsx'

type Shown = { dish: GuestMenuItem; form: DishFormState }

/** A dish in the guests' menu, with what is said for its price while that is not clear. */
type InMenu = ComponentType<{ dish: GuestMenuItem; declares: boolean; price: string | undefined }>

type AsGuestProps = {
  form: DishFormState
  language: Language
  /** While it is served. */
  InMenu: InMenu
  /** While it is not. */
  AtOtherTimes: InMenu
}

const nothing = () => {}

/**
 * A dish as the guests of a language see it, live from the fields that are edited: in their menu, with its times and what
 * is left of it, and opened, as it comes when nothing is chosen.
 */
export function DishAsGuest({ form, language, InMenu, AtOtherTimes }: AsGuestProps) {
  const { t } = useTranslation('hotel-admin')
  const { slug, primaryColor } = useHotel()
  const localized = useLocalized()
  const wordsOfPart = usePartWords()
  const { data: groups = [] } = useQuery(optionsQuery(slug))
  const { data: parts = [] } = useQuery(partsQuery(slug))
  const { data: menu = [] } = useQuery(staffMenuQuery(slug))
  const reader = useLanguage()
  useFontsOf([language])
  const item = form.dish()
  const name = { ...item.name, en: item.name.en || '…' }
  const known = new Map(groups.map((group) => [group.id, group]))
  const dish = guestDishOf({ ...item, name, id: 'shown', orderIndex: 0 }, known, parts)
  const declares = isDeclared(traitsAsServed(dish)) || menu.some((other) => isDeclared(other.traits))
  const inMenu = { dish, declares, price: form.isPriceClear ? undefined : '…' }
  const isTimed = dish.parts.length > 0 && dish.parts.every(({ begins, ends }) => begins !== ends)
  const caption = (text: string) => (
    <p lang={reader} dir={directionOf(reader)} className="text-[0.8125rem] font-medium text-muted">
      {text}
    </p>
  )
  return (
    <PhonePage
      label={t('menu.form.preview')}
      notes={
        <>
          {!dish.enabled && <Badge>{t('menu.hidden')}</Badge>}
          {dish.parts.map((part) => (
            <span key={part.id} className="text-sm font-normal text-muted">
              <bdi>{localized(part.name)}</bdi> <bdi className="tabular">{wordsOfPart(part)}</bdi>
            </span>
          ))}
        </>
      }
      color={primaryColor}
      language={language}
      foot={
        <InLanguage language={language} fallback={null}>
          <Footer dish={dish} form={form} />
        </InLanguage>
      }
    >
      <InLanguage language={language} fallback={<Skeleton className="m-4 h-80" />}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 bg-ground px-4 pt-5 pb-4">
          {caption(t('menu.form.inMenu'))}
          <InMenu {...inMenu} />
          {isTimed && (
            <>
              {caption(t('menu.form.atOtherTimes'))}
              <AtOtherTimes {...inMenu} />
            </>
          )}
          {caption(t('menu.form.opened'))}
        </div>
        <div data-sheet className="bg-card">
          <Facts dish={dish} form={form} declares={declares} />
        </div>
      </InLanguage>
    </PhonePage>
  )
}

function Facts({ dish, form, declares }: Shown & { declares: boolean }) {
  const { currency } = useHotel()
  const { money } = useFormatters(currency)
  return (
    <DishFacts
      dish={dish}
      price={form.isPriceClear ? money(dish.price) : '…'}
      traits={declares ? traitsAsServed(dish) : null}
      chosen={new Set(defaultsOf(dish.options).map(({ id }) => id))}
      avoided={[]}
      isAsked={false}
      note=""
      onChoose={nothing}
      onNote={nothing}
    />
  )
}

function Footer({ dish, form }: Shown) {
  const { currency } = useHotel()
  const { t } = useTranslation('dish')
  const { money } = useFormatters(currency)
  return (
    <DishFooter
      dish={dish}
      add={t('add')}
      total={form.isPriceClear ? money(dish.price + extraOf(defaultsOf(dish.options))) : '…'}
      quantity={1}
      most={mostOf(dish, [])}
      onQuantity={nothing}
      onAdd={nothing}
    />
  )
}
