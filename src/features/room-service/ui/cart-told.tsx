import { Suspense } from 'react'
import { KitchenTold } from '#features/dietary/ui/kitchen-told.tsx'
import { useServersAvoided } from '#features/dietary/ui/use-avoided.ts'
import { useAvoidedInCart } from './use-avoided-in-cart.ts'

/** What the kitchen will read with the order of the guest's list and of what the notes name. */
export function CartTold() {
  const { avoided, concernsHealth } = useAvoidedInCart()
  useServersAvoided()
  if (avoided.length === 0 && !concernsHealth) return null
  return (
    <Suspense>
      <KitchenTold avoided={avoided} concernsHealth={concernsHealth} isSent={false} />
    </Suspense>
  )
}
