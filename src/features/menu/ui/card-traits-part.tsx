import { later } from '#kit/web/later.tsx'
import type { GuestMenuItem } from '../dish-shapes.ts'

const Marks = later(() => import('./card-traits.tsx'), 'CardTraits')

/** What a dish contains; its place is kept until that is there. */
export const CardTraits = ({ item }: { item: GuestMenuItem }) => (
  <div className="mt-1.5 grid min-h-6 gap-1.5">
    <Marks item={item} />
  </div>
)
