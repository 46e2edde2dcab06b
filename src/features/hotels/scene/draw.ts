/** The size of a scene: callers crop it, so what matters stands in the middle. */
export const WIDTH = 1600
export const HEIGHT = 1000
/** Where land meets water, or the ground begins. */
export const GROUND = 700

export type Random = () => number

/** The same numbers for the same seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const between = (random: Random, least: number, most: number) => least + random() * (most - least)

/** Markup with its numbers rounded. */
export const svg = (text: TemplateStringsArray, ...parts: (string | number)[]) =>
  String.raw(
    { raw: text },
    ...parts.map((part) => (typeof part === 'number' ? Math.round(part * 10) / 10 : part)),
  )

export const times = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_none, at) => draw(at)).join('')

export const box = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`

export const shape = (outline: string, fill: string, more = '') =>
  `<path d="${outline}" fill="${fill}" ${more}/>`

export const disc = (x: number, y: number, radius: number, fill: string, more = '') =>
  svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`
