import type { PictureRecipe } from './dish-recipes.ts'
import { contact, emoji, gleam, group, leaf, oval, path, shadow, steam, stroke } from './shapes.ts'

const folded = (x: number, y: number, width: number, height: number, fill: string, band: string) => {
  const round = height / 2
  const line = (part: number) => y + height * part
  return (
    path(
      `M${x + round} ${y} H${x + width - round * 0.5} Q${x + width} ${y} ${x + width} ${line(0.5)} Q${x + width} ${line(1)} ${x + width - round * 0.5} ${line(1)} H${x + round} A${round} ${round} 0 0 1 ${x + round} ${y}Z`,
      `down:${fill}`,
    ) +
    stroke(`M${x + round} ${line(0.5)} H${x + width - round * 0.6}`, band, height * 0.05, 'opacity=".55"') +
    stroke(
      `M${x + round} ${line(0.3)} A${round * 0.4} ${round * 0.4} 0 0 0 ${x + round} ${line(0.7)}`,
      band,
      height * 0.05,
      'opacity=".55"',
    ) +
    gleam(`M${x + round} ${line(0.14)} H${x + width - round}`, height * 0.08, 0.7)
  )
}

const stack = (x: number, y: number, size = 1) =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    contact(250, 316, 250, 34, 0.34),
    folded(0, 210, 500, 108, '#fffdf8,#f1e7da,#cdbba6', '#b59f86'),
    folded(22, 108, 460, 104, '#2f8f6d,#0f6a4d,#0a4a38', '#8fd3b6'),
    folded(44, 12, 416, 98, '#ffffff,#f6efe6,#d8c9b6', '#b59f86'),
  )

const pillow = (fill: string, seam: string) =>
  path(
    'M14 40 Q0 0 52 16 Q200 44 348 16 Q400 0 386 40 Q362 140 386 236 Q400 280 348 262 Q200 236 52 262 Q0 280 14 236 Q38 140 14 40Z',
    `slant:${fill}`,
  ) +
  stroke('M34 36 Q200 70 366 36 M34 242 Q200 214 366 242', seam, 4, 'opacity=".5"') +
  stroke('M150 110 Q200 128 250 112 M168 150 Q204 160 236 148', seam, 5, 'opacity=".4"') +
  gleam('M44 60 Q36 140 46 214', 12, 0.7)

const mat = () =>
  contact(320, 470, 260, 40, 0.34) +
  path('M300 330 H560 Q590 330 600 352 L632 440 Q638 460 612 460 H330Z', 'slant:#c9b3ef,#9c7fd6,#7d5fbd') +
  stroke(
    'M360 360 L392 446 M420 356 L452 446 M480 352 L514 446 M540 350 L574 446',
    '#f1e9ff',
    4,
    'opacity=".35"',
  ) +
  path('M110 340 H330 Q400 344 400 402 T330 464 H110Z', 'down:#b79ce9,#8a68cc,#5f429c') +
  oval(110, 402, 44, 62, 'slant:#d9c9f7,#9c7fd6') +
  stroke('M110 364 a24 36 0 1 1 -1 0 M110 378 a14 22 0 1 0 1 0', '#6b4bb0', 7) +
  gleam('M150 356 H320', 12, 0.6)

const stones = () =>
  contact(330, 500, 190, 36, 0.4) +
  oval(330, 468, 168, 52, 'down:#6d7280,#3b3f4b,#22252e') +
  oval(322, 396, 128, 42, 'down:#858b98,#4a4f5c,#2b2f39') +
  oval(332, 336, 92, 32, 'down:#9aa1ad,#5c6270,#363a46') +
  gleam('M210 450 Q250 424 320 424', 10, 0.4) +
  gleam('M230 384 Q262 362 318 362', 9, 0.4) +
  gleam('M268 326 Q294 308 330 308', 8, 0.45)

/** Pictures of what the demo hotel offers besides food. */
export const offerRecipes: Record<string, PictureRecipe> = {
  towels: {
    ground: 'mint',
    draw:
      stack(70, 220) +
      emoji('1f33a', 322, 206, 168, { turn: -8 }) +
      leaf(380, 232, 92, -24) +
      leaf(266, 238, 76, -160),
  },
  'room-cleaning': {
    ground: 'sky',
    draw:
      shadow(330, 560, 220, 36) +
      emoji('1f9f9', 396, 320, 440, { turn: 6 }) +
      emoji('1faa3', 214, 424, 290) +
      emoji('1fae7', 190, 222, 170) +
      emoji('2728', 520, 170, 110),
  },
  pillows: {
    ground: 'lavender',
    draw:
      contact(330, 560, 250, 36, 0.34) +
      group('translate(150 120) rotate(8) scale(1.02)', pillow('#efe6ff,#c8b4ee,#9a82cc', '#7d66b3')) +
      group('translate(70 296) rotate(-6) scale(1.08)', pillow('#ffffff,#f4eef8,#cfc2dd', '#b4a4c8')),
  },
  'baby-cot': {
    ground: 'peach',
    draw:
      contact(330, 560, 190, 32) +
      emoji('1f9f8', 300, 350, 420) +
      emoji('1f37c', 504, 448, 210, { turn: 16 }) +
      emoji('1f319', 508, 168, 130, { turn: -12 }),
  },
  laundry: {
    ground: 'sky',
    draw:
      contact(320, 566, 220, 32) +
      emoji('1f455', 322, 232, 290, { turn: -6 }) +
      emoji('1f9fa', 320, 416, 360) +
      emoji('1fae7', 520, 214, 120),
  },
  'something-broken': {
    ground: 'sand',
    draw:
      contact(330, 560, 190, 30) +
      emoji('1f4a1', 254, 300, 370, { turn: -14 }) +
      emoji('1f527', 430, 420, 310, { turn: 8 }),
  },
  taxi: { ground: 'sand', draw: contact(320, 470, 260, 38, 0.36) + emoji('1f695', 320, 320, 520) },
  luggage: {
    ground: 'rose',
    draw:
      contact(330, 562, 220, 32) + emoji('1f9f3', 270, 340, 430) + emoji('1f392', 478, 436, 250, { turn: 6 }),
  },
  'yoga-mat': { ground: 'sage', draw: mat() + emoji('1fab7', 470, 250, 190) },
  concierge: {
    ground: 'lavender',
    draw:
      contact(320, 520, 230, 34) +
      emoji('1f6ce-fe0f', 320, 372, 430) +
      emoji('1f39f-fe0f', 506, 222, 190, { turn: 14 }) +
      emoji('1f381', 150, 258, 150, { turn: -10 }),
  },
  massage: {
    ground: 'mint',
    draw:
      stones() +
      emoji('1fab7', 500, 452, 220) +
      leaf(330, 316, 92, -40) +
      leaf(318, 316, 80, -130) +
      emoji('1f9f4', 152, 410, 220, { turn: -8 }),
  },
  hammam: {
    ground: 'sky',
    draw:
      contact(330, 540, 230, 34) +
      emoji('1f9fc', 400, 440, 200, { turn: 8 }) +
      emoji('1faa3', 240, 380, 270) +
      emoji('1fae7', 470, 300, 170) +
      steam(250, 250, 1),
  },
  pool: {
    ground: 'sky',
    draw:
      contact(320, 540, 220, 32) +
      emoji('1f6df', 300, 350, 400, { turn: -8 }) +
      emoji('1f97d', 456, 250, 220, { turn: 10 }) +
      emoji('1f4a6', 156, 206, 120),
  },
  'airport-transfer': {
    ground: 'rose',
    draw:
      contact(320, 540, 250, 34) +
      emoji('1f698', 290, 418, 330) +
      emoji('2708-fe0f', 440, 216, 270, { turn: -6 }),
  },
  'old-town-walk': {
    ground: 'peach',
    draw:
      contact(320, 540, 230, 34) +
      emoji('1f54c', 310, 330, 420) +
      emoji('1f5fa-fe0f', 476, 462, 220, { turn: 8 }),
  },
  'restaurant-table': {
    ground: 'sage',
    draw:
      emoji('1f56f-fe0f', 316, 176, 230) +
      contact(320, 560, 230, 34) +
      emoji('1f37d-fe0f', 300, 390, 400) +
      emoji('1f490', 500, 412, 230, { turn: 8 }),
  },
}
