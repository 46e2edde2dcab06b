import { Light } from './light.tsx'
import type { Lights } from './lights.ts'

const LAMPS = [
  [-480, 343],
  [-354, 341],
  [-228, 338],
  [-102, 336],
  [22, 333],
  [134, 330],
  [200, 329],
  [266, 330],
  [388, 333],
  [502, 336],
  [628, 338],
  [754, 341],
  [880, 343],
] as const
/** The places of what comes again and again along the river, every `step` about the middle. */
const along = (middle: number, step: number) =>
  Array.from({ length: 15 }, (_, at) => middle + (at - 7) * step)

const Ripples = ({ x, isGold = false }: { x: number; isGold?: boolean }) => (
  <g
    fill="none"
    stroke={isGold ? 'oklch(88% 0.11 85)' : 'var(--ripple)'}
    strokeWidth={isGold ? 2 : 3}
    strokeLinecap="round"
  >
    <path d={`M${x - 16} 401q8-4 16 0t16 0`} />
    <path d={`M${x - 12} 410q7-3 13 0t13 0`} />
    <path d={`M${x - 16} 419q8-4 16 0t14 0`} />
  </g>
)

/** The way over the river to the house, and the water, in which every light is seen again. */
export const Bridge = ({ id, lights }: { id: string; lights: Lights }) => (
  <g>
    <defs>
      <linearGradient id={`${id}water`} x2="0" y2="1">
        <stop stopColor="var(--water-top)" />
        <stop offset="1" stopColor="var(--water-low)" />
      </linearGradient>
      <radialGradient id={`${id}lamp`}>
        <stop stopColor="var(--lamp)" stopOpacity="0.6" />
        <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
      </radialGradient>
    </defs>
    <rect x="-800" y="318" width="2000" height="30" fill="var(--shadow)" />
    <rect x="-800" y="376" width="2000" height="20" fill={`url(#${id}water)`} />
    <path d="M-800 350Q-300 340 200 330 700 340 1200 350V386H-800Z" fill="var(--bridge)" />
    {along(200, 126).map((x) => (
      <path
        key={x}
        d={`M${x - 52} 388q4-38 52-38t52 38Z`}
        fill="var(--shadow)"
        stroke="var(--trim)"
        strokeOpacity="0.5"
        strokeWidth="2"
      />
    ))}
    {along(137, 126).map((x) => (
      <circle key={x} cx={x} cy="362" r="5" fill="var(--shadow)" stroke="var(--trim)" strokeOpacity="0.5" />
    ))}
    <rect x="-800" y="384" width="2000" height="76" fill={`url(#${id}water)`} />
    <path
      d="M-800 350Q-300 340 200 330 700 340 1200 350"
      fill="none"
      stroke="var(--trim)"
      strokeWidth="2.5"
    />
    {LAMPS.map(([x, y]) => (
      <g key={x}>
        <path d={`M${x} ${y}v-20`} stroke="var(--shadow)" strokeWidth="2" />
        <circle cx={x} cy={y - 22} r="15" fill={`url(#${id}lamp)`} />
        <circle cx={x} cy={y - 22} r="3.2" fill="var(--lamp)" />
      </g>
    ))}
    {along(120, 136).map((x) => (
      <Ripples key={x} x={x} />
    ))}
    <Light isLit={lights.kitchen}>
      <Ripples x={62} isGold />
    </Light>
    <Light isLit={lights.window}>
      <Ripples x={190} isGold />
    </Light>
    <Light isLit={lights.door}>
      <Ripples x={336} isGold />
    </Light>
  </g>
)

const TREES = [
  [-214, 66],
  [-186, 88],
  [-88, 58],
  [-34, 82],
  [-16, 60],
  [124, 62],
  [382, 84],
  [396, 58],
  [424, 70],
  [486, 92],
  [508, 64],
  [612, 78],
] as const

/** Cypresses beside the house. */
export const Trees = () => (
  <g fill="var(--roof)">
    {TREES.map(([x, height]) => (
      <path
        key={x}
        d={`M${x} ${320 - height}q12 ${height * 0.55} 7 ${height}h-14q-5-${height * 0.45} 7-${height}Z`}
      />
    ))}
  </g>
)
