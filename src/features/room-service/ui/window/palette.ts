import type { CSSProperties } from 'react'
import type { Light } from '#kit/shared/greeting.ts'

/** A shade of the hotel's own colour: its lightness in per cent, and its strength at the most. */
const shade = (lightness: number, strength = 0.075) =>
  `oklch(from var(--accent-light) ${lightness}% min(c, ${strength}) h)`

const NIGHT = {
  '--sky-top': shade(25, 0.05),
  '--sky-mid': shade(36, 0.065),
  '--sky-low': shade(52),
  '--disc': shade(97, 0.01),
  '--disc-mark': shade(88, 0.03),
  '--hill-far': shade(47, 0.07),
  '--hill-near': shade(39, 0.065),
  '--wall-top': shade(44),
  '--wall-low': shade(35, 0.065),
  '--roof': shade(23, 0.045),
  '--trim': shade(64),
  '--pane': shade(27, 0.05),
  '--shadow': shade(20, 0.04),
  '--bridge': shade(37, 0.06),
  '--water-top': shade(46, 0.07),
  '--water-low': shade(33, 0.055),
  '--ripple': shade(29, 0.05),
  '--others': 'oklch(66% 0.09 70)',
  '--lamp': 'oklch(92% 0.1 85)',
}

const DUSK = {
  ...NIGHT,
  '--sky-top': shade(36, 0.05),
  '--sky-mid': 'oklch(62% 0.055 40)',
  '--sky-low': 'oklch(86% 0.085 75)',
  '--disc': 'oklch(93% 0.07 75)',
  '--disc-mark': 'oklch(88% 0.08 70)',
  '--hill-far': shade(56, 0.06),
  '--hill-near': shade(46, 0.065),
  '--wall-top': shade(52),
  '--wall-low': shade(43, 0.07),
  '--roof': shade(29, 0.055),
  '--trim': shade(74, 0.06),
  '--pane': shade(33, 0.055),
  '--shadow': shade(25, 0.045),
  '--bridge': shade(44, 0.065),
  '--water-top': 'oklch(74% 0.07 68)',
  '--water-low': shade(44, 0.06),
  '--ripple': shade(38, 0.06),
  '--others': 'oklch(72% 0.1 72)',
}

const DAY = {
  ...NIGHT,
  '--sky-top': shade(77, 0.06),
  '--sky-mid': shade(87, 0.045),
  '--sky-low': shade(96, 0.02),
  '--disc': 'oklch(97% 0.06 95)',
  '--disc-mark': 'oklch(97% 0.06 95)',
  '--hill-far': shade(80, 0.055),
  '--hill-near': shade(70, 0.07),
  '--wall-top': shade(66, 0.07),
  '--wall-low': shade(58),
  '--roof': shade(37, 0.07),
  '--trim': shade(90, 0.035),
  '--pane': shade(43, 0.065),
  '--shadow': shade(33, 0.06),
  '--bridge': shade(61, 0.06),
  '--water-top': shade(82, 0.06),
  '--water-low': shade(66, 0.07),
  '--ripple': shade(58, 0.07),
  '--others': shade(52, 0.06),
  '--lamp': shade(93, 0.03),
}

/** The colours of the scene, all from the hotel's own but those of light. */
export const PALETTE = { day: DAY, dusk: DUSK, night: NIGHT } as Record<Light, CSSProperties>
