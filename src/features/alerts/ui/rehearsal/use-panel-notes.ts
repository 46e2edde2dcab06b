import { useEffect, useEffectEvent, useState } from 'react'
import { useStaffLive } from '#features/bookings/ui/staff/staff-live.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useChime } from '#kit/web/use-chime.ts'
import type { PanelSound, Rehearsal } from '../../rehearsal-contract.ts'
import { ownAreaOf } from '../../rules.ts'
import { rehearsalApi } from '../api.ts'
import { useOwnDuty } from '../use-own-duty.ts'

/**
 * Chimes for as long as a rehearsal waits, as for something that is new, and tells the server whether that was heard and
 * whether the red bar is shown here.
 */
export function usePanelNotes({ id, kind }: Pick<Rehearsal, 'id' | 'kind'>, showsBar: boolean) {
  const { slug } = useHotel()
  const { isHeard, sound } = useStaffLive()
  const { hears } = useOwnDuty()
  const isOnDuty = hears(ownAreaOf(kind))
  const [hasSounded, setSounded] = useState(false)
  const onSound = () => setSounded(true)
  useChime('order', [id], { isReady: true, isOn: isHeard && isOnDuty, atLoad: true, onSound })

  const unheard = !sound.isOn ? 'off' : sound.silentUntil ? 'silenced' : sound.isPaused ? 'blocked' : null
  const heard: PanelSound | null = hasSounded ? 'sounded' : isOnDuty ? unheard : 'offDuty'
  // what is not told in time is seen on the page as missing
  const tell = useEffectEvent((said: PanelSound) =>
    rehearsalApi.call.notePanel({ slug, id, sound: said, showsBar }).catch(() => null),
  )
  useEffect(() => {
    if (heard) void tell(heard)
  }, [heard, showsBar])
}
