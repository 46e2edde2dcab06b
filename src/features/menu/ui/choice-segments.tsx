import { type Language, localized } from '#kit/shared/languages.ts'
import { allergensIn } from '#features/dietary/ui/use-trait-words.ts'
import type { Choice, OptionGroup } from '../options-contract.ts'

const MOST = 4
const LONGEST_NAME = 24
/** Of a letter, and around each name, in rem: on the wide side, so that no name is broken. */
const LETTER = 0.515
const AROUND = 1.25

/** Whether nothing but names tells a group's choices apart, and those are short enough to stand side by side. */
export const areSegments = ({ choices, min, max }: OptionGroup, language: Language) =>
  min === 1 &&
  max === 1 &&
  choices.length > 1 &&
  choices.length <= MOST &&
  choices.every(
    ({ name, price, isSoldOut, traits }) =>
      price === 0 &&
      !isSoldOut &&
      allergensIn(traits).length === 0 &&
      localized(name, language).length <= LONGEST_NAME,
  )

type ChoiceSegmentsProps = {
  group: OptionGroup
  chosen: ReadonlySet<string>
  shownIn: Language
  onChoose: (choice: Choice) => void
}

/** One of several, side by side; where the row is too narrow for all of their names, beneath one another. */
export function ChoiceSegments({ group: { id, choices }, chosen, shownIn, onChoose }: ChoiceSegmentsProps) {
  const names = choices.map(({ name }) => localized(name, shownIn))
  const letters = names.join('').length
  const width = `${(letters * LETTER + names.length * AROUND).toFixed(2)}rem`
  return (
    <div className="col-span-full flex flex-wrap rounded-md bg-line/55 p-1">
      {choices.map((choice, at) => (
        <label
          key={choice.id}
          style={{
            // either nothing or more than a whole row
            flexBasis: `calc((${width} - 100%) * 999)`,
            flexGrow: (names[at]?.length ?? 0) + 3,
          }}
          className="relative flex min-h-11 items-center justify-center rounded-sm px-2 text-center text-[0.9375rem] leading-tight font-medium whitespace-nowrap transition-colors narrow:whitespace-normal has-[:checked]:bg-card has-[:checked]:font-semibold dark:has-[:checked]:bg-tint has-[:checked]:text-accent-text has-[:checked]:shadow-card has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent"
        >
          <input
            type="radio"
            name={id}
            checked={chosen.has(choice.id)}
            onChange={() => onChoose(choice)}
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-sm outline-none"
          />
          <bdi>{names[at]}</bdi>
        </label>
      ))}
    </div>
  )
}
