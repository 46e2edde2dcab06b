/** What tells lines of an order apart, as a text: the dish, its choices in any order, and the note. */
export const lineKey = ({
  itemId,
  choices,
  note,
}: {
  itemId: string
  choices: string[]
  note: string | null
}) => [itemId, ...choices.toSorted(), note ?? ''].join(' ')
