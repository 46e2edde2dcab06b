import { later } from '#kit/web/later.tsx'
import type { GuestMenuItem } from '../dish-shapes.ts'

const Marks = later(() => import('./card-traits.tsx'), 'CardTraits')

/** Whether the quiet line will stand there. */
const saysAnything = ({ traits }: GuestMenuItem) =>
  Object.entries(traits).some(([trait, isSo]) => isSo && trait !== 'halal')

/** What a dish contains; its place is kept until that is there. */
export const CardTraits = ({ item }: { item: GuestMenuItem }) => (
  <div className={`mt-0.5 grid grid-cols-1 gap-1 ${saysAnything(item) ? 'min-h-4.5' : ''}`}>
    <Marks item={item} />
  </div>
)
