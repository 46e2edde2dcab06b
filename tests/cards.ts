import type { Intent, OrderIntent } from '#features/assistant/intents.ts'

/** A line of an order card: `2 Cappuccino [Oat drink] (hot)`. */
const lineOf = ({ quantity, name, note, options = [] }: OrderIntent['lines'][number]) => {
  const chosen = options.map((option) => ` [${option.name.en}]`).join('')
  return `${quantity} ${name.en}${chosen}${note ? ` (${note})` : ''}`
}

/** What an answer's card holds: `2 Cappuccino [Oat drink] (hot); …`, `Hammam for 2`; null without one. */
export function cardOf({ wish }: { wish: Intent | null }): string | null {
  if (wish?.kind === 'request')
    return wish.offers.map(({ name, places }) => `${name.en} for ${places}`).join('; ')
  return wish?.kind === 'order' ? wish.lines.map(lineOf).join('; ') : null
}
