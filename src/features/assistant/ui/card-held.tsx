import { useTranslation } from 'react-i18next'
import { keyOfLine } from '#features/room-service/rules.ts'
import { type CartLine, useCart } from '#features/room-service/ui/cart.ts'
import { useFullLineName } from '#features/room-service/ui/use-line-name.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { countsOf, type Held, isOrderedAgain } from './going-on.ts'

type HeldProps = { lines: readonly CartLine[]; held: Held }

/** What of a card earlier cards have put into the cart or sent, and what it takes out of the cart again. */
export function CardHeld({ lines, held }: HeldProps) {
  const { t } = useTranslation('chat')
  const { slug } = useHotel()
  const cart = useCart(slug)
  const { list } = useFormatters()
  const nameOf = useFullLineName()
  const { inCart, sent } = held
  const wanted = countsOf(lines)
  const namesOf = (some: readonly CartLine[], counts: Held['sent']) =>
    list(
      some.flatMap((line) => {
        const count = counts[keyOfLine(line)] ?? 0
        return count > 0 ? `\u2068${count}\u00a0×\u00a0${nameOf(line)}\u2069` : []
      }),
    )
  const told = [
    { key: 'wish.held', names: namesOf(lines, inCart) },
    { key: isOrderedAgain(wanted, held) ? 'wish.sentAll' : 'wish.sentBefore', names: namesOf(lines, sent) },
    {
      key: 'wish.takesOut',
      names: namesOf(
        cart.lines.filter((line) => wanted[keyOfLine(line)] === undefined),
        inCart,
      ),
    },
  ] as const
  return told.map(
    ({ key, names }) =>
      names && (
        <p key={key} dir="auto" className="text-[0.9375rem] wrap-anywhere text-muted">
          {t(key, { names })}
        </p>
      ),
  )
}
