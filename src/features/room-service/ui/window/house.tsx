const arch = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y + height}V${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y + height}Z`

/** The columns and storeys of the facade; the guest's own window is one of them. */
const COLUMNS = [147, 180, 213, 246, 279]
const STOREYS = [139, 182, 225]
export const OWN = { x: COLUMNS[1] ?? 0, y: STOREYS[2] ?? 0, width: 20, height: 30 }
const AWAKE = new Set(['180 139', '279 182', '246 225', '147 182', '341 144', '322 228'])

function Pane({ x, y, width = 20, height = 28 }: { x: number; y: number; width?: number; height?: number }) {
  const isAwake = AWAKE.has(`${x} ${y}`)
  return (
    <>
      <path
        d={arch(x, y, width, height)}
        fill={isAwake ? 'var(--others)' : 'var(--pane)'}
        stroke="var(--shadow)"
        strokeWidth="1.6"
      />
      <path
        d={isAwake ? `M${x + width / 2} ${y}V${y + height}` : `M${x + 5} ${y + height - 6}l${width - 11}-12`}
        stroke={isAwake ? 'var(--shadow)' : 'var(--trim)'}
        opacity={isAwake ? 0.6 : 0.35}
      />
      <path
        d={`M${x - 2} ${y + height + 1}h${width + 4}`}
        stroke="var(--trim)"
        strokeWidth="2"
        opacity="0.7"
      />
    </>
  )
}

/** The hotel: a facade of three storeys under a mansard roof, and a tower with a flag. */
export function House({ id }: { id: string }) {
  return (
    <g>
      <defs>
        <linearGradient id={`${id}wall`} x2="0" y2="1">
          <stop stopColor="var(--wall-top)" />
          <stop offset="1" stopColor="var(--wall-low)" />
        </linearGradient>
      </defs>
      <path d="M133 128h180v192H133Z" fill={`url(#${id}wall)`} />
      <path d="M142 98h162l16 30H126Z" fill="var(--roof)" />
      <path d="M142 98h162M126 129h194" stroke="var(--trim)" strokeWidth="2" />
      <path d="M133 172h180M133 215h180M133 264h180" stroke="var(--trim)" opacity="0.45" />
      {[156, 190, 224, 258].map((x) => (
        <g key={x}>
          <path d={`M${x - 2} 126v-12l10-9 10 9v12Z`} fill="var(--wall-low)" />
          <path d={arch(x + 4, 112, 8, 13)} fill={x === 224 ? 'var(--others)' : 'var(--shadow)'} />
        </g>
      ))}
      {STOREYS.flatMap((y) => COLUMNS.map((x) => <Pane key={`${x} ${y}`} x={x} y={y} />))}
      {COLUMNS.map((x) => (
        <path key={x} d={arch(x - 1, 276, 22, 44)} fill="var(--pane)" opacity="0.75" />
      ))}
      <path d="M310 128h56v192h-56Z" fill={`url(#${id}wall)`} />
      <path d="M304 128h68" stroke="var(--trim)" strokeWidth="3" />
      <path d="M309 127v-17q0-14 14-26 11-10 15-24 4 14 15 24 14 12 14 26v17Z" fill="var(--roof)" />
      <path d="M352 85q10 11 10 36" fill="none" stroke="var(--trim)" strokeWidth="1.6" opacity="0.6" />
      <path d="M338 60V42" stroke="var(--trim)" strokeWidth="1.6" />
      <path d="M339 43q7-4 16 1-5 2-7 6-5-2-9 0Z" fill="oklch(62% 0.16 20)" />
      {[144, 186, 228].flatMap((y) =>
        [322, 341].map((x) => <Pane key={`${x} ${y}`} x={x} y={y} width={14} height={27} />),
      )}
    </g>
  )
}

export { arch }
