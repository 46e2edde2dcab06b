import { useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMomentWords } from '#features/bookings/ui/use-moment-words.ts'
import { QUANTITY_MAX } from '#features/room-service/limits.ts'
import { totalOf } from '#features/room-service/rules.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { menuApi } from '#features/menu/ui/api.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { later } from '#kit/web/later.tsx'
import type { OrderIntent } from '../intents.ts'
import { askedLineOf, cartLineOf, type IntentLine } from './asked-line.ts'
import { Apart } from './apart.tsx'
import { AvoidOfCard } from './card-traits.tsx'
import {
  type CardMessage,
  cardsBefore,
  countsOf,
  isOrderedAgain,
  isTakenOver,
  withoutSent,
} from './going-on.ts'
import { OrderChoice } from './order-choice.tsx'
import { OrderLine, ToldOfDish } from './order-line.tsx'
import { PutIntoCart } from './put-into-cart.tsx'
import { useFillCart } from './use-fill-cart.ts'
import { useOrderWhen } from './use-order-when.ts'

const CardHeld = later(() => import('./card-held.tsx'), 'CardHeld')
const CardTold = later(() => import('./card-told.tsx'), 'CardTold')
const ChooseHour = later(() => import('./choose-hour.tsx'), 'ChooseHour')
const ChooseOpenTime = later(() => import('./choose-open-time.tsx'), 'ChooseOpenTime')
const ChooseOneTime = later(() => import('./choose-one-time.tsx'), 'ChooseOneTime')
const AlsoOffered = later(() => import('./also-offered.tsx'), 'AlsoOffered')

/** The prices of the menu as it is now; `isGone` once it is known without a dish. */
function usePrices() {
  const { slug } = useHotel()
  const { data } = useQuery(menuApi.query.list.queryOptions({ input: { slug } }))
  const priceOf = (line: Pick<IntentLine, 'itemId' | 'options'>) => {
    const dish = data?.find(({ id }) => id === line.itemId)
    return dish ? askedLineOf(dish, line, null).price : null
  }
  const inCartAs = (line: IntentLine) => {
    const dish = data?.find(({ id }) => id === line.itemId)
    return dish ? [cartLineOf(dish, line)] : []
  }
  const isGone = (line: IntentLine) => data !== undefined && priceOf(line) === null
  return { priceOf, inCartAs, isGone }
}

type OrderCardProps = { messageId: string; messages: readonly CardMessage[]; intent: OrderIntent }

/** What a guest asked for in the chat, to be put into the cart with one tap; it orders nothing. */
export function OrderCard({ messageId, messages, intent }: OrderCardProps) {
  const { t } = useTranslation('chat')
  const { currency } = useHotel()
  const { money, list } = useFormatters(currency)
  const { priceOf, inCartAs, isGone } = usePrices()
  const [picked, setPicked] = useState<Record<number, string>>({})
  const { lines, choices, soldOut, unknown, services = [] } = intent
  const chosen = choices.flatMap(({ dishes, quantity, note }, at): IntentLine[] =>
    dishes.filter(({ itemId }) => itemId === picked[at]).map((dish) => ({ ...dish, quantity, note })),
  )
  const wanted = [...lines, ...chosen].filter((line) => !isGone(line))
  const priced = wanted.map((line) => ({ ...line, price: priceOf(line) }))
  const before = cardsBefore(messages, messageId)
  const cart = useFillCart(messageId, intent, before)
  const { hours, open, times, moment } = useOrderWhen(intent)
  const { left, held } = cart
  const isTaken = !cart.isInCart && cart.order === null && isTakenOver(messages, messageId)
  const isOpen = !cart.isInCart && cart.order === null && !isTaken
  const asCart = wanted.flatMap(inCartAs)
  const isAgain = isOrderedAgain(countsOf(asCart), held)
  const total = totalOf(isOpen ? withoutSent(asCart, held) : asCart)
  const headingId = useId()
  return (
    <article
      aria-labelledby={headingId}
      className="grid w-full max-w-md grid-cols-1 gap-3 rounded-lg rounded-es-sm border border-line bg-card p-4 shadow-card"
    >
      <header>
        <h2 id={headingId} className="font-display text-xl font-semibold tracking-tight">
          {t(
            cart.order
              ? 'wish.sentTitle'
              : cart.isInCart
                ? 'wish.inCartTitle'
                : isTaken
                  ? 'wish.takenTitle'
                  : 'wish.title',
          )}
        </h2>
        <p role="status" className="text-[0.9375rem] text-muted">
          {cart.order && t('wish.sent')}
          {cart.isInCart && t('wish.inCart')}
          {isTaken && t('wish.taken')}
          {isOpen && t(lines.length > 0 ? 'wish.lead' : 'wish.leadChoose')}
        </p>
      </header>
      {lines.length > 0 && (
        <ul className="divide-y divide-line">
          {lines.map((line, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- one dish may stand here twice, with two notes
            <OrderLine key={`${line.itemId} ${at}`} line={line} price={priceOf(line)} isGone={isGone(line)} />
          ))}
        </ul>
      )}
      {choices.map((choice, at) => (
        <OrderChoice
          key={choice.said}
          choice={choice}
          picked={picked[at] ?? null}
          priceOf={priceOf}
          isDisabled={!isOpen}
          onPick={(itemId) => setPicked((now) => ({ ...now, [at]: itemId }))}
        />
      ))}
      {choices.flatMap(({ said, dishes, ...wanted }) =>
        dishes.map((dish) => <ToldOfDish key={`${said} ${dish.itemId}`} dish={{ ...wanted, ...dish }} />),
      )}
      {intent.dueAt && <WantedFor dueAt={intent.dueAt} />}
      {intent.isSoonNow && <WhenWanted>{t('wish.soon')}</WhenWanted>}
      {intent.isCapped && <Apart>{t('wish.capped', { most: QUANTITY_MAX })}</Apart>}
      {soldOut.length > 0 && <Apart>{t('wish.soldOut', { names: list(soldOut) })}</Apart>}
      {unknown.length > 0 && <Apart>{t('wish.unknown', { names: list(unknown) })}</Apart>}
      {(intent.unclear || intent.places) && <CardTold unclear={intent.unclear} places={intent.places} />}
      {services.length > 0 && <AlsoOffered services={services} />}
      <AvoidOfCard />
      <footer className="grid gap-3 border-t border-line pt-3">
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-muted">{t('wish.total')}</span>
          <bdi key={total} className="tabular inline-block animate-rise font-display text-xl font-semibold">
            {priced.some(({ price }) => price === null) ? '…' : money(total)}
          </bdi>
        </p>
        <div role="status" className="grid gap-2 empty:hidden">
          {left.asking.length > 0 && <Apart>{t('wish.asks', { names: list(left.asking) })}</Apart>}
          {left.cut.length > 0 && <Apart>{t('wish.noteLong', { names: list(left.cut) })}</Apart>}
        </div>
        {isOpen && hours && (
          <ChooseHour
            moments={hours.moments}
            isOneTime={intent.isOneTime === true}
            chosen={hours.chosen}
            onChoose={hours.choose}
          />
        )}
        {isOpen && open && (
          <ChooseOpenTime openTime={open.openTime} chosen={open.chosen} onChoose={open.choose} />
        )}
        {isOpen && times && (
          <ChooseOneTime
            cart={times.cart}
            moments={times.moments}
            chosen={times.chosen}
            onChoose={times.choose}
          />
        )}
        {isOpen && before.length > 0 && <CardHeld lines={asCart} held={held} />}
        {!isTaken && <PutIntoCart cart={cart} lines={wanted} moment={moment} isAgain={isAgain} />}
        {cart.dialog}
      </footer>
    </article>
  )
}

function WantedFor({ dueAt }: { dueAt: string }) {
  const { t } = useTranslation(['chat', 'times'])
  const { dayOf, timeOf } = useMomentWords()
  const at = new Date(dueAt)
  return (
    <WhenWanted>{t('wish.for', { when: t('times:at', { day: dayOf(at), time: timeOf(at) }) })}</WhenWanted>
  )
}

function WhenWanted({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 font-medium">
      <Clock aria-hidden className="size-4 shrink-0 text-accent-text" />
      {children}
    </p>
  )
}
