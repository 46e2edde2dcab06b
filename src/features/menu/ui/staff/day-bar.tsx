import type { Span } from '#features/kitchen/hours.ts'
import { DAY_MINUTES, minutesOfClock } from '#kit/shared/time.ts'

/** The stretches of a day from midnight to midnight that a span covers, in hundredths of it. */
function stretchesOf({ begins, ends }: Span) {
  const [from, until] = [minutesOfClock(begins), minutesOfClock(ends)]
  const stretches =
    from < until
      ? [[from, until]]
      : [
          [0, until],
          [from, DAY_MINUTES],
        ]
  return stretches.map(([start = 0, end = 0]) => ({
    start: (100 * start) / DAY_MINUTES,
    length: (100 * (end - start)) / DAY_MINUTES,
  }))
}

/** A day from midnight to midnight, with what of it a part takes. */
export const DayBar = ({ span }: { span: Span }) => (
  <span
    aria-hidden
    className="relative block h-2 overflow-hidden rounded-full bg-line/70 bg-[repeating-linear-gradient(to_right,transparent_0_calc(25%-1px),var(--ground)_calc(25%-1px)_25%)]"
  >
    {stretchesOf(span).map(({ start, length }) => (
      <span
        key={start}
        className="absolute inset-y-0 rounded-full bg-accent"
        style={{ insetInlineStart: `${start}%`, width: `${length}%` }}
      />
    ))}
  </span>
)
