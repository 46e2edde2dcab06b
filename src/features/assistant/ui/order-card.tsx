import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleAlert, Clock, ShoppingBag } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMomentWords } from '#features/bookings/ui/use-moment-words.ts'
import { QUANTITY_MAX } from '#features/room-service/limits.ts'
import { totalOf } from '#features/room-service/rules.ts'
import { LineChoices } from '#features/room-service/ui/line-choices.tsx'
import { useLineName } from '#features/room-service/ui/use-line-name.ts'
import { useTraitWords } from '#features/dietary/ui/use-trait-words.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { menuApi } from '#features/menu/ui/api.ts'
import { useGuest } from '#features/sessions/ui/use-guest.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { later } from '#kit/web/later.tsx'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import type { OrderIntent } from '../intents.ts'
import { askedLineOf, type IntentLine } from './asked-line.ts'
import { AvoidOfCard, DishOfCard } from './card-traits.tsx'
import { OrderChoice } from './order-choice.tsx'
import { SignInLink } from './sign-in-link.tsx'
import { useFillCart } from './use-fill-cart.ts'

const AlsoOffered = later(() => import('./also-offered.tsx'), 'AlsoOffered')

/** The prices of the menu as it is now; `isGone` once it is known without a dish. */
function usePrices() {
  const { slug } = useHotel()
  const { data } = useQuery(menuApi.query.list.queryOptions({ input: { slug } }))
  const priceOf = (line: Pick<IntentLine, 'itemId' | 'options'>) => {
    const dish = data?.find(({ id }) => id === line.itemId)
    return dish ? askedLineOf(dish, line, null).price : null
  }
  const isGone = (line: IntentLine) => data !== undefined && priceOf(line) === null
  return { priceOf, isGone }
}

/** Without it, the text of the answer says all. */
export const hasOffer = ({ lines, choices }: OrderIntent) => lines.length + choices.length > 0

/** What a guest asked for in the chat, to be put into the cart with one tap; it orders nothing. */
export function OrderCard({ messageId, intent }: { messageId: string; intent: OrderIntent }) {
  const { t } = useTranslation('chat')
  const { currency } = useHotel()
  const { money, list } = useFormatters(currency)
  const { priceOf, isGone } = usePrices()
  const [picked, setPicked] = useState<Record<number, string>>({})
  const { lines, choices, soldOut, unknown, services = [] } = intent
  const chosen = choices.flatMap(({ dishes, quantity, note }, at): IntentLine[] =>
    dishes.filter(({ itemId }) => itemId === picked[at]).map((dish) => ({ ...dish, quantity, note })),
  )
  const wanted = [...lines, ...chosen].filter((line) => !isGone(line))
  const priced = wanted.map((line) => ({ ...line, price: priceOf(line) }))
  const total = totalOf(priced.map(({ quantity, price }) => ({ quantity, price: price ?? 0 })))
  const cart = useFillCart(messageId, intent)
  const { left } = cart
  const headingId = useId()
  return (
    <article
      aria-labelledby={headingId}
      className="grid w-full max-w-md grid-cols-1 gap-3 rounded-lg rounded-es-sm border border-line bg-card p-4 shadow-card"
    >
      <header>
        <h2 id={headingId} className="font-display text-xl font-semibold tracking-tight">
          {t(cart.isInCart ? 'wish.inCartTitle' : 'wish.title')}
        </h2>
        <p role="status" className="text-[0.9375rem] text-muted">
          {t(cart.isInCart ? 'wish.inCart' : lines.length > 0 ? 'wish.lead' : 'wish.leadChoose')}
        </p>
      </header>
      {lines.length > 0 && (
        <ul className="divide-y divide-line">
          {lines.map((line, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- one dish may stand here twice, with two notes
            <Line key={`${line.itemId} ${at}`} line={line} price={priceOf(line)} isGone={isGone(line)} />
          ))}
        </ul>
      )}
      {choices.map((choice, at) => (
        <OrderChoice
          key={choice.said}
          choice={choice}
          picked={picked[at] ?? null}
          priceOf={priceOf}
          isDisabled={cart.isInCart}
          onPick={(itemId) => setPicked((now) => ({ ...now, [at]: itemId }))}
        />
      ))}
      {choices.flatMap(({ said, dishes }) =>
        dishes.map((dish) => <Contains key={`${said} ${dish.itemId}`} dish={dish} />),
      )}
      {intent.dueAt && <WantedFor dueAt={intent.dueAt} />}
      {intent.isCapped && <Apart>{t('wish.capped', { most: QUANTITY_MAX })}</Apart>}
      {soldOut.length > 0 && <Apart>{t('wish.soldOut', { names: list(soldOut) })}</Apart>}
      {unknown.length > 0 && <Apart>{t('wish.unknown', { names: list(unknown) })}</Apart>}
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
        <PutIntoCart cart={cart} lines={wanted} />
        {cart.dialog}
      </footer>
    </article>
  )
}

type LineProps = { line: IntentLine; price: number | null; isGone: boolean }

function Line({ line, price, isGone }: LineProps) {
  const { t } = useTranslation('chat')
  const { currency } = useHotel()
  const { money } = useFormatters(currency)
  const nameOf = useLineName()
  return (
    <li className="flex items-baseline gap-3 py-2.5 first:pt-0 last:pb-0">
      <span className="tabular min-w-8 shrink-0 font-semibold whitespace-nowrap text-accent-text">
        {line.quantity}&nbsp;×
      </span>
      <span className="grid min-w-0 grow">
        <bdi className={`font-semibold wrap-anywhere ${isGone ? 'text-muted line-through' : ''}`}>
          {nameOf(line)}
        </bdi>
        <LineChoices
          line={{ choices: line.options ?? [], note: null }}
          className="text-[0.9375rem] wrap-anywhere"
        />
        {line.note && <bdi className="text-[0.9375rem] wrap-anywhere text-muted">{line.note}</bdi>}
        <Contains dish={line} />
        <DishOfCard line={line} />
      </span>
      <span className="shrink-0">
        {isGone ? (
          <span className="text-[0.9375rem] text-muted">{t('wish.gone')}</span>
        ) : (
          <bdi className="tabular">{price === null ? '…' : money(price * line.quantity)}</bdi>
        )}
      </span>
    </li>
  )
}

type DishProps = { dish: Pick<IntentLine, 'name' | 'contains'> }

/** What a dish contains although the remark about it names it. */
const Contains = ({ dish }: DishProps) =>
  dish.contains && (
    <Suspense>
      <ContainsWords dish={dish} />
    </Suspense>
  )

function ContainsWords({ dish: { name, contains = [] } }: DishProps) {
  const { t } = useTranslation('chat')
  const { inline } = useTraitWords()
  const nameOf = useLineName()
  return <Apart>{t('wish.contains', { name: nameOf({ name }), what: inline(contains) })}</Apart>
}

/** What was not understood, or is not to be had. */
const Apart = ({ children }: { children: ReactNode }) => (
  <p dir="auto" className="flex gap-2 text-[0.9375rem] wrap-anywhere text-wait">
    <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
    <span className="min-w-0">{children}</span>
  </p>
)

function WantedFor({ dueAt }: { dueAt: string }) {
  const { t } = useTranslation(['chat', 'times'])
  const { dayOf, timeOf } = useMomentWords()
  const at = new Date(dueAt)
  return (
    <p className="flex items-center gap-2 font-medium">
      <Clock aria-hidden className="size-4 shrink-0 text-accent-text" />
      {t('wish.for', { when: t('times:at', { day: dayOf(at), time: timeOf(at) }) })}
    </p>
  )
}

type PutProps = { cart: ReturnType<typeof useFillCart>; lines: readonly IntentLine[] }

function PutIntoCart({ cart, lines }: PutProps) {
  const { t } = useTranslation('chat')
  const { slug } = useHotel()
  const { guest } = useGuest()
  const { put, isBusy, isInCart } = cart
  const link = useRef<HTMLAnchorElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    if (isInCart && wasPressed.current) link.current?.focus()
  }, [isInCart])
  if (!guest) return <SignInLink>{t('wish.signIn')}</SignInLink>
  const press = () => {
    wasPressed.current = true
    void put(lines)
  }
  return isInCart ? (
    <Link
      ref={link}
      to="/hotelly/$slug/room-service"
      params={{ slug }}
      hash="order"
      className={`${buttonClass('primary')} w-full`}
    >
      {t('wish.open')}
    </Link>
  ) : (
    <Button look="primary" className="w-full" isBusy={isBusy} disabled={lines.length === 0} onClick={press}>
      {!isBusy && <ShoppingBag aria-hidden className="size-4.5" />}
      {t('wish.put')}
    </Button>
  )
}
