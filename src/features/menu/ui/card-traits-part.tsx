import { Suspense } from 'react'
import { later } from '#kit/web/later.tsx'
import type { GuestMenuItem } from '../contract.ts'

const Marks = later(() => import('./card-traits.tsx'), 'CardTraits')

/** Keeps the place of what a dish contains until its words are there. */
export function CardTraits({ item }: { item: GuestMenuItem }) {
  const count = Object.values(item.traits).filter(Boolean).length
  return (
    <Suspense fallback={<div className={`mt-1.5 ${count > 4 ? 'h-10' : count > 2 ? 'h-5' : ''}`} />}>
      <Marks.Part item={item} />
    </Suspense>
  )
}
