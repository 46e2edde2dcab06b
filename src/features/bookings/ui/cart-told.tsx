import { Suspense } from 'react'
import { KitchenTold } from '#features/diet/ui/kitchen-told.tsx'
import { useAvoided, useServersAvoided } from '#features/diet/ui/use-avoided.ts'

/** What the kitchen will read of the guest's list with the order. */
export function CartTold() {
  const avoided = useAvoided()
  useServersAvoided()
  if (avoided.length === 0) return null
  return (
    <Suspense>
      <KitchenTold avoided={avoided} />
    </Suspense>
  )
}
