import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { menuApi } from '#features/menu/ui/api.ts'
import { useOfferLink } from '#features/service-bookings/ui/use-offer-link.ts'
import type { GuestOffer } from '#features/service-items/contract.ts'
import { offersApi } from '#features/service-items/ui/api.ts'
import { OfferPicture } from '#features/service-items/ui/offer-picture.tsx'
import { smallSizeOf } from '#kit/shared/small-picture.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { later } from '#kit/web/later.tsx'
import type { Listed } from '../listed.ts'
import type { Part } from '../lists.ts'

const DishSheet = later(() => import('#features/room-service/ui/dish-sheet.tsx'), 'DishSheet')

type ListedAnswerProps = { parts: readonly Part[]; Text: ComponentType<{ text: string }> }

/** An answer whose lists are of dishes and offers: each line opens what it is about, as it is now. */
export function ListedAnswer({ parts, Text }: ListedAnswerProps) {
  const { slug } = useHotel()
  const { t } = useTranslation(['chat', 'work'])
  const has = (kind: Listed['kind']) =>
    parts.some((part) => part.kind === 'list' && part.lines.some(({ about }) => about.kind === kind))
  const input = { slug }
  const { data: dishes } = useQuery({ ...menuApi.query.list.queryOptions({ input }), enabled: has('dish') })
  const { data: offers } = useQuery({
    ...offersApi.query.list.queryOptions({ input }),
    enabled: has('offer'),
  })
  const [opened, setOpened] = useState<string | null>(null)
  const dish = dishes?.find(({ id }) => id === opened)
  const goneOf = (kind: Listed['kind']) =>
    kind === 'dish' ? (dishes ? t('wish.gone') : null) : offers ? t('work:chat.gone') : null
  return (
    <div className="grid gap-2">
      {parts.map((part) =>
        part.kind === 'text' ? (
          <p key={part.text}>
            <Text text={part.text} />
          </p>
        ) : (
          <ul
            key={part.lines[0]?.about.id}
            className="-mx-1 divide-y divide-line border-y border-line first:border-t-0 last:border-b-0"
          >
            {part.lines.map(({ text, about }) => (
              <li key={about.id}>
                <Line
                  text={text}
                  dish={dishes?.find(({ id }) => id === about.id)}
                  offer={offers?.find(({ id }) => id === about.id)}
                  gone={goneOf(about.kind)}
                  onOpen={() => setOpened(about.id)}
                />
              </li>
            ))}
          </ul>
        ),
      )}
      {dish && <DishSheet dish={dish} onClose={() => setOpened(null)} />}
    </div>
  )
}

type LineProps = {
  text: string
  dish: GuestMenuItem | undefined
  offer: GuestOffer | undefined
  /** What is said where it is neither; null while that is not known. */
  gone: string | null
  onOpen: () => void
}

const ROW = 'flex min-h-14 w-full items-center gap-3 px-1 py-1.5 text-start leading-snug'
const OPENS =
  'rounded-md transition hover:bg-tint focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent'

/** What is said of a dish, and its price for the row's end; none where an older answer says another one. */
function withPrice(text: string, price: string): [said: string, price: string | null] {
  const ending = `: ${price}`
  if (text.endsWith(ending)) return [text.slice(0, -ending.length), price]
  return [text, /\d/.test(text) ? null : price]
}

/** One of a list; only told where it is no longer to be had. */
function Line({ text, dish, offer, gone, onOpen }: LineProps) {
  const { money } = useFormatters(useHotel().currency)
  const [said, price] = dish ? withPrice(text, money(dish.price)) : [text, null]
  const words = (
    <span className="min-w-0 grow wrap-anywhere">
      <bdi>{said}</bdi>
    </span>
  )
  const goes = <ChevronRight aria-hidden className="size-4 shrink-0 text-muted rtl:-scale-x-100" />
  if (dish)
    return (
      <button type="button" aria-haspopup="dialog" onClick={onOpen} className={`${ROW} ${OPENS}`}>
        <SmallPicture dish={dish} />
        {words}
        {price && <bdi className="tabular shrink-0 font-semibold">{price}</bdi>}
        {goes}
      </button>
    )
  if (offer)
    return (
      <OfferRow offer={offer}>
        <OfferPicture offer={offer} className="size-11 rounded-md" iconClass="size-6" />
        {words}
        {goes}
      </OfferRow>
    )
  return (
    <p className={`${ROW} ${gone ? 'text-muted' : ''}`}>
      {words}
      {gone && <span className="shrink-0 text-[0.9375rem]">{gone}</span>}
    </p>
  )
}

function OfferRow({ offer, children }: { offer: GuestOffer; children: ReactNode }) {
  const link = useOfferLink(offer)
  return (
    <Link {...link} resetScroll={false} className={`${ROW} ${OPENS}`}>
      {children}
    </Link>
  )
}

function SmallPicture({ dish: { imageUrl, kind } }: { dish: GuestMenuItem }) {
  const { scene } = useHotel()
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <img
      src={imageUrl && imageUrl !== broken ? smallSizeOf(imageUrl) : `${scene}-${kind}.svg`}
      alt=""
      loading="lazy"
      onError={() => setBroken(imageUrl)}
      className="size-11 shrink-0 rounded-md bg-tint object-cover"
    />
  )
}
