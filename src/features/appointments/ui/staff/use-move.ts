import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { directionOf } from '#kit/shared/languages.ts'
import { onLongPress } from '#kit/web/on-long-press.ts'
import { toast } from '#kit/web/toast.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import type { ServiceBooking } from '#features/service-bookings/contract.ts'
import { mayDo } from '#features/bookings/rules.ts'
import type { Change } from '#features/service-bookings/ui/staff/change.ts'
import { momentOf } from '#kit/shared/calendar.ts'
import { clockOfMinutes } from '#kit/shared/time.ts'
import { HOUR_PX, minuteOn } from './day-layout.ts'
import { movedByKey, type Place, snapped } from './move-place.ts'
import { problemAt } from './move-problem.ts'
import type { Day } from './use-day.ts'
import { type Pointer, useEdgeScroll } from './use-edge-scroll.ts'

/** How far a pointer moves before it drags rather than presses. */
const DRAG_PX = 5
/** The usual step where what was booked is no longer offered. */
const USUAL_STEP = 15

type Held = { booking: ServiceBooking; place: Place; by: 'pointer' | 'keys' }
type Grip = { booking: ServiceBooking; x: number; y: number; below: number }

const cardOf = (id: string) => document.querySelector<HTMLElement>(`[data-appointment="${id}"]`)

/** The press that ended a drag is no press on the card. */
function swallowClick() {
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}

/** Moves appointments to another time or resource: by dragging with the mouse or with a finger that has rested on it, or picked up with Space and moved with arrows. */
export function useMove(day: Day | null, onMove: (booking: ServiceBooking, change: Change) => void) {
  const { t } = useTranslation('work')
  const { timeZone } = useHotel()
  const localized = useLocalized()
  const isRtl = directionOf(useLanguage()) === 'rtl'
  const [grip, setGrip] = useState<Grip | null>(null)
  const [held, setHeld] = useState<Held | null>(null)
  const lastMoved = useRef<string | null>(null)

  const placeOf = (booking: ServiceBooking): Place => ({
    minute: booking.startsAt && day ? minuteOn(day.day, booking.startsAt, timeZone) : 0,
    resourceId: booking.resource?.id ?? '',
  })
  const boundsOf = (booking: ServiceBooking) => ({
    duration: (Date.parse(booking.endsAt ?? '') - Date.parse(booking.startsAt ?? '')) / 60_000,
    step: day?.offerOf(booking.offerId)?.stepMinutes ?? USUAL_STEP,
    resourceIds: day?.columns.map(({ resource }) => resource.id) ?? [],
    shown: day?.shown ?? { from: 0, until: 0 },
    isRtl,
  })

  /** What stands against where it is held, in words. */
  const problemOf = ({ booking, place }: Held): string | null => {
    const problem = day && problemAt(day, booking, place)
    if (problem !== 'notOffered') return problem && t(`desk.day.${problem}`)
    return t('desk.day.notOffered', { what: localized(booking.name), where: nameOf(place) })
  }
  const nameOf = ({ resourceId }: Place) => {
    const column = day?.columns.find(({ resource }) => resource.id === resourceId)
    return column ? localized(column.resource.name) : ''
  }
  const wordsOf = (now: Held): string => {
    const words = { time: clockOfMinutes(now.place.minute), place: nameOf(now.place) }
    const problem = problemOf(now)
    return problem ? t('desk.day.heldBut', { ...words, problem }) : t('desk.day.heldAt', words)
  }

  const drop = (dropped: Held) => {
    const { booking, place } = dropped
    setHeld(null)
    const was = placeOf(booking)
    if (!day || (was.minute === place.minute && was.resourceId === place.resourceId)) return
    const problem = problemAt(day, booking, place)
    if (problem === 'notOffered' || problem === 'buffer') {
      toast.error(
        t('desk.notSaved', {
          what: t('desk.roomAndName', { room: booking.roomNumber, name: localized(booking.name) }),
        }),
        { description: problemOf(dropped) },
      )
      return
    }
    const startsAt = new Date(momentOf(day.day, clockOfMinutes(place.minute), timeZone)).toISOString()
    onMove(booking, { kind: 'move', startsAt, resourceId: place.resourceId })
  }

  const dragTo = ({ clientX, clientY }: Pointer) => {
    if (!grip || !day) return
    if (!held && Math.hypot(clientX - grip.x, clientY - grip.y) < DRAG_PX) return
    const columns = [...document.querySelectorAll<HTMLElement>('[data-resource]')]
    const over = columns.find((column) => {
      const { left, right } = column.getBoundingClientRect()
      return clientX >= left && clientX < right
    })
    const column = over ?? columns.find((column) => column.dataset.resource === held?.place.resourceId)
    if (!column) return
    const top = clientY - grip.below - column.getBoundingClientRect().top
    const minute = snapped(day.shown.from + (top / HOUR_PX) * 60, boundsOf(grip.booking))
    setHeld({
      booking: grip.booking,
      place: { minute, resourceId: column.dataset.resource ?? '' },
      by: 'pointer',
    })
  }
  const drag = useEffectEvent((event: MouseEvent) => dragTo(event))
  useEdgeScroll(held?.by === 'pointer', dragTo)
  const release = useEffectEvent(() => {
    setGrip(null)
    if (held?.by !== 'pointer') return
    swallowClick()
    drop(held)
  })
  const letGo = useEffectEvent(() => {
    setGrip(null)
    setHeld(null)
  })
  const leave = useEffectEvent((event: globalThis.KeyboardEvent) => event.key === 'Escape' && letGo())
  useEffect(() => {
    if (!grip) return
    addEventListener('pointermove', drag)
    addEventListener('pointerup', release)
    addEventListener('pointercancel', letGo)
    addEventListener('keydown', leave)
    return () => {
      removeEventListener('pointermove', drag)
      removeEventListener('pointerup', release)
      removeEventListener('pointercancel', letGo)
      removeEventListener('keydown', leave)
    }
  }, [grip])
  const holdStill = useEffectEvent((event: Event) => {
    if (held?.by === 'pointer' && event.cancelable) event.preventDefault()
  })
  // under a finger that drags nothing scrolls, and no menu opens
  useEffect(() => {
    addEventListener('touchmove', holdStill, { passive: false })
    addEventListener('contextmenu', holdStill)
    return () => {
      removeEventListener('touchmove', holdStill)
      removeEventListener('contextmenu', holdStill)
    }
  }, [])

  const heldByKeys = held?.by === 'keys' ? held.booking.id : null
  // a card that changes its column is another element
  useEffect(() => {
    if (heldByKeys) lastMoved.current = heldByKeys
    if (lastMoved.current && document.activeElement === document.body) cardOf(lastMoved.current)?.focus()
  })
  useEffect(() => {
    const elsewhere = ({ target }: FocusEvent) => {
      const id = target instanceof HTMLElement ? (target.dataset.appointment ?? null) : null
      if (id !== lastMoved.current) lastMoved.current = null
      if (heldByKeys && id !== heldByKeys) setHeld(null)
    }
    addEventListener('focusin', elsewhere)
    return () => removeEventListener('focusin', elsewhere)
  }, [heldByKeys])

  const place = held?.place
  useEffect(() => {
    if (heldByKeys) cardOf(heldByKeys)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [heldByKeys, place?.minute, place?.resourceId])

  return {
    held: held && { ...held, words: wordsOf(held), problem: problemOf(held) },
    /** What a card needs; pressing it is its own. */
    gripOf: (booking: ServiceBooking) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || !mayDo('move', booking)) return
        const below = event.clientY - event.currentTarget.getBoundingClientRect().top
        const taken = { booking, x: event.clientX, y: event.clientY, below }
        if (event.pointerType !== 'touch') return setGrip(taken)
        // a finger that moves at once scrolls
        onLongPress(event, () => {
          setGrip(taken)
          setHeld({ booking, place: placeOf(booking), by: 'pointer' })
        })
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const own = held?.booking.id === booking.id ? held : null
        if (!own) {
          if (event.key !== ' ' || !mayDo('move', booking)) return
          event.preventDefault()
          return setHeld({ booking, place: placeOf(booking), by: 'keys' })
        }
        const place = movedByKey(event.key, own.place, boundsOf(booking))
        if (place) setHeld({ ...own, place })
        else if (event.key === 'Enter') drop({ ...own, booking })
        else if (event.key === 'Escape') setHeld(null)
        else if (event.key !== ' ') return
        event.preventDefault()
        event.stopPropagation()
      },
      onKeyUp: (event: KeyboardEvent<HTMLElement>) => event.key === ' ' && event.preventDefault(),
    }),
  }
}
