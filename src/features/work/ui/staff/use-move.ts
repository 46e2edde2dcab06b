import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { directionOf } from '#kit/shared/languages.ts'
import { onHeld } from '#kit/web/on-held.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import type { Work } from '../../contract.ts'
import { momentOf } from '../../day-times.ts'
import { mayDo } from '../../rules.ts'
import type { Change } from './change.ts'
import { clockOf, HOUR_PX, minuteOn } from './day-layout.ts'
import { movedByKey, type Place, snapped } from './move-place.ts'
import type { Day } from './use-day.ts'

/** How far a pointer moves before it drags rather than presses. */
const DRAG_PX = 5

type Held = { work: Work; place: Place; by: 'pointer' | 'keys' }
type Grip = { work: Work; x: number; y: number; below: number }

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
export function useMove(day: Day | null, onMove: (work: Work, change: Change) => void) {
  const { timeZone } = useHotel()
  const isRtl = directionOf(useLanguage()) === 'rtl'
  const [grip, setGrip] = useState<Grip | null>(null)
  const [held, setHeld] = useState<Held | null>(null)
  const lastMoved = useRef<string | null>(null)

  const placeOf = (work: Work): Place => ({
    minute: work.startsAt && day ? minuteOn(day.day, work.startsAt, timeZone) : 0,
    resourceId: work.resource?.id ?? '',
  })
  const boundsOf = (work: Work) => ({
    duration: (Date.parse(work.endsAt ?? '') - Date.parse(work.startsAt ?? '')) / 60_000,
    step: day?.stepOf(work.offerId) ?? 15,
    resourceIds: day?.columns.map(({ resource }) => resource.id) ?? [],
    shown: day?.shown ?? { from: 0, until: 0 },
    isRtl,
  })

  const drop = ({ work, place }: Held) => {
    setHeld(null)
    const was = placeOf(work)
    if (!day || (was.minute === place.minute && was.resourceId === place.resourceId)) return
    const startsAt = new Date(momentOf(day.day, clockOf(place.minute), timeZone)).toISOString()
    onMove(work, { kind: 'move', startsAt, resourceId: place.resourceId })
  }

  const drag = useEffectEvent(({ clientX, clientY }: MouseEvent) => {
    if (!grip || !day) return
    if (!held && Math.hypot(clientX - grip.x, clientY - grip.y) < DRAG_PX) return
    const columns = [...document.querySelectorAll<HTMLElement>('[data-resource]')]
    const over = columns.find((one) => {
      const { left, right } = one.getBoundingClientRect()
      return clientX >= left && clientX < right
    })
    const column = over ?? columns.find((one) => one.dataset.resource === held?.place.resourceId)
    if (!column) return
    const top = clientY - grip.below - column.getBoundingClientRect().top
    const minute = snapped(day.shown.from + (top / HOUR_PX) * 60, boundsOf(grip.work))
    setHeld({ work: grip.work, place: { minute, resourceId: column.dataset.resource ?? '' }, by: 'pointer' })
  })
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

  const heldByKeys = held?.by === 'keys' ? held.work.id : null
  const focusCard = (id: string) => document.querySelector<HTMLElement>(`[data-appointment="${id}"]`)?.focus()
  // a card that changes its column is another element
  useEffect(() => {
    if (heldByKeys) lastMoved.current = heldByKeys
    if (lastMoved.current && document.activeElement === document.body) focusCard(lastMoved.current)
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

  return {
    held,
    /** What a card needs; pressing it is its own. */
    gripOf: (work: Work) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || !mayDo('move', work)) return
        const below = event.clientY - event.currentTarget.getBoundingClientRect().top
        const taken = { work, x: event.clientX, y: event.clientY, below }
        if (event.pointerType !== 'touch') return setGrip(taken)
        // a finger that moves at once scrolls
        onHeld(event, () => {
          setGrip(taken)
          setHeld({ work, place: placeOf(work), by: 'pointer' })
        })
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const own = held?.work.id === work.id ? held : null
        if (!own) {
          if (event.key !== ' ' || !mayDo('move', work)) return
          event.preventDefault()
          return setHeld({ work, place: placeOf(work), by: 'keys' })
        }
        const place = movedByKey(event.key, own.place, boundsOf(work))
        if (place) setHeld({ ...own, place })
        else if (event.key === 'Enter') drop({ ...own, work })
        else if (event.key === 'Escape') setHeld(null)
        else if (event.key !== ' ') return
        event.preventDefault()
        event.stopPropagation()
      },
      onKeyUp: (event: KeyboardEvent<HTMLElement>) => event.key === ' ' && event.preventDefault(),
    }),
  }
}
