import { useEffect, useEffectEvent, useState } from 'react'
import { useStaffLive } from '#features/bookings/ui/staff/staff-live.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useChime } from '#kit/web/use-chime.ts'
import type { PanelSound } from '../../rehearsal-contract.ts'
import { rehearsalApi } from '../api.ts'

/**
 * Chimes for as long as a rehearsal waits, as for something that is new, and tells the server whether that was heard and
 * whether the red bar is shown here.
 */
export function usePanelNotes(id: string, showsBar: boolean) {
  const { slug } = useHotel()
  const { isHeard, sound } = useStaffLive()
  const [hasSounded, setSounded] = useState(false)
  const onSound = () => setSounded(true)
  useChime('order', [id], { isReady: true, isOn: isHeard, atLoad: true, onSound })

  const unheard = !sound.isOn ? 'off' : sound.silentUntil ? 'silenced' : sound.isPaused ? 'blocked' : null
  const heard: PanelSound | null = hasSounded ? 'sounded' : unheard
  // what is not told in time is seen on the page as missing
  const tell = useEffectEvent((said: PanelSound) =>
    rehearsalApi.call.notePanel({ slug, id, sound: said, showsBar }).catch(() => null),
  )
  useEffect(() => {
    if (heard) void tell(heard)
  }, [heard, showsBar])
}
