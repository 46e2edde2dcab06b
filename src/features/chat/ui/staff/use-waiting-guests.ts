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
export type AlertedGuest = { id: string; kind: 'conversation'; roomNumber: string | null } & Call

const alertedOf = ({ id, roomNumber, alertedSince }: Calling): AlertedGuest[] =>
  alertedSince === null
    ? []
    : [{ id, kind: 'conversation', roomNumber, since: Date.parse(alertedSince), why: 'unseen' }]

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
  const ids = data?.calling.map(({ id }) => id) ?? []
  useChime('guest', ids, {
    isReady: data !== undefined,
    isOn: isHeard && hears('chat'),
    inSight: inSight ? [inSight] : [],
  })
  useToasts(slug, data?.calling, inSight)
  return { waiting: data?.waiting ?? null, alerted: (data?.calling ?? []).flatMap(alertedOf) }
}

/**
 * One toast per guest who started waiting after the page loaded; it closes early once somebody answers, or reads the
 * chat here.
 */
function useToasts(slug: string, calling: readonly Calling[] | undefined, inSight: string | null) {
  const { t } = useTranslation('hotel-admin')
  const navigate = useNavigate()
  const known = useRef<readonly string[] | null>(null)

  const tell = ({ id, guestName, roomNumber }: Calling) => {
    const name = guestName ?? t('inbox.visitor')
    toast.warning(
      roomNumber ? t('inbox.calls', { name, room: roomNumber }) : t('inbox.callsFrom', { name }),
      {
        id: toastOf(id),
        duration: TOAST_MS,
        action: {
          label: t('inbox.openCall'),
          onClick: () => void navigate({ to: `/hotelly/${slug}/admin/chat`, search: { chat: id } }),
        },
      },
    )
  }
  const look = useEffectEvent((now: readonly Calling[]) => {
    const before = known.current ?? now.map(({ id }) => id)
    known.current = now.map(({ id }) => id)
    for (const one of now) if (!before.includes(one.id) && one.id !== inSight) tell(one)
    for (const id of before) if (!known.current.includes(id)) toast.dismiss(toastOf(id))
  })
  useEffect(() => {
    if (calling) look(calling)
  }, [calling])
  const hide = useEffectEvent(() => known.current?.forEach((id) => toast.dismiss(toastOf(id))))
  useEffect(() => () => hide(), [])
  useEffect(() => {
    if (inSight) toast.dismiss(toastOf(inSight))
  }, [inSight])
}
