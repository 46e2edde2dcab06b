import { arch, OWN } from './house.tsx'
import { Light } from './light.tsx'
import { Upright } from './upright.tsx'

const SHAPE = arch(OWN.x, OWN.y, OWN.width, OWN.height)
const CENTRE = OWN.x + OWN.width / 2
const MOST_LETTERS = 12

const shortened = (room: string) =>
  [...room].length > MOST_LETTERS ? `${[...room].slice(0, MOST_LETTERS - 1).join('')}…` : room

type OwnWindowProps = { id: string; room: string; isLit: boolean; isDark: boolean }

/** The guest's own window with the number of the room: outlined while the order waits, then lit. */
export function OwnWindow({ id, room, isLit, isDark }: OwnWindowProps) {
  const text = shortened(room)
  const width = Math.max(42, [...text].length * 7.2 + 20)
  const badge = CENTRE - 34
  return (
    <g>
      <defs>
        <radialGradient id={`${id}glow`}>
          <stop stopColor="oklch(92% 0.12 85)" stopOpacity="0.85" />
          <stop offset="0.45" stopColor="oklch(88% 0.12 85)" stopOpacity="0.28" />
          <stop offset="1" stopColor="oklch(85% 0.12 85)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}lit`} x2="0" y2="1">
          <stop stopColor="oklch(97% 0.06 95)" />
          <stop offset="1" stopColor="oklch(82% 0.14 75)" />
        </linearGradient>
      </defs>
      <path d={SHAPE} fill="var(--pane)" stroke="var(--shadow)" strokeWidth="1.6" />
      {!isDark && <path d={SHAPE} fill="none" stroke="oklch(93% 0.07 90)" strokeWidth="2.2" />}
      <Light isLit={isLit}>
        <circle cx={CENTRE} cy={OWN.y + 16} r="54" fill={`url(#${id}glow)`} />
        <path d={SHAPE} fill={`url(#${id}lit)`} />
        <path
          d={`M${OWN.x} ${OWN.y + 30}q7-8 4-25a10 10 0 0 0-4 6ZM${OWN.x + 20} ${OWN.y + 30}q-7-8-4-25a10 10 0 0 1 4 6Z`}
          fill="oklch(76% 0.15 65)"
        />
        <path d={`M${CENTRE} ${OWN.y}v30`} stroke="oklch(62% 0.12 60)" strokeWidth="1.2" />
      </Light>
      <g>
        <path d={`M${CENTRE - 16} ${OWN.y + 31}h32v4h-32Z`} fill="var(--trim)" />
        <path
          d={`M${CENTRE - 14} ${OWN.y + 22}h28M${[-14, -8.4, -2.8, 2.8, 8.4, 14].map((x) => `${CENTRE + x} ${OWN.y + 22}v9`).join('M')}`}
          stroke="var(--shadow)"
          strokeWidth="1.6"
        />
        {[-12, -5, 5, 12].map((x, at) => (
          <circle
            key={x}
            cx={CENTRE + x}
            cy={OWN.y + 21.5}
            r="3"
            fill={at % 3 === 0 ? 'oklch(62% 0.16 20)' : 'oklch(58% 0.1 155)'}
          />
        ))}
      </g>
      <path
        d={`M${badge + 8} ${OWN.y - 18}L${CENTRE - 8} ${OWN.y + 4}`}
        stroke="oklch(98% 0.02 90)"
        strokeWidth="1.2"
      />
      <rect
        x={badge - width + 20}
        y={OWN.y - 38}
        width={width}
        height="22"
        rx="7"
        fill="oklch(99% 0.01 90)"
      />
      <Upright x={badge - width / 2 + 20}>
        <text
          x={badge - width / 2 + 20}
          y={OWN.y - 22.6}
          textAnchor="middle"
          fill="oklch(from var(--accent-light) 36% c h)"
          fontSize="12.5"
          className="tabular font-sans font-bold [unicode-bidi:plaintext]"
        >
          {text}
        </text>
      </Upright>
    </g>
  )
}
