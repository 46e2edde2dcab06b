import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { againstOf, type Trait } from '#features/dietary/traits.ts'
import { TraitMarks } from '#features/dietary/ui/trait-marks.tsx'
import { allergensIn } from '#features/dietary/ui/use-trait-words.ts'
import { type Language, localized } from '#kit/shared/languages.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import { isEnough } from '../options.ts'
import type { Choice, OptionGroup } from '../options-contract.ts'
import { areSegments, ChoiceSegments } from './choice-segments.tsx'

type ChoiceGroupProps = {
  group: OptionGroup
  chosen: ReadonlySet<string>
  money: (minor: number) => string
  /** Whether the guest has tried to go on, so that what is missing is said. */
  isAsked: boolean
  /** Instead of the screen's own. */
  shownIn?: Language
  /** What the guest avoids. */
  avoided?: readonly Trait[]
  onChoose: (ids: string[]) => void
}

/** What of a group is chosen: one of several, or several up to a number. */
export function ChoiceGroup({
  group,
  chosen,
  money,
  isAsked,
  shownIn,
  avoided = [],
  onChoose,
}: ChoiceGroupProps) {
  const own = useLanguage()
  const language = shownIn ?? own
  const { t } = useTranslation('dish', { lng: language })
  const hintId = useId()
  const { id, choices, min, max } = group
  const taken = choices.filter((choice) => chosen.has(choice.id)).map((choice) => choice.id)
  const isMissing = isAsked && !isEnough(group, taken.length)
  const isOneOf = min === 1 && max === 1
  const isPriced = min > 0 && choices.some(({ price }) => price > 0)
  const toggle = (choice: Choice) => {
    if (isOneOf) return onChoose([choice.id])
    if (taken.includes(choice.id)) return onChoose(taken.filter((each) => each !== choice.id))
    onChoose(max === 1 ? [choice.id] : [...taken, choice.id])
  }
  const isSegmented = areSegments(group, language)
  const rows = isSegmented ? [] : choices
  const hint =
    min === 0
      ? max === 1 || max >= choices.length
        ? t('asYouLike')
        : t('upTo', { count: max })
      : min === max
        ? t('choose', { count: min })
        : t('between', { min, max })

  return (
    <fieldset
      aria-describedby={hintId}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1 narrow:grid-cols-1"
    >
      {/* afloat, it takes its place in the grid, beside the hint */}
      <legend className="float-start mb-1 font-semibold">
        <bdi>{localized(group.name, language)}</bdi>
      </legend>
      <p
        id={hintId}
        role={isMissing ? 'alert' : undefined}
        className={`mb-1 max-w-40 text-end text-[0.9375rem] narrow:text-start ${isMissing ? 'font-medium text-late' : 'text-muted'}`}
      >
        {hint}
      </p>
      {isSegmented && <ChoiceSegments group={group} chosen={chosen} shownIn={language} onChoose={toggle} />}
      {rows.map((choice) => {
        const isChosen = chosen.has(choice.id)
        const isFull = !isOneOf && max > 1 && taken.length >= max && !isChosen
        return (
          <label
            key={choice.id}
            className="col-span-full flex min-h-12 items-center gap-3 rounded-md border border-line px-3.5 py-2 transition-colors has-[:checked]:border-accent-text/60 has-[:checked]:bg-tint has-[:disabled]:opacity-55 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-1 has-[:focus-visible]:outline-accent"
          >
            <input
              type={isOneOf ? 'radio' : 'checkbox'}
              name={id}
              checked={isChosen}
              disabled={choice.isSoldOut || isFull}
              onChange={() => toggle(choice)}
              className="size-5 shrink-0 accent-accent outline-none"
            />
            <span className="min-w-0 grow">
              <bdi className="wrap-anywhere">{localized(choice.name, language)}</bdi>
              <ChoiceTraits choice={choice} avoided={avoided} shownIn={language} />
            </span>
            <span className="tabular shrink-0 text-[0.9375rem] text-muted">
              {choice.isSoldOut ? (
                t('soldOut')
              ) : choice.price > 0 ? (
                <bdi>+ {money(choice.price)}</bdi>
              ) : (
                isPriced && t('included')
              )}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

type ChoiceTraitsProps = { choice: Choice; avoided: readonly Trait[]; shownIn: Language }

/** What a choice adds to a dish. */
function ChoiceTraits({ choice: { traits }, avoided, shownIn }: ChoiceTraitsProps) {
  const { contains } = againstOf(traits, avoided)
  if (contains.length === 0 && allergensIn(traits).length === 0) return null
  return (
    <Suspense>
      <TraitMarks traits={traits} avoided={contains} shownIn={shownIn} />
    </Suspense>
  )
}
