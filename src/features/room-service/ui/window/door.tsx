import { Light } from './light.tsx'

/** The door of the house: open, with light on the steps and the tray beside it, once the order has arrived. */
export const Door = ({ id, isOpen }: { id: string; isOpen: boolean }) => (
  <g>
    <path d="M306 273q32-24 64 0l-4 7q-28-18-56 0Z" fill="var(--roof)" />
    <path d="M306 273q32-24 64 0" fill="none" stroke="var(--trim)" strokeWidth="2" />
    <path d="M319 320v-28a19 19 0 0 1 38 0v28Z" fill="var(--shadow)" stroke="var(--trim)" strokeWidth="3" />
    <path
      d="M338 276v44M325 292h8v14h-8ZM343 292h8v14h-8Z"
      fill="none"
      stroke="var(--trim)"
      strokeWidth="1.1"
      opacity="0.75"
    />
    <path d="M312 320h52v4h-52Z" fill="var(--trim)" />
    {[308, 368].map((x) => (
      <g key={x}>
        <circle cx={x} cy="288" r="13" fill={`url(#${id}lamp)`} />
        <circle cx={x} cy="288" r="3.2" fill="var(--lamp)" />
      </g>
    ))}
    <Light isLit={isOpen}>
      <circle cx="338" cy="300" r="58" fill={`url(#${id}glow)`} />
      <path d="M322 320v-28a16 16 0 0 1 32 0v28Z" fill={`url(#${id}lit)`} />
      <path d="M320 320h36l12 14h-60Z" fill="oklch(94% 0.09 90)" opacity="0.75" />
      <Waiter />
    </Light>
  </g>
)

/** Who brings it, with the dish under its cover. */
const Waiter = () => (
  <g>
    <path d="M288 318v15M295 318v15" stroke="oklch(24% 0.02 60)" strokeWidth="4.4" strokeLinecap="round" />
    <path d="M283 320q-1-17 2-22 6-4 12 0 4 5 3 22Z" fill="oklch(46% 0.13 30)" />
    <path d="M291.5 299v20" stroke="oklch(84% 0.12 85)" strokeWidth="1.2" strokeDasharray="1.4 3" />
    <path
      d="M297 300q7 1 9-9"
      fill="none"
      stroke="oklch(46% 0.13 30)"
      strokeWidth="4.2"
      strokeLinecap="round"
    />
    <circle cx="291" cy="290" r="5.6" fill="oklch(82% 0.06 60)" />
    <path d="M285.5 288q0-6 5.5-6t5.5 6Z" fill="oklch(46% 0.13 30)" />
    <path d="M296 289h20" stroke="oklch(88% 0.06 85)" strokeWidth="2" strokeLinecap="round" />
    <path d="M298.5 288a7.5 7.5 0 0 1 15 0Z" fill="oklch(86% 0.1 85)" />
    <circle cx="306" cy="279.6" r="1.5" fill="oklch(86% 0.1 85)" />
  </g>
)
