import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { LiveState } from '#kit/web/live.ts'
import { useChime } from '#kit/web/use-chime.ts'
import { useFontsFor } from '#kit/web/use-fonts.ts'
import { useLive } from '#kit/web/use-live.ts'
import type { Booking } from '../../contract.ts'
import { notesOf } from '../../staff-rules.ts'
import { boardQuery } from './board-query.ts'
import { isNews } from './later.ts'
import { useLater } from './use-later.ts'
import { useGuestCancellations } from './use-guest-cancellations.ts'
import { type Sound, useSound } from './use-sound.ts'
import { useUnseen } from './use-unseen.ts'

const QUIET_REFRESH_MS = 60_000
const CUT_OFF_AFTER_MS = 3000

type Watch = {
  live: LiveState
  /** The live connection has been down for longer than a hiccup. */
  isCutOff: boolean
  /** Without those for later; null while unknown. */
  openCount: number | null
  unseen: readonly string[]
  see: (ids: readonly string[]) => void
  sound: Sound
}

const CurrentWatch = createContext<Watch | null>(null)

/** The state of the hotel's orders, on every staff page. */
export function useOrderWatch(): Watch {
  const watch = use(CurrentWatch)
  if (!watch) throw new Error('useOrderWatch outside of the staff pages')
  return watch
}

function useCutOff(live: LiveState) {
  const [isLate, setLate] = useState(false)
  const isLive = live === 'live'
  useEffect(() => {
    if (isLive) return
    const timer = setTimeout(() => setLate(true), CUT_OFF_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isLive])
  return isLate && !isLive
}

const NONE: readonly Booking[] = []

/** What guests wrote, and the dishes as they may read them. */
const wordsOfGuests = (bookings: readonly Booking[]) =>
  bookings
    .map((booking) => {
      const { guestName, lines, guestLanguage } = booking
      const read = guestLanguage ? (lines ?? []).map(({ name }) => name[guestLanguage]) : []
      return [guestName, notesOf(booking), ...read].join(' ')
    })
    .join(' ')

/** Watches for new orders on every staff page: counts them, and sounds until somebody has seen them. */
export function OrderWatch({ slug, children }: { slug: string; children: ReactNode }) {
  const live = useLive(slug, 'staff')
  const { data: board } = useQuery({
    ...boardQuery(slug),
    refetchInterval: QUIET_REFRESH_MS,
    refetchIntervalInBackground: true,
  })
  useGuestCancellations(slug, board?.bookings)
  const sound = useSound()
  const { toMake, later } = useLater(board?.bookings ?? NONE)
  const { unseen, see } = useUnseen(slug, toMake, isNews)
  const isOn = sound.choice === 'on' && !sound.isPaused
  useChime('order', unseen, { isReady: board !== undefined, isOn, atLoad: true })
  const isCutOff = useCutOff(live)
  const openCount = board ? board.ongoing - later.length : null
  useFontsFor(wordsOfGuests(board?.bookings ?? []))

  return <CurrentWatch value={{ live, isCutOff, openCount, unseen, see, sound }}>{children}</CurrentWatch>
}
