import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useOwnDuty } from '#features/alerts/ui/use-own-duty.ts'
import type { Call } from '#features/bookings/alerted.ts'
import { useStaffLive } from '#features/bookings/ui/staff/staff-live.tsx'
import { toast } from '#kit/web/toast.ts'
import { useChime } from '#kit/web/use-chime.ts'
import { useVisible } from '#kit/web/use-visible.ts'
import type { Calling } from '../../inbox-contract.ts'
import { useInboxAddress } from './inbox-address.ts'
import { waitingQuery } from './inbox-options.ts'

const QUIET_REFRESH_MS = 60_000
const TOAST_MS = 30_000
const toastOf = (id: string) => `waiting ${id}`

/** A guest who waits whom nobody has seen although everybody was alerted. */
export type AlertedGuest = {
  id: string
  kind: 'conversation'
  roomNumber: string | null
  isEmergency: boolean
} & Call

/** Whether the guest wrote of an emergency that nobody has seen: it calls anew, also where they waited before. */
const isEmergency = ({ danger, alertedSince }: Calling) => danger !== null && alertedSince !== null

const alertedOf = ({ id, roomNumber, danger, alertedSince }: Calling): AlertedGuest[] => {
  if (alertedSince === null) return []
  const since = Date.parse(alertedSince)
  return [{ id, kind: 'conversation', roomNumber, isEmergency: danger !== null, since, why: 'unseen' }]
}

/**
 * Announces newly waiting guests by sound and toast on every staff page, unless their conversation is open here.
 * @returns how many guests wait, null while unknown; and whom of them nobody has seen although everybody was alerted
 */
export function useWaitingGuests(slug: string): { waiting: number | null; alerted: AlertedGuest[] } {
  const { data } = useQuery({
    ...waitingQuery(slug),
    refetchInterval: QUIET_REFRESH_MS,
    refetchIntervalInBackground: true,
  })
  const { isHeard } = useStaffLive()
  const { hears } = useOwnDuty()
  const { chat } = useInboxAddress()
  const inSight = useVisible() ? chat : null
  const calling = data?.calling ?? []
  const loud = calling.filter(({ isQuiet }) => !isQuiet)
  const ids = (isUrgent: boolean) => loud.filter((each) => isEmergency(each) === isUrgent).map(({ id }) => id)
  const isReady = data !== undefined
  useChime('guest', ids(false), {
    isReady,
    isOn: isHeard && hears('chat'),
    inSight: inSight ? [inSight] : [],
  })
  // it is heard on every panel, whoever is on duty, until somebody looks after it
  useChime('guest', ids(true), { isReady, isOn: isHeard, atLoad: true })
  useToasts(slug, data?.calling, inSight)
  return { waiting: data?.waiting ?? null, alerted: calling.flatMap(alertedOf) }
}

/**
 * One toast per guest who started waiting, or wrote of an emergency, after the page loaded; it closes early once somebody
 * answers, or reads the chat here.
 */
function useToasts(slug: string, calling: readonly Calling[] | undefined, inSight: string | null) {
  const { t } = useTranslation('hotel-admin')
  const navigate = useNavigate()
  const known = useRef<readonly Calling[] | null>(null)

  const tell = (each: Calling) => {
    const { id, guestName, roomNumber } = each
    const name = guestName ?? t('inbox.visitor')
    const said = isEmergency(each) ? 'inbox.emergency' : 'inbox.calls'
    toast.warning(roomNumber ? t(said, { name, room: roomNumber }) : t(`${said}From`, { name }), {
      id: toastOf(id),
      duration: TOAST_MS,
      action: {
        label: t('inbox.openCall'),
        onClick: () => void navigate({ to: `/hotelly/${slug}/admin/chat`, search: { chat: id } }),
      },
    })
  }
  const look = useEffectEvent((now: readonly Calling[]) => {
    const before = known.current ?? now
    known.current = now
    const isOver = (earlier: Calling) =>
      now.every((each) => each.id !== earlier.id || (isEmergency(earlier) && !isEmergency(each)))
    for (const each of before.filter(isOver)) toast.dismiss(toastOf(each.id))
    for (const each of now) {
      const earlier = before.find(({ id }) => id === each.id)
      const isNew = !earlier || (isEmergency(each) && !isEmergency(earlier))
      if (isNew && each.id !== inSight) tell(each)
    }
  })
  useEffect(() => {
    if (calling) look(calling)
  }, [calling])
  const hide = useEffectEvent(() => known.current?.forEach(({ id }) => toast.dismiss(toastOf(id))))
  useEffect(() => () => hide(), [])
  useEffect(() => {
    if (inSight) toast.dismiss(toastOf(inSight))
  }, [inSight])
}
