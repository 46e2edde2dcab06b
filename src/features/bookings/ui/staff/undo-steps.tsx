import { Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { UNDO_MS } from '#kit/shared/undo.ts'
import { isTyping, letterOf } from '#kit/web/keyboard.ts'
import { toast } from '#kit/web/toast.ts'
import type { Booking } from '../../contract.ts'

/** How many of the last steps can be undone, each by itself. */
const MOST_STEPS = 5
const SHOWN_MS = 4000

export type Message = { title: string; description: string }

/** A booking as a step has left it, and what takes the step back. */
export type Taken<Shown, Change> = { booking: Shown; undo: readonly Change[] }

type Step<Shown, Change> = {
  taken: readonly Taken<Shown, Change>[]
  message: Message
  until: number
  takeBack: TakeBack<Shown, Change>
}
type TakeBack<Shown, Change> = (taken: readonly Taken<Shown, Change>[]) => void

/**
 * One message that tells of the last change and undoes each of the last steps, however fast they were made; of several
 * with one booking only the last, until that is undone. Z undoes the last that can be.
 */
export function useUndoSteps<Shown extends Booking, Change>() {
  const { t } = useTranslation('hotel-admin')
  const id = useId()
  const steps = useRef<Step<Shown, Change>[]>([])
  const told = useRef<Message | null>(null)
  /** Bookings with a change on its way, before which nothing can be undone. */
  const changing = useRef<ReadonlySet<string>>(new Set())
  const isChanging = ({ taken }: Step<Shown, Change>) =>
    taken.some(({ booking }) => changing.current.has(booking.id))

  const undo = (step: Step<Shown, Change>) => {
    // a button that is about to leave may be pressed twice
    if (!steps.current.includes(step)) return
    steps.current = steps.current.filter((known) => known !== step)
    step.takeBack(step.taken)
  }

  /** Those that can be undone now, the last one at the end. */
  const undoable = () => {
    const known = steps.current.filter(({ until }) => until > Date.now()).slice(-MOST_STEPS)
    steps.current = known
    return known.filter((step, place) => !isChanging(step) && !isOvertaken(step, known.slice(place + 1)))
  }

  const show = (message: Message) => {
    const shown = undoable()
    told.current = message
    const latest = steps.current.at(-1)
    const own = shown.find((step) => step === latest && step.message === message)
    const before = shown.filter((step) => step !== own)
    const undoBefore = (step: Step<Shown, Change>) => {
      undo(step)
      show(message)
    }
    toast.success(message.title, {
      id,
      description:
        before.length > 0 ? <Earlier steps={before} onUndo={undoBefore} {...message} /> : message.description,
      duration: latest ? Math.max(latest.until - Date.now(), SHOWN_MS) : SHOWN_MS,
      action: own && { label: t('bookings.undo'), onClick: () => undo(own) },
    })
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (letterOf(event) !== 'z' || event.shiftKey || event.altKey) return
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return
    const last = undoable().at(-1)
    if (!last) return
    event.preventDefault()
    undo(last)
    if (told.current) show(told.current)
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  return {
    /** A change of these bookings is on its way: what it follows cannot be undone before it. */
    hold: (bookings: readonly Shown[]) => {
      changing.current = new Set([...changing.current, ...bookings.map((booking) => booking.id)])
      if (told.current && steps.current.some(isChanging)) show(told.current)
    },
    /** It has been made, or was refused: what it follows can be undone again. */
    release: (bookings: readonly Shown[]) => {
      const held = steps.current.filter(isChanging)
      const made = new Set(bookings.map((booking) => booking.id))
      changing.current = new Set([...changing.current].filter((each) => !made.has(each)))
      if (told.current && held.some((step) => !isChanging(step))) show(told.current)
    },
    /** Tells of a step; one that nothing takes back is only told. */
    tell: (taken: readonly Taken<Shown, Change>[], message: Message, takeBack: TakeBack<Shown, Change>) => {
      const step = { taken, message, until: Date.now() + UNDO_MS, takeBack }
      const canUndo = taken.every(({ undo: changes }) => changes.length > 0)
      if (canUndo) steps.current = [...steps.current, step]
      else steps.current = steps.current.filter((known) => !isOvertaken(known, [step]))
      show(message)
    },
    /** Tells that a step was undone; what was done to these bookings before it can be undone from now on. */
    tellUndone: (bookings: readonly Shown[], message: Message) => {
      const now = new Map(bookings.map((booking) => [booking.id, booking]))
      steps.current = steps.current.map((step) => ({
        ...step,
        taken: step.taken.map((known) => ({ ...known, booking: now.get(known.booking.id) ?? known.booking })),
      }))
      show({ ...message, title: t('bookings.undone') })
    },
  }
}

type AnyStep = Pick<Step<Booking, unknown>, 'taken' | 'message'>

const idsOf = ({ taken }: AnyStep) => taken.map(({ booking }) => booking.id)

/** Whether a later step has changed a booking of this one. */
const isOvertaken = (step: AnyStep, later: readonly AnyStep[]) => {
  const ids = new Set(idsOf(step))
  return later.some((other) => idsOf(other).some((each) => ids.has(each)))
}

type EarlierProps<Of extends AnyStep> = Message & { steps: readonly Of[]; onUndo: (step: Of) => void }

/** What was last done, and a button with the room for each step before it. */
function Earlier<Of extends AnyStep>({ description, steps, onUndo }: EarlierProps<Of>) {
  const { t } = useTranslation('hotel-admin')
  return (
    <span data-steps className="flex flex-wrap items-center gap-x-3 gap-y-1.5 md:flex-nowrap">
      <span className="min-w-0 md:line-clamp-2">{description}</span>
      <span role="group" aria-label={t('bookings.undoEarlier')} className="flex shrink-0 flex-wrap gap-1.5">
        {steps.toReversed().map((step) => (
          <button
            key={idsOf(step).join(' ')}
            type="button"
            onClick={() => onUndo(step)}
            aria-label={t('bookings.undoOf', { what: `${step.message.title}, ${step.message.description}` })}
            className="tabular inline-flex min-h-8 items-center gap-1 rounded-md border border-line bg-card px-2 font-semibold text-ink hover:bg-tint pointer-coarse:min-h-11"
          >
            <Undo2 aria-hidden className="size-3.5 rtl:-scale-x-100" />
            <bdi>{step.taken[0]?.booking.roomNumber}</bdi>
            {step.taken.length > 1 && <bdi>+{step.taken.length - 1}</bdi>}
          </button>
        ))}
      </span>
    </span>
  )
}
