import { box, disc, shape, svg, times } from '#features/hotels/scene/draw.ts'
import { fromOklch, toOklch } from '#kit/shared/oklch.ts'
import type { DishKind } from './kinds.ts'

type Colors = { pale: string; tint: string; soft: string; accent: string; deep: string }
type Drawing = (colors: Colors) => string

const SIZE = 240
const FOCUS = SIZE / 2
const WHITE = '#fffdf8'
const SHADOW = 'opacity=".16"'

const colorsOf = (color: string): Colors => {
  const { c, h } = toOklch(color)
  const tone = (l: number, most: number) => fromOklch({ l, c: Math.min(c, most), h })
  return {
    pale: tone(0.965, 0.014),
    tint: tone(0.895, 0.045),
    soft: tone(0.76, 0.08),
    accent: tone(0.5, 0.115),
    deep: tone(0.33, 0.08),
  }
}

/** A plate from above, with a rim in the hotel's colour. */
const plate = ({ accent, deep }: Colors, wide = 92) =>
  svg`<ellipse cx="${FOCUS + 3}" cy="${FOCUS + 9}" rx="${wide}" ry="${wide}" fill="${deep}" ${SHADOW}/>` +
  disc(FOCUS, FOCUS, wide, WHITE) +
  disc(FOCUS, FOCUS, wide - 6, 'none', svg`stroke="${accent}" stroke-width="2.5"`) +
  disc(FOCUS, FOCUS, wide * 0.68, '#f4eee2')

const leaf = (x: number, y: number, size: number, turn: number, fill: string) =>
  svg`<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C${size * 0.5} ${-size * 0.55} ${size} ${-size * 0.4} ${size * 1.3} 0C${size} ${size * 0.4} ${size * 0.5} ${size * 0.55} 0 0z" fill="${fill}"/>`

const herbs = (x: number, y: number, size = 16) =>
  leaf(x, y, size, -50, '#4f8a3c') + leaf(x, y, size, 20, '#6aa84f') + leaf(x, y, size * 0.9, 100, '#3f7431')

const steam = (x: number, y: number, stroke: string) =>
  times(
    3,
    (at) =>
      svg`<path d="M${x + (at - 1) * 22} ${y}c-9 -12 9 -18 0 -31s7 -14 2 -22" fill="none" stroke="${stroke}" stroke-width="4.5" stroke-linecap="round" opacity=".55"/>`,
  )

/** The same at each of these points, written as in a drawing: `92,104 146,98`. */
const spots = (points: string, draw: (x: number, y: number) => string) =>
  points
    .split(' ')
    .map((point) => {
      const [x = 0, y = 0] = point.split(',').map(Number)
      return draw(x, y)
    })
    .join('')

const DRAWN: Record<DishKind, Drawing> = {
  soup: (colors) =>
    steam(FOCUS, 82, colors.soft) +
    svg`<ellipse cx="${FOCUS}" cy="206" rx="70" ry="9" fill="${colors.deep}" ${SHADOW}/>` +
    shape('M34 116c0 52 34 86 86 86s86 -34 86 -86z', colors.accent) +
    shape(
      'M62 168c20 28 60 40 96 22c-14 10 -28 12 -38 12c-26 0 -46 -12 -58 -34z',
      colors.deep,
      'opacity=".4"',
    ) +
    svg`<ellipse cx="${FOCUS}" cy="116" rx="86" ry="25" fill="${WHITE}"/><ellipse cx="${FOCUS}" cy="117" rx="76" ry="19" fill="#e0893d"/><ellipse cx="${FOCUS - 14}" cy="114" rx="34" ry="8" fill="#f0a95f"/>` +
    herbs(126, 118, 13) +
    disc(92, 118, 5, '#c45f1e') +
    disc(164, 113, 5, '#c45f1e'),

  salad: (colors) =>
    plate(colors) +
    times(11, (at) =>
      leaf(
        FOCUS + Math.cos(at * 0.571) * 30,
        FOCUS + Math.sin(at * 0.571) * 30,
        26,
        at * 40 + 20,
        at % 2 ? '#6aa84f' : '#8cc06a',
      ),
    ) +
    times(5, (at) =>
      leaf(FOCUS + Math.cos(at * 1.26) * 8, FOCUS + Math.sin(at * 1.26) * 8, 24, at * 72, '#4f8a3c'),
    ) +
    spots(
      '92,104 146,98 134,148 98,142',
      (x, y) => disc(x, y, 13, '#d9412f') + disc(x - 3, y - 3, 5, '#ee7a63'),
    ) +
    spots('120,88 150,126 88,124', (x, y) => disc(x, y, 9, 'none', 'stroke="#b98bc0" stroke-width="4"')) +
    box(110, 112, 18, 15, WHITE, 'rx="3" transform="rotate(18 119 119)"') +
    box(122, 132, 15, 13, WHITE, 'rx="3" transform="rotate(-12 129 138)"'),

  mezze: (colors) =>
    plate(colors) +
    disc(FOCUS - 24, FOCUS - 18, 34, colors.accent) +
    disc(FOCUS - 24, FOCUS - 18, 28, '#ecd5a3') +
    shape(
      'M78 104q18 -26 36 -4q-14 22 -30 12',
      'none',
      'stroke="#d8b674" stroke-width="5" stroke-linecap="round"',
    ) +
    disc(FOCUS - 24, FOCUS - 18, 5, '#b5542a') +
    spots(
      '152,92 170,120 150,146 122,154 143,119',
      (x, y) => disc(x, y + 2, 17, '#7a4a1e') + disc(x, y, 16, '#a86a2c') + disc(x - 4, y - 5, 5, '#c98e4c'),
    ) +
    herbs(82, 154, 16),

  fish: (colors) =>
    plate(colors) +
    svg`<g transform="rotate(-18 120 120)">` +
    shape('M52 122c22 -38 84 -42 110 -4l26 -24c2 18 2 36 0 52l-26 -22c-26 36 -88 34 -110 -2z', '#8fa9b5') +
    shape('M58 124c26 20 74 24 102 0c-24 32 -80 30 -102 0z', '#dfe8ea') +
    shape('M98 96q14 -22 38 -8', '#6f8b98') +
    disc(74, 116, 6, WHITE) +
    disc(74, 116, 3, '#22313a') +
    times(
      3,
      (at) =>
        svg`<path d="M${98 + at * 20} 108q9 13 0 27" fill="none" stroke="#6f8b98" stroke-width="3.5" stroke-linecap="round"/>`,
    ) +
    '</g>' +
    disc(164, 160, 18, '#f3c93f') +
    disc(164, 160, 14, '#fae58d') +
    times(
      6,
      (at) =>
        svg`<path d="M164 160l${13 * Math.cos(at * 1.047)} ${13 * Math.sin(at * 1.047)}" stroke="#f3c93f" stroke-width="2"/>`,
    ) +
    herbs(80, 166, 16),

  grill: (colors) =>
    plate(colors) +
    shape(
      'M66 112c0 -34 40 -48 72 -38c34 10 46 40 34 62c-10 20 -34 14 -52 20c-26 8 -54 -10 -54 -44z',
      '#6b3a20',
    ) +
    shape(
      'M72 110c0 -30 36 -42 64 -32c30 9 42 36 31 55c-9 17 -31 12 -48 17c-23 7 -47 -9 -47 -40z',
      '#8f5130',
    ) +
    times(
      4,
      (at) =>
        svg`<path d="M${84 + at * 20} ${86 + at * 1}l${24} 52" stroke="#4c2713" stroke-width="6" stroke-linecap="round" opacity=".85"/>`,
    ) +
    spots(
      '80,166 100,176 120,180',
      (x, y) =>
        svg`<rect x="${x}" y="${y}" width="34" height="11" rx="3" fill="#eebb55" transform="rotate(-14 ${x} ${y})"/>`,
    ) +
    disc(172, 158, 15, '#d9412f') +
    disc(168, 153, 5, '#ee7a63') +
    herbs(148, 172, 15),

  pasta: (colors) =>
    plate(colors) +
    times(
      7,
      (at) =>
        svg`<ellipse cx="${FOCUS}" cy="${FOCUS}" rx="${58 - at * 8}" ry="${52 - at * 7}" fill="none" stroke="${at % 2 ? '#efc96b' : '#e0b04a'}" stroke-width="8" transform="rotate(${at * 34} 120 120)"/>`,
    ) +
    shape('M92 112c4 -22 34 -28 50 -16c18 12 14 38 -8 44c-24 8 -46 -6 -42 -28z', '#c9402b') +
    disc(112, 108, 8, '#de6a4c') +
    disc(130, 124, 7, '#de6a4c') +
    herbs(122, 116, 17),

  sandwich: (colors) =>
    svg`<ellipse cx="120" cy="198" rx="84" ry="10" fill="${colors.deep}" ${SHADOW}/>` +
    svg`<rect x="38" y="182" width="164" height="14" rx="7" fill="${colors.accent}"/>` +
    svg`<rect x="52" y="156" width="136" height="28" rx="12" fill="#cf8f45"/>` +
    svg`<rect x="48" y="140" width="144" height="18" rx="8" fill="#6b3a20"/>` +
    shape('M50 138h140l-18 18l-20 -12l-22 14l-24 -14l-20 12z', '#f4c24c') +
    svg`<rect x="54" y="124" width="132" height="13" rx="6" fill="#d9412f"/>` +
    shape(
      'M44 124q12 -14 24 0q12 -14 26 0q12 -14 26 0q12 -14 26 0q12 -14 26 0q12 -12 24 0q-6 10 -14 6h-124q-10 2 -14 -6z',
      '#6aa84f',
    ) +
    shape('M50 112c0 -40 32 -58 70 -58s70 18 70 58z', '#dd9e54') +
    shape('M66 92c8 -20 28 -28 48 -28', 'none', 'stroke="#f0c287" stroke-width="7" stroke-linecap="round"') +
    spots(
      '104,80 128,74 148,88 120,94 160,102',
      (x, y) => svg`<ellipse cx="${x}" cy="${y}" rx="4.5" ry="2.8" fill="#fbeccb"/>`,
    ),

  breakfast: (colors) =>
    plate(colors) +
    shape(
      'M62 112c-4 -28 26 -46 48 -38c26 -10 46 14 40 34c10 22 -14 40 -34 32c-24 12 -54 -4 -54 -28z',
      '#ffffff',
    ) +
    shape(
      'M62 112c-4 -28 26 -46 48 -38c26 -10 46 14 40 34c10 22 -14 40 -34 32c-24 12 -54 -4 -54 -28z',
      colors.tint,
      'opacity=".35"',
    ) +
    disc(106, 108, 21, '#f4b52f') +
    disc(100, 101, 7, '#fbd778') +
    shape('M136 158c-4 -22 14 -42 38 -38c4 14 -2 30 -12 38c-8 6 -20 6 -26 0z', '#c98238') +
    shape(
      'M142 150c4 -14 14 -22 26 -24M148 158c6 -12 14 -18 22 -20',
      'none',
      'stroke="#e2aa63" stroke-width="5" stroke-linecap="round"',
    ) +
    disc(88, 160, 13, '#d9412f') +
    disc(84, 156, 4, '#ee7a63') +
    disc(112, 168, 11, '#d9412f') +
    herbs(150, 96, 14),

  dessert: (colors) =>
    plate(colors, 88) +
    shape('M70 132l88 -40l18 30l0 34l-88 14z', '#f7e3c2') +
    shape('M70 132l88 -40l18 30l-88 24z', colors.accent) +
    shape('M88 146l88 -24v10l-88 26z', '#c9402b') +
    shape('M70 132l18 14v38l-18 -16z', '#e6c998') +
    disc(132, 92, 15, '#d9304a') +
    disc(127, 87, 5, '#f28a98') +
    shape('M132 78q4 -14 16 -16', 'none', 'stroke="#4f8a3c" stroke-width="4" stroke-linecap="round"') +
    leaf(144, 64, 14, 10, '#6aa84f') +
    disc(92, 188, 4, '#c9402b') +
    disc(106, 192, 3, '#c9402b'),

  coffee: (colors) =>
    steam(112, 82, colors.soft) +
    svg`<ellipse cx="114" cy="190" rx="88" ry="15" fill="${colors.deep}" ${SHADOW}/><ellipse cx="114" cy="184" rx="86" ry="15" fill="${WHITE}"/><ellipse cx="114" cy="183" rx="60" ry="8" fill="${colors.tint}"/>` +
    shape('M168 112c34 -8 40 44 -6 46', 'none', svg`stroke="${colors.accent}" stroke-width="11"`) +
    shape('M52 100h124c0 52 -20 84 -62 84s-62 -32 -62 -84z', colors.accent) +
    shape('M66 130c8 32 24 46 48 54c-36 0 -56 -26 -61 -70z', colors.deep, 'opacity=".3"') +
    svg`<ellipse cx="114" cy="100" rx="62" ry="16" fill="${WHITE}"/><ellipse cx="114" cy="101" rx="54" ry="12" fill="#6b3f22"/>` +
    shape('M114 111c-26 -8 -30 -20 -14 -20q10 0 14 6q4 -6 14 -6c16 0 12 12 -14 20z', '#e9cfa6'),

  drink: (colors) =>
    svg`<ellipse cx="120" cy="212" rx="54" ry="8" fill="${colors.deep}" ${SHADOW}/>` +
    shape(
      'M148 96l22 -66l16 -6',
      'none',
      svg`stroke="${colors.accent}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"`,
    ) +
    shape('M72 62h96l-13 140q-1 8 -9 8h-52q-8 0 -9 -8z', WHITE, 'opacity=".85"') +
    shape('M77 96h86l-10 100q-1 6 -7 6h-52q-6 0 -7 -6z', '#f2a13c') +
    shape('M80 126h80l-7 70q-1 6 -7 6h-52q-6 0 -7 -6z', '#e8742c', 'opacity=".55"') +
    svg`<ellipse cx="120" cy="96" rx="43" ry="8" fill="#f8c374"/>` +
    box(94, 106, 24, 24, '#fff', 'rx="5" opacity=".55" transform="rotate(14 106 118)"') +
    box(122, 126, 22, 22, '#fff', 'rx="5" opacity=".45" transform="rotate(-16 133 137)"') +
    disc(78, 66, 24, '#f3c93f') +
    disc(78, 66, 18, '#fae58d') +
    times(
      6,
      (at) =>
        svg`<path d="M78 66l${17 * Math.cos(at * 1.047)} ${17 * Math.sin(at * 1.047)}" stroke="#f3c93f" stroke-width="2.5"/>`,
    ) +
    herbs(150, 84, 17),

  plate: (colors) =>
    svg`<ellipse cx="120" cy="186" rx="92" ry="13" fill="${colors.deep}" ${SHADOW}/>` +
    svg`<ellipse cx="120" cy="176" rx="92" ry="15" fill="${WHITE}"/><ellipse cx="120" cy="174" rx="82" ry="11" fill="${colors.tint}"/>` +
    shape('M46 172c0 -52 32 -86 74 -86s74 34 74 86z', colors.accent) +
    shape(
      'M64 160c4 -32 22 -54 46 -58',
      'none',
      'stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".4"',
    ) +
    svg`<rect x="42" y="168" width="156" height="10" rx="5" fill="${colors.deep}"/>` +
    disc(120, 78, 11, colors.deep) +
    disc(117, 75, 3.5, '#fff', 'opacity=".5"'),
}

/** A dish that has no picture, as a square in a hotel's colours. */
export function drawDish(kind: DishKind, color: string): string {
  const colors = colorsOf(color)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" preserveAspectRatio="none"><defs><radialGradient id="b" cy=".36" r=".8"><stop stop-color="${colors.pale}"/><stop offset="1" stop-color="${colors.tint}"/></radialGradient></defs>${box(0, 0, SIZE, SIZE, 'url(#b)')}${DRAWN[kind](colors)}</svg>`
}
