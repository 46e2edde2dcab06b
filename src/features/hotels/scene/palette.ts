import { fromOklch, toOklch } from '#kit/shared/oklch.ts'

export const LIGHTS = ['day', 'dusk', 'night'] as const
export type Light = (typeof LIGHTS)[number]
export const isLight = (text: string): text is Light => LIGHTS.some((light) => light === text)

export type Palette = {
  light: Light
  /** From the zenith to the horizon. */
  sky: [string, string, string]
  sun: string
  cloud: string
  /** Silhouettes from the horizon to the foreground. */
  far: string
  hill: string
  middle: string
  near: string
  front: string
  wall: string
  shade: string
  roof: string
  /** A window with a light in it, and one without. */
  lit: string
  unlit: string
  water: [string, string]
  snow: string
}

const LAMP = '#ffd98a'

/** Day, dusk and night in a hotel's colour. */
export function paletteOf(color: string, light: Light): Palette {
  const { c, h } = toOklch(color)
  const chroma = Math.min(c, 0.115)
  const tone = (l: number, share: number) => fromOklch({ l, c: chroma * share, h })
  // by day a warm colour is for roofs and land alone: the air is blue
  const air = h > 15 && h < 115 ? { c: 0.075, h: 240 } : { c: chroma, h: h + 6 }
  const airy = (l: number, share: number) => fromOklch({ l, c: air.c * share, h: air.h })
  const warm = (l: number, strength: number) => fromOklch({ l, c: strength, h: 68 })
  if (light === 'day') {
    return {
      light,
      sky: [airy(0.58, 0.8), airy(0.74, 0.6), warm(0.93, 0.035)],
      sun: '#fff4d6',
      cloud: '#ffffff',
      far: airy(0.75, 0.5),
      hill: tone(0.65, 0.55),
      middle: tone(0.54, 0.7),
      near: tone(0.43, 0.8),
      front: tone(0.32, 0.8),
      wall: warm(0.945, 0.022),
      shade: warm(0.87, 0.03),
      roof: tone(0.47, 1),
      lit: tone(0.4, 0.6),
      unlit: tone(0.58, 0.45),
      water: [airy(0.72, 0.55), airy(0.47, 0.8)],
      snow: '#ffffff',
    }
  }
  if (light === 'dusk') {
    return {
      light,
      sky: [tone(0.33, 0.85), fromOklch({ l: 0.62, c: 0.075, h: 30 }), warm(0.86, 0.1)],
      sun: '#fff0c4',
      cloud: fromOklch({ l: 0.82, c: 0.08, h: 45 }),
      far: fromOklch({ l: 0.6, c: 0.06, h: 35 }),
      hill: tone(0.44, 0.55),
      middle: tone(0.35, 0.75),
      near: tone(0.27, 0.75),
      front: tone(0.19, 0.6),
      wall: tone(0.37, 0.65),
      shade: tone(0.31, 0.7),
      roof: tone(0.23, 0.7),
      lit: LAMP,
      unlit: tone(0.25, 0.6),
      water: [fromOklch({ l: 0.72, c: 0.085, h: 55 }), tone(0.3, 0.8)],
      snow: fromOklch({ l: 0.86, c: 0.05, h: 50 }),
    }
  }
  return {
    light,
    sky: [tone(0.2, 0.62), tone(0.3, 0.8), tone(0.5, 0.85)],
    sun: fromOklch({ l: 0.95, c: 0.018, h }),
    cloud: tone(0.45, 0.6),
    far: tone(0.385, 0.78),
    hill: tone(0.335, 0.75),
    middle: tone(0.285, 0.72),
    near: tone(0.225, 0.62),
    front: tone(0.165, 0.5),
    wall: tone(0.345, 0.72),
    shade: tone(0.295, 0.7),
    roof: tone(0.2, 0.58),
    lit: LAMP,
    unlit: tone(0.21, 0.5),
    water: [tone(0.4, 0.8), tone(0.19, 0.6)],
    snow: tone(0.62, 0.4),
  }
}
