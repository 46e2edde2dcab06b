type DayChipProps = {
  /** Today, tomorrow or a weekday. */
  name: string
  date: string
  isChosen: boolean
  /** Nothing can be had on this day. */
  isEmpty?: boolean
  onChoose: () => void
}

/** A day of a row of days. */
export const DayChip = ({ name, date, isChosen, isEmpty = false, onChoose }: DayChipProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    disabled={isEmpty}
    onClick={onChoose}
    className={`grid min-h-14 min-w-18 shrink-0 content-center justify-items-center rounded-md border px-3.5 leading-tight transition-colors ${
      isChosen
        ? 'border-accent bg-accent text-on-accent'
        : isEmpty
          ? 'border-dashed border-line text-muted'
          : 'border-line bg-card text-ink hover:bg-tint'
    }`}
  >
    <span className="text-[0.9375rem] font-semibold first-letter:uppercase">{name}</span>
    <bdi className="text-sm opacity-85">{date}</bdi>
  </button>
)

type TimeChipProps = {
  /** The name of the radio buttons. */
  group: string
  time: string
  column?: number
  isChosen: boolean
  onChoose: () => void
}

/** A time of a day, one of several. */
export const TimeChip = ({ group, time, column, isChosen, onChoose }: TimeChipProps) => (
  <label
    style={{ gridColumnStart: column }}
    className="tabular relative grid min-h-11 place-items-center rounded-md border border-line px-1 text-center text-[0.9375rem] leading-tight transition-colors hover:bg-tint has-checked:border-accent has-checked:bg-accent has-checked:font-semibold has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
  >
    <input
      type="radio"
      name={group}
      checked={isChosen}
      onChange={onChoose}
      className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
    />
    <bdi>{time}</bdi>
  </label>
)
