import { useId } from 'react'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { lightAt } from '#kit/shared/greeting.ts'
import { useNow } from '#kit/web/use-now.ts'
import { Bridge, Trees } from './bridge.tsx'
import { Door } from './door.tsx'
import { House } from './house.tsx'
import { Kitchen } from './kitchen.tsx'
import type { Lights } from './lights.ts'
import { OwnWindow } from './own-window.tsx'
import { PALETTE } from './palette.ts'
import { Disc, Sky } from './sky.tsx'

export type SceneProps = {
  /** What the picture says, for who cannot see it. */
  label: string
  room: string
  lights: Lights
  /** The order was cancelled: the window is dark. */
  isDark?: boolean
  className?: string
}

/** The light over the hotel right now. */
export const useLight = () => lightAt(useNow(300), useHotel().timeZone)

/**
 * The hotel as the guest's order finds it: every step of the order lights one thing. All of it is always in sight; in
 * wide places the land goes on at its sides.
 */
export function WindowScene({ label, room, lights, isDark = false, className = '' }: SceneProps) {
  const id = useId()
  const light = useLight()
  return (
    <svg
      viewBox="0 -30 400 476"
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={label}
      style={PALETTE[light]}
      className={`size-full overflow-visible rtl:-scale-x-100 ${className}`}
    >
      <Sky id={id} light={light}>
        <Disc id={id} x={78} y={104} r={21} />
      </Sky>
      <Town id={id} room={room} lights={lights} isDark={isDark} />
    </svg>
  )
}

type TownProps = Pick<SceneProps, 'room' | 'lights' | 'isDark'> & { id: string }

/** The house with what belongs to it, by the river. */
export const Town = ({ id, room, lights, isDark = false }: TownProps) => (
  <>
    <Trees />
    <House id={id} />
    <Bridge id={id} lights={lights} />
    <Kitchen id={id} isLit={lights.kitchen} />
    <OwnWindow id={id} room={room} isLit={lights.window} isDark={isDark} />
    <Door id={id} isOpen={lights.door} />
  </>
)
