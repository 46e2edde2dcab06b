import { lineOf } from '#features/room-service/ui/cart-line.ts'
import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { LINE_NOTE_LENGTH } from '#features/room-service/limits.ts'
import { lengthOf } from '#kit/shared/text.ts'
import { chosenWith } from '#features/menu/options.ts'
import type { OrderIntent } from '../intents.ts'

export type IntentLine = OrderIntent['lines'][number]

const idsOf = ({ options = [] }: Pick<IntentLine, 'options'>) => options.map(({ id }) => id)

/** What a guest asked for as the cart has it: with what was said of the options, and the hotel's own choices for the rest. */
export const askedLineOf = (dish: GuestMenuItem, line: Pick<IntentLine, 'options'>, note: string | null) =>
  lineOf(
    dish,
    chosenWith(dish.options, idsOf(line)).map(({ id }) => id),
    note,
  )

/** The same with its remark, which a line of the cart has only where it is short enough. */
export const cartLineOf = (dish: GuestMenuItem, asked: IntentLine) => ({
  ...askedLineOf(dish, asked, isShort(asked) ? asked.note : null),
  quantity: asked.quantity,
})

export const isShort = ({ note }: Pick<IntentLine, 'note'>) =>
  note === null || lengthOf(note) <= LINE_NOTE_LENGTH

/** Whether the menu still has all that was said of the options. */
export const hasOptions = (dish: GuestMenuItem, line: Pick<IntentLine, 'options'>) => {
  const known = dish.options.flatMap(({ choices }) => choices.map(({ id }) => id))
  return idsOf(line).every((id) => known.includes(id))
}
