import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServersAvoided } from '#features/dietary/ui/use-avoided.ts'
import { useConsent } from '#features/dietary/ui/use-consent.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { declaresAnything } from '#features/menu/declared.ts'
import { menuApi } from '#features/menu/ui/api.ts'
import { ownerAt } from '#features/sessions/ui/identity.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import type { OrderLine } from '../contract.ts'
import { addToCart, type CartLine, noteGone } from './cart.ts'
import { offeredBy } from './cart-line.ts'
import { wholeOf } from './line-traits.tsx'
import { useFullLineName } from './use-line-name.ts'

/** Puts a past order's dishes into the cart at current prices, and says in the order which are no longer on the menu. */
export function OrderAgain({ lines, isQuiet }: { lines: readonly OrderLine[]; isQuiet?: boolean }) {
  const { slug } = useHotel()
  const { t } = useTranslation('guest')
  const { errorText } = useErrorText()
  const nameOf = useFullLineName()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const { consent, dialog } = useConsent()
  useServersAvoided()

  const fill = async () => {
    const owner = ownerAt(slug)
    const menu = await client.fetchQuery(menuApi.query.list.queryOptions({ input: { slug } }))
    if (ownerAt(slug) !== owner) return
    const todayOf = offeredBy(menu)
    const offered = lines.map((line) => ({ line, today: todayOf(line) }))
    const gone = offered.filter(({ today }) => !today).map(({ line }) => line)
    if (gone.length === lines.length) return toast.info(t('bookings.againNothing'))
    const ready = offered.flatMap(({ line, today }) => (today ? [{ ...today, quantity: line.quantity }] : []))
    const asked = declaresAnything(menu) ? ready : []
    consent(
      asked.map((line) => ({ name: nameOf(line), traits: wholeOf(line) })),
      () => void put(ready, gone),
    )
  }
  const put = async (ready: readonly CartLine[], gone: readonly CartLine[]) => {
    for (const line of ready) addToCart(slug, line, line.quantity)
    if (gone.length > 0) noteGone(slug, gone)
    else toast.success(t('bookings.againDone'))
    await navigate({ to: '/hotelly/$slug/room-service', params: { slug }, hash: 'order' })
  }
  const press = async () => {
    setIsBusy(true)
    try {
      await fill()
    } catch (error) {
      toast.error(errorText(error, t('menu.failed')))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      <Button
        look={isQuiet ? 'quiet' : 'soft'}
        className={isQuiet ? 'px-3! text-[0.9375rem] text-accent-text!' : 'mt-3 w-full'}
        isBusy={isBusy}
        onClick={() => void press()}
      >
        {!isBusy && !isQuiet && <RotateCcw aria-hidden className="size-4 rtl:-scale-x-100" />}
        {t('bookings.again')}
      </Button>
      {dialog}
    </>
  )
}
