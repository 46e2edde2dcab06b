import { useId } from 'react'
import { PALETTE } from './palette.ts'
import { Town, useLight } from './scene.tsx'
import { Disc, Sky } from './sky.tsx'
import { Upright } from './upright.tsx'

const NOTHING_LIT = { window: false, kitchen: false, door: false }

type MoonProps = { room: string; isCancelled: boolean }

/** The order has been sent: the moon over the house, by day the sun, carries a tick, unless it was cancelled meanwhile. */
export function MoonScene({ room, isCancelled }: MoonProps) {
  const id = useId()
  const light = useLight()
  return (
    <svg
      viewBox="0 0 400 380"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden
      style={PALETTE[light]}
      className="size-full rtl:-scale-x-100"
    >
      <Sky id={id} light={light}>
        {!isCancelled && (
          <g fill="none" stroke="var(--disc)">
            <circle cx="200" cy="92" r="62" opacity="0.5" />
            <circle cx="200" cy="92" r="79" opacity="0.22" />
          </g>
        )}
        <Disc id={id} x={200} y={92} r={48}>
          {!isCancelled && (
            <Upright x={0}>
              <path
                d="M-21 3L-7 17 22-15"
                pathLength="1"
                fill="none"
                stroke="oklch(from var(--accent-light) 38% c h)"
                strokeWidth="8"
                strokeLinecap="round"
                strokeLinejoin="round"
                strokeDasharray="1 2"
                className="transition-[stroke-dashoffset] delay-100 duration-180 ease-calm starting:[stroke-dashoffset:1]"
              />
            </Upright>
          )}
        </Disc>
      </Sky>
      <g transform="translate(60 146) scale(0.7)">
        <Town id={id} room={room} lights={NOTHING_LIT} isDark={isCancelled} />
      </g>
    </svg>
  )
}
