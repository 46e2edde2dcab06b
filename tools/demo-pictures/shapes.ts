type Look = { turn?: number; flip?: boolean; tint?: string; fade?: number }
type Tones = string

const tags = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

export const group = (transform: string, ...parts: string[]) =>
  `<g transform="${transform}">${parts.join('')}</g>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`

export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const gleam = (d: string, width: number, opacity = 0.5) =>
  stroke(d, '#fff', width, `opacity="${opacity}" filter="url(#soft4)"`)

export const shadow = (x: number, y: number, rx: number, ry: number, opacity = 0.42) =>
  oval(x, y, rx, ry, 'currentColor', `opacity="${opacity}" filter="url(#soft18)"`)

export const contact = (x: number, y: number, rx: number, ry: number, opacity = 0.3) =>
  oval(x, y, rx, ry, '#4a2a18', `opacity="${opacity}" filter="url(#soft8)"`)

export const emoji = (code: string, x: number, y: number, size: number, look: Look = {}) => {
  const { turn = 0, flip = false, tint, fade = 1 } = look
  const filter = tint === undefined ? '' : `filter="url(#${tint})"`
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip ? -1 : 1} 1)" opacity="${fade}"><image href="emoji:${code}" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" ${filter}/></g>`
}

export const ball = (x: number, y: number, rx: number, ry: number, tones: Tones) =>
  oval(x, y, rx, ry, `glow:${tones}`) +
  oval(x - rx * 0.3, y - ry * 0.42, rx * 0.3, ry * 0.2, '#fff', 'opacity=".35" filter="url(#soft4)"')

export const plate = (y = 400, rx = 236, rim = '#ffffff,#efe7e2', band = '#d9cfd6') => {
  const ry = rx * 0.47
  return (
    shadow(330, y + ry * 0.5, rx * 1.02, ry * 0.82, 0.5) +
    oval(320, y + 20, rx * 0.93, ry * 0.98, 'across:#b9aab4,#d6c9cf,#a898a6') +
    oval(320, y + 9, rx, ry, 'across:#cfc2cb,#e9dfe2,#bfb0bb') +
    oval(320, y, rx, ry, `slant:${rim}`) +
    oval(320, y + 3, rx * 0.72, ry * 0.7, band, 'opacity=".55"') +
    oval(320, y + 7, rx * 0.7, ry * 0.67, `slant:${rim.split(',').toReversed().join(',')}`) +
    gleam(
      `M${320 - rx * 0.86} ${y + 8} Q${320 - rx * 0.72} ${y - ry * 0.72} ${320 - rx * 0.1} ${y - ry * 0.9}`,
      9,
      0.8,
    )
  )
}

export const bowl = (body: Tones, inside: Tones, filling: Tones, onTop: string, y = 290, rx = 218) => {
  const ry = rx * 0.4
  const low = y + rx * 0.92
  return (
    shadow(332, low + 4, rx * 0.86, 44, 0.55) +
    path(
      `M${320 - rx * 0.42} ${low - 26} L${320 - rx * 0.38} ${low + 10} Q320 ${low + 36} ${320 + rx * 0.38} ${low + 10} L${320 + rx * 0.42} ${low - 26}Z`,
      `across:${body}`,
    ) +
    path(
      `M${320 - rx} ${y} C${320 - rx} ${y + rx * 0.55} ${320 - rx * 0.52} ${low} 320 ${low} S${320 + rx} ${y + rx * 0.55} ${320 + rx} ${y}Z`,
      `across:${body}`,
    ) +
    path(
      `M${320 - rx} ${y} C${320 - rx} ${y + rx * 0.55} ${320 - rx * 0.52} ${low} 320 ${low} S${320 + rx} ${y + rx * 0.55} ${320 + rx} ${y}Z`,
      'down:#ffffff00,#2a103020',
    ) +
    gleam(
      `M${320 - rx * 0.84} ${y + 62} Q${320 - rx * 0.7} ${y + 128} ${320 - rx * 0.42} ${y + 162}`,
      16,
      0.55,
    ) +
    oval(320, y, rx, ry, `slant:${inside}`) +
    oval(320, y + 5, rx * 0.92, ry * 0.88, 'down:#3a1c2a66,#3a1c2a10') +
    oval(320, y + 13, rx * 0.875, ry * 0.79, `glow:${filling}`) +
    gleam(
      `M${320 - rx * 0.97} ${y + 4} Q${320 - rx * 0.78} ${y - ry * 0.82} ${320 - rx * 0.1} ${y - ry * 0.97}`,
      7,
      0.85,
    ) +
    onTop
  )
}

export const board = (y = 400) =>
  shadow(330, y + 66, 250, 74, 0.5) +
  path(
    `M92 ${y} Q92 ${y - 96} 250 ${y - 102} L430 ${y - 102} Q548 ${y - 96} 548 ${y} L548 ${y + 22} Q548 ${y + 118} 400 ${y + 122} L240 ${y + 122} Q92 ${y + 118} 92 ${y + 22}Z`,
    'across:#7d4524,#a86a3c,#6f3b20',
  ) +
  path(
    `M92 ${y} Q92 ${y - 96} 250 ${y - 102} L430 ${y - 102} Q548 ${y - 96} 548 ${y} Q548 ${y + 92} 400 ${y + 96} L240 ${y + 96} Q92 ${y + 92} 92 ${y}Z`,
    'slant:#e2ac74,#c98a52,#b3723f',
  ) +
  stroke(
    `M130 ${y - 40} Q320 ${y - 62} 510 ${y - 44} M112 ${y + 4} Q320 ${y - 16} 530 ${y + 8} M140 ${y + 52} Q320 ${y + 34} 500 ${y + 56}`,
    '#8f5529',
    4,
    'opacity=".28"',
  ) +
  gleam(`M108 ${y - 10} Q120 ${y - 84} 250 ${y - 92}`, 8, 0.5)

export const steam = (x: number, y: number, scale = 1) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    stroke(
      'M-34 0 C-64 -34 -8 -54 -34 -96 M6 -8 C-24 -46 40 -70 8 -120 M46 0 C20 -32 74 -56 46 -92',
      '#fff',
      13,
      'opacity=".6" filter="url(#soft4)"',
    ),
  )

export const herb = (x: number, y: number, size: number, turn = 0) => emoji('1f33f', x, y, size, { turn })

export const leaf = (x: number, y: number, length: number, turn: number, tones = '#8fd44f,#4aa53a,#1f7a35') =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${length / 100})`,
    path('M0 0 C18 -34 62 -40 100 0 C62 34 20 32 0 0Z', `down:${tones}`),
    stroke('M6 0 Q50 -6 90 0', '#d8f3a8', 4, 'opacity=".7"'),
  )

export const mint = (x: number, y: number, size = 1) =>
  leaf(x, y, 84 * size, -150) +
  leaf(x, y, 84 * size, -30) +
  leaf(x, y, 92 * size, -92) +
  leaf(x, y, 58 * size, -62) +
  leaf(x, y, 58 * size, -122)

export const at = (places: string, draw: (x: number, y: number, third: number) => string) =>
  places
    .split(' ')
    .map((place) => {
      const [x = 0, y = 0, third = 0] = place.split(',').map(Number)
      return draw(x, y, third)
    })
    .join('')

export const specks = (places: string, colour: string, radius = 5) =>
  at(places, (x, y) => oval(x, y, radius, radius * 0.68, colour))

export const lemonSlice = (x: number, y: number, radius: number, turn = 0, squash = 1) =>
  group(
    `translate(${x} ${y}) scale(1 ${squash}) rotate(${turn})`,
    oval(0, 5, radius, radius, '#c98f12', 'opacity=".45"'),
    oval(0, 0, radius, radius, 'slant:#ffe45c,#f5b81f'),
    oval(0, 0, radius * 0.86, radius * 0.86, '#fff6cf'),
    tags(8, (index) =>
      group(
        `rotate(${index * 45})`,
        path(
          `M0 ${-radius * 0.1} L${radius * 0.24} ${-radius * 0.7} Q0 ${-radius * 0.9} ${-radius * 0.24} ${-radius * 0.7}Z`,
          'down:#ffd83d,#ffe878',
        ),
      ),
    ),
  )

export const sausage = (x: number, y: number, length: number, turn: number) =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    oval(4, 26, length * 0.5, 15, '#3b1d10', 'opacity=".3" filter="url(#soft8)"'),
    `<rect x="${-length / 2}" y="-27" width="${length}" height="54" rx="26" fill="down:#c07748,#8f4a26,#552413"/>`,
    stroke(
      tags(4, (index) => `M${-length * 0.3 + index * length * 0.2} -20 l-10 36 `),
      '#3c170b',
      7,
      'opacity=".5"',
    ),
    gleam(`M${-length / 2 + 22} -15 L${length / 2 - 24} -15`, 8, 0.42),
  )

export const flatbread = (x: number, y: number, rx: number, ry: number, turn: number) =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    oval(0, ry * 0.12, rx, ry, 'across:#b3702c,#d9984c,#a05f22'),
    oval(0, 0, rx, ry, 'glow:#fff0cf,#f3cb8a,#cf9147'),
    tags(5, (index) =>
      stroke(
        `M${(-rx * (0.62 - index * 0.04)).toFixed(1)} ${(ry * (-0.6 + index * 0.3)).toFixed(1)} Q0 ${(ry * (-0.78 + index * 0.3)).toFixed(1)} ${(rx * 0.66).toFixed(1)} ${(ry * (-0.52 + index * 0.28)).toFixed(1)}`,
        '#b0702e',
        5,
        'opacity=".4"',
      ),
    ),
    tags(5, (index) =>
      stroke(
        `M${(rx * (-0.6 + index * 0.3)).toFixed(1)} ${(-ry * 0.66).toFixed(1)} Q${(rx * (-0.5 + index * 0.3)).toFixed(1)} 0 ${(rx * (-0.58 + index * 0.28)).toFixed(1)} ${(ry * 0.66).toFixed(1)}`,
        '#b0702e',
        5,
        'opacity=".4"',
      ),
    ),
    tags(14, (index) =>
      oval(
        Math.cos(index * 2.4) * rx * 0.2 * Math.sqrt(index + 1),
        Math.sin(index * 2.4) * ry * 0.2 * Math.sqrt(index + 1),
        rx * 0.05,
        ry * 0.05,
        '#a05a1e',
        'opacity=".55"',
      ),
    ),
    gleam(`M${-rx * 0.82} ${-ry * 0.2} Q${-rx * 0.6} ${-ry * 0.76} ${-rx * 0.1} ${-ry * 0.88}`, 8, 0.7),
  )

export const fillet = (x: number, y: number, rx: number, ry: number, tones: Tones, turn = 0) =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    oval(4, ry * 0.5, rx, ry * 0.9, '#4a2a18', 'opacity=".3" filter="url(#soft8)"'),
    oval(0, ry * 0.24, rx, ry, `across:${tones.split(',').toReversed().join(',')}`),
    oval(0, 0, rx, ry, `slant:${tones}`),
    stroke(
      tags(3, (index) => `M${-rx * 0.55 + index * rx * 0.42} ${ry * 0.5} l${rx * 0.3} ${-ry} `),
      '#7a3b12',
      8,
      'opacity=".55"',
    ),
    gleam(`M${-rx * 0.78} ${-ry * 0.1} Q${-rx * 0.5} ${-ry * 0.74} 0 ${-ry * 0.8}`, 7, 0.6),
  )

export const porcini = (x: number, y: number, scale: number, turn = 0) =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
    path('M-30 -6 C-44 40 -52 84 0 88 C52 84 44 40 30 -6Z', 'across:#fff3dc,#f1d9b2,#c89f6c'),
    path('M-84 0 C-84 -20 84 -20 84 0 C84 18 -84 18 -84 0Z', 'down:#e9c58b,#f6e2b8'),
    path(
      'M-88 -2 C-92 -78 -44 -98 0 -98 C44 -98 92 -78 88 -2 C60 -18 -60 -18 -88 -2Z',
      'glow:#d2915a,#9c5a2c,#62311a',
    ),
    gleam('M-60 -44 Q-48 -78 -8 -84', 12, 0.55),
  )

export const tomatoHalf = (x: number, y: number, radius: number) =>
  ball(x, y + radius * 0.18, radius, radius * 0.86, '#ff8a6b,#e8352c,#a5121f') +
  oval(x, y - radius * 0.12, radius * 0.9, radius * 0.56, 'slant:#ff9a7c,#f1473a') +
  tags(5, (index) =>
    oval(
      x + Math.cos(index * 1.257) * radius * 0.5,
      y - radius * 0.12 + Math.sin(index * 1.257) * radius * 0.3,
      radius * 0.15,
      radius * 0.1,
      '#ffd9a0',
    ),
  )

export const skewer = (x: number, y: number, turn: number) =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    stroke('M-232 0 L232 0', '#b9b3c4', 8) + stroke('M-232 -2 L232 -2', '#f4f1fa', 3),
    oval(-238, 0, 13, 13, 'slant:#f2d58a,#b98627'),
    ...[-150, -78, -6, 66, 138].map((at, index) =>
      index === 1 || index === 3
        ? `<rect x="${at - 18}" y="-36" width="36" height="72" rx="15" fill="down:${index === 1 ? '#8fd44f,#2f8c3a' : '#ff7a5c,#c41f26'}"/>` +
          gleam(`M${at - 6} -24 L${at - 6} 8`, 6, 0.5)
        : `<rect x="${at - 48}" y="-43" width="92" height="86" rx="27" fill="down:#ffd17a,#e79636,#a4521a"/>` +
          stroke(
            `M${at - 24} -26 l-8 50 M${at + 4} -28 l-8 56 M${at + 30} -26 l-8 50`,
            '#7a3410',
            7,
            'opacity=".5"',
          ) +
          gleam(`M${at - 30} -30 L${at + 20} -32`, 8, 0.55),
    ),
  )

export const coil = (x: number, y: number, rx: number) => {
  const turns = 2.6
  const points = (shift: number) =>
    tags(90, (index) => {
      const angle = (index / 89) * turns * 2 * Math.PI
      const radius = (0.1 + 0.74 * (index / 89)) * rx
      return `${index === 0 ? 'M' : 'L'}${(x + Math.cos(angle) * radius).toFixed(1)} ${(y + Math.sin(angle) * radius * 0.56 + shift).toFixed(1)} `
    })
  return (
    contact(x + 4, y + rx * 0.36, rx * 0.98, rx * 0.5, 0.4) +
    stroke(points(22), '#9a5418', rx * 0.3) +
    stroke(points(6), '#c47a26', rx * 0.285) +
    stroke(points(0), '#e9aa48', rx * 0.235) +
    stroke(points(-6), '#f8cf7c', rx * 0.13) +
    stroke(points(-11), '#fff0bd', rx * 0.035, 'opacity=".8" filter="url(#soft4)"')
  )
}

export const diamond = (x: number, y: number, scale: number) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    oval(6, 62, 104, 34, '#4a2a18', 'opacity=".35" filter="url(#soft8)"'),
    path('M-108 0 L0 52 L0 110 L-108 56Z', 'down:#f0b455,#c67a26,#8e4b16'),
    path('M108 0 L0 52 L0 110 L108 56Z', 'down:#d9943a,#a35f1d,#743a12'),
    stroke('M-108 14 L0 66 L108 14 M-108 42 L0 95 L108 42', '#ffdf96', 4, 'opacity=".75"'),
    stroke('M-108 29 L0 82 L108 29', '#5f7d2a', 8, 'opacity=".85"'),
    path('M0 -54 L108 0 L0 54 L-108 0Z', 'slant:#ffe6a0,#f4b84e,#dc8f2c'),
    gleam('M-84 -2 L-4 -42', 9, 0.75),
    specks('-22,-4 -4,8 14,-8 0,-16 26,6 -10,20', '#6fa12f', 9),
    specks('-18,-8 8,4 18,-12', '#a6cf55', 7),
  )

export const cream = (x: number, y: number, scale: number) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    ball(0, 0, 92, 40, '#ffffff,#fff7ee,#dccdd0'),
    ball(4, -30, 68, 34, '#ffffff,#fff7ee,#e0d1d4'),
    path(
      'M-44 -50 C-40 -84 2 -78 6 -116 C26 -92 48 -78 44 -50 C30 -32 -32 -32 -44 -50Z',
      'slant:#ffffff,#fff6ee,#dccdd0',
    ),
    stroke('M-76 2 Q0 34 80 -2 M-54 -30 Q4 -6 62 -34', '#cbb6bd', 5, 'opacity=".5" filter="url(#soft4)"'),
  )

export const tumbler = (drink: Tones, inside: string, top = 190) =>
  shadow(332, 512, 132, 36, 0.55) +
  path(
    `M206 ${top - 34} L432 ${top - 34} L408 484 Q404 520 320 520 Q234 520 230 484Z`,
    'across:#ffffffb0,#ffffff40,#ffffffa0',
  ) +
  path(`M214 ${top + 16} L426 ${top + 16} L400 476 Q396 504 320 504 Q242 504 238 476Z`, `down:${drink}`) +
  oval(320, top + 16, 106, 27, `slant:#ffffff90,${drink.split(',')[0] ?? ''}`) +
  inside +
  oval(320, top - 34, 113, 29, 'none', 'stroke="#fff" stroke-width="7" stroke-opacity=".85"') +
  gleam(`M236 ${top + 4} L256 452`, 14, 0.75) +
  gleam(`M402 ${top + 20} L388 430`, 7, 0.45) +
  stroke('M246 500 Q320 524 394 500', '#fff', 8, 'opacity=".6"')

export const saucer = (y: number, rx: number, tones = '#ffffff,#e9dfe2', under = '#b9aab4,#d6c9cf,#a898a6') =>
  shadow(330, y + 26, rx, rx * 0.34, 0.5) +
  oval(320, y + 12, rx, rx * 0.36, `across:${under}`) +
  oval(320, y, rx, rx * 0.36, `slant:${tones}`) +
  oval(320, y + 4, rx * 0.58, rx * 0.2, '#3a1c2a', 'opacity=".12"') +
  gleam(
    `M${320 - rx * 0.9} ${y} Q${320 - rx * 0.7} ${y - rx * 0.26} ${320 - rx * 0.1} ${y - rx * 0.32}`,
    7,
    0.8,
  )

export const cup = (
  x: number,
  y: number,
  scale: number,
  body: Tones,
  drink: Tones,
  more = '',
  handle = true,
) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    handle
      ? stroke('M118 44 C196 24 196 132 92 128', body.split(',')[1] ?? '', 26) +
          stroke('M122 40 C184 28 186 116 100 120', '#fff', 6, 'opacity=".55"')
      : '',
    path('M-134 0 C-134 108 -74 168 0 168 S134 108 134 0Z', `across:${body}`),
    path('M-134 0 C-134 108 -74 168 0 168 S134 108 134 0Z', 'down:#ffffff00,#2a103026'),
    gleam('M-108 40 Q-96 96 -60 128', 14, 0.65),
    oval(0, 0, 134, 50, 'slant:#ffffff,#ded2d8'),
    oval(0, 5, 120, 41, 'down:#3a1c2a80,#3a1c2a20'),
    oval(0, 9, 114, 36, `glow:${drink}`),
    more,
  )
