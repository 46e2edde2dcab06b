import { ConsentDialog } from '#features/dietary/ui/consent-dialog.tsx'
import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { traitsAsServed } from '#features/menu/as-served.ts'

type AddProps = { item: GuestMenuItem; name: string; onAdd: () => void; onClose: () => void }

/** Asks before a dish of the menu is added that does not fit what the guest avoids. */
export const AddAllTheSame = ({ item, name, ...answers }: AddProps) => (
  <ConsentDialog dishes={[{ name, traits: traitsAsServed(item) }]} {...answers} />
)
