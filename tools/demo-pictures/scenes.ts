import {
  at,
  ball,
  contact,
  cup,
  emoji,
  gleam,
  group,
  herb,
  leaf,
  lemonSlice,
  mint,
  oval,
  path,
  plate,
  saucer,
  shadow,
  specks,
  steam,
  stroke,
  tumbler,
} from './shapes.ts'

const warmLight = '#ffd98a'

const box = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`

const finial = (x: number, y: number, size: number, colour: string) =>
  stroke(`M${x} ${y} V${y - size}`, colour, size * 0.14) +
  oval(x, y - size * 0.35, size * 0.13, size * 0.13, colour) +
  stroke(
    `M${x + size * 0.12} ${y - size * 1.22} a${size * 0.16} ${size * 0.16} 0 1 1 ${-size * 0.2} 0`,
    colour,
    size * 0.07,
  )

const dome = (x: number, y: number, rx: number, ry: number, fill: string) =>
  path(
    `M${x - rx} ${y} C${x - rx * 1.03} ${y - ry * 0.72} ${x - rx * 0.5} ${y - ry} ${x} ${y - ry * 1.06} C${x + rx * 0.5} ${y - ry} ${x + rx * 1.03} ${y - ry * 0.72} ${x + rx} ${y}Z`,
    fill,
  ) +
  stroke(
    `M${x + rx * 0.2} ${y - ry * 0.98} C${x + rx * 0.62} ${y - ry * 0.86} ${x + rx * 0.9} ${y - ry * 0.5} ${x + rx * 0.93} ${y - ry * 0.14}`,
    '#7fc2a0',
    3,
    'opacity=".5"',
  )

const minaret = (x: number, foot: number, height: number, width: number, fill: string) => {
  const top = foot - height
  return (
    path(
      `M${x - width * 0.62} ${foot} L${x - width * 0.5} ${top + height * 0.36} H${x + width * 0.5} L${x + width * 0.62} ${foot}Z`,
      fill,
    ) +
    path(
      `M${x - width * 0.5} ${top + height * 0.37} L${x - width * 0.95} ${top + height * 0.33} V${top + height * 0.3} H${x + width * 0.95} V${top + height * 0.33} L${x + width * 0.5} ${top + height * 0.37}Z`,
      fill,
    ) +
    box(x - width * 0.38, top + height * 0.2, width * 0.76, height * 0.12, fill) +
    path(
      `M${x - width * 0.52} ${top + height * 0.205} L${x} ${top} L${x + width * 0.52} ${top + height * 0.205}Z`,
      fill,
    ) +
    stroke(`M${x + width * 0.34} ${foot} V${top + height * 0.4}`, '#7fc2a0', width * 0.09, 'opacity=".45"') +
    finial(x, top + 2, width * 0.9, '#0a3f39')
  )
}

const houses = (places: string, size: number, fill: string) =>
  at(
    places,
    (x, y, lit) =>
      path(
        `M${x - size} ${y} V${y - size * 0.9} L${x} ${y - size * 1.7} L${x + size} ${y - size * 0.9} V${y}Z`,
        fill,
      ) +
      (lit === 1 ? box(x - size * 0.45, y - size * 0.72, size * 0.3, size * 0.42, warmLight) : '') +
      (lit > 0
        ? box(x + size * 0.15, y - size * 0.72, size * 0.3, size * 0.42, warmLight, 'opacity=".85"')
        : ''),
  )

const stars = (count: number, width: number, height: number) =>
  Array.from({ length: count }, (_, index) => {
    const x = (index * 263.7 + 41) % width
    const y = ((index * 157.3) % height) * (0.4 + 0.6 * ((index * 0.37) % 1))
    return oval(
      Math.round(x),
      Math.round(y) + 14,
      index % 7 === 0 ? 2.1 : 1.2,
      index % 7 === 0 ? 2.1 : 1.2,
      '#f4f1dc',
      `opacity="${(0.35 + ((index * 0.29) % 0.6)).toFixed(2)}"`,
    )
  }).join('')

const sevdah = () =>
  box(0, 0, 1200, 675, 'slant:#0c2f3a,#123f44,#1d4f47,#5a4a3a') +
  oval(600, 420, 560 * 1.3, 220 * 1.3, 'halo:#ffbe6a57,#ffbe6a44,#ffbe6a24,#ffbe6a0c,#ffbe6a00') +
  stars(60, 1200, 190) +
  at(
    '20 260 500 740 980',
    (x) =>
      path(
        `M${x} 675 V330 C${x} 236 ${x + 60} 196 ${x + 100} 180 C${x + 140} 196 ${x + 200} 236 ${x + 200} 330 V675Z`,
        'down:#0a262e,#2c3a34,#7a5a38',
        'opacity=".55"',
      ) +
      stroke(
        `M${x} 500 V330 C${x} 236 ${x + 60} 196 ${x + 100} 180 C${x + 140} 196 ${x + 200} 236 ${x + 200} 330 V500`,
        '#d9a860',
        4,
        'opacity=".4"',
      ),
  ) +
  stroke('M-20 64 Q300 176 600 84 T1220 60', '#0a1f24', 4) +
  at(
    '60,92 180,120 300,128 420,118 540,98 660,78 780,62 900,50 1020,46 1140,54',
    (x, y) =>
      oval(x, y + 16, 30, 30, warmLight, 'opacity=".45" filter="url(#soft8)"') +
      oval(x, y + 16, 11, 14, 'glow:#fffbe6,#ffdf98,#e9a94a'),
  ) +
  box(0, 520, 1200, 155, 'down:#6b4229,#4a2b1c,#2c1810') +
  stroke('M0 522 H1200', '#c98a52', 6, 'opacity=".7"') +
  oval(600, 570, 520 * 1.3, 60 * 1.3, 'halo:#ffca8047,#ffca8038,#ffca801e,#ffca800a,#ffca8000') +
  contact(560, 572, 260, 34, 0.8) +
  emoji('1fa97', 560, 368, 440, { turn: -6, tint: 'ripe' }) +
  contact(900, 584, 120, 22, 0.7) +
  oval(910, 380, 120 * 1.3, 120 * 1.3, 'halo:#ffd98a66,#ffd98a50,#ffd98a2b,#ffd98a0e,#ffd98a00') +
  emoji('1f56f-fe0f', 906, 448, 280) +
  contact(246, 590, 150, 20, 0.7) +
  emoji('1f339', 246, 500, 240, { turn: -52 }) +
  emoji('1f3b6', 806, 202, 150, { turn: 10, tint: 'gilt' }) +
  emoji('1f3b6', 306, 246, 112, { turn: -12, tint: 'gilt' })

const breakfast = () =>
  box(0, 0, 1200, 675, 'slant:#fff1dc,#ffdcb4,#f8bd8c') +
  oval(930, 150, 330 * 1.3, 330 * 1.3, 'halo:#fffbe0e6,#fffbe0b3,#fffbe060,#fffbe020,#fffbe000') +
  oval(930, 150, 92, 92, 'glow:#fffdf0,#fff0b8,#ffdc84') +
  path(
    'M0 380 C180 290 330 300 480 340 C640 380 760 270 920 300 C1050 324 1130 300 1200 280 V500 H0Z',
    'down:#f2c49a,#f6d2ac',
  ) +
  path('M0 430 C220 370 420 400 600 416 C820 436 1000 370 1200 390 V520 H0Z', 'down:#e5ab80,#edbd93') +
  minaret(1080, 404, 120, 9, '#d99f78') +
  minaret(156, 400, 104, 8, '#d99f78') +
  houses('230,408 276,402 322,404 850,410 900,402 960,396 1010,394', 18, '#dca57e') +
  box(0, 470, 1200, 205, 'down:#ffffff,#fbf1e6,#efdccb') +
  stroke('M0 472 H1200', '#ffffff', 8) +
  at('60 240 420 600 780 960 1140', (x) => box(x, 474, 60, 201, '#e9c3a0', 'opacity=".22"')) +
  group(
    'translate(250 20) scale(1.02)',
    plate(500, 210),
    contact(320, 510, 150, 40),
    contact(260, 500, 110, 20, 0.35),
    emoji('1f950', 270, 428, 256, { turn: -10 }),
    emoji('1f95a', 428, 436, 128, { turn: 8 }),
    emoji('1f353', 360, 512, 96, { turn: -10 }),
    emoji('1fad0', 440, 516, 84),
    leaf(292, 532, 52, -150),
  ) +
  group(
    'translate(-50 206) scale(.84)',
    saucer(428, 176),
    cup(
      306,
      270,
      1,
      '#0b4f4c,#25918a,#187069,#083b3d',
      '#f3cf9e,#c98a4e,#8a4f22',
      oval(0, 8, 56, 16, '#fff3dd', 'opacity=".9" filter="url(#soft4)"'),
    ),
    steam(300, 236, 0.9),
  ) +
  group(
    'translate(656 134) scale(.88)',
    tumbler('#ffc14a,#ff9a1f,#ee7312', specks('270,300 350,330 300,420 368,430', '#ffd98a', 7)),
    lemonSlice(424, 160, 56, 12),
  ) +
  shadow(1086, 604, 84, 18, 0.5) +
  emoji('1f36f', 1080, 522, 186) +
  shadow(420, 620, 90, 14, 0.3) +
  emoji('1f33c', 402, 586, 92, { turn: 20 }) +
  herb(814, 610, 92, 60)

const trebevic = () =>
  box(0, 0, 1200, 675, 'down:#8fcdea,#bfe4f2,#e8f4ea,#fdf0d4') +
  oval(250, 140, 260 * 1.3, 260 * 1.3, 'halo:#fffdf0e6,#fffdf0b3,#fffdf060,#fffdf020,#fffdf000') +
  oval(250, 140, 66, 66, 'glow:#fffef6,#fff3c4,#ffe08a') +
  emoji('2601-fe0f', 470, 128, 150, { fade: 0.9 }) +
  emoji('2601-fe0f', 1090, 92, 190, { fade: 0.85, flip: true }) +
  emoji('2601-fe0f', 90, 266, 120, { fade: 0.7 }) +
  path(
    'M0 420 C140 330 260 370 380 310 C520 240 600 330 720 270 C880 190 1010 120 1200 150 V675 H0Z',
    'down:#9fc9c4,#b8d6c4',
  ) +
  path(
    'M0 490 C180 420 300 450 460 400 C640 344 800 330 960 250 C1060 204 1130 210 1200 196 V675 H0Z',
    'down:#6fae90,#8fc09a',
  ) +
  path('M0 570 C200 500 420 540 620 470 C800 408 960 380 1200 290 V675 H0Z', 'down:#3f8f68,#2f7a58') +
  houses('20,540 74,530 132,524 246,520 300,526 352,534', 21, '#e7d9bd') +
  minaret(186, 560, 150, 11, '#fff8ea') +
  houses('44,566 102,556 160,552 276,552 330,560 384,566', 24, '#fff3df') +
  dome(222, 556, 34, 34, '#7fb3a8') +
  box(188, 554, 68, 40, '#fff8ea') +
  houses('8,596 66,588 126,582 184,588 262,590 318,592 372,594', 25, '#ec9f78') +
  at('36,566,60 236,536,60 300,580,56 410,560,90 98,590,50', (x, y, size) => emoji('1f333', x, y, size)) +
  at(
    '470,516,110 530,502,130 600,482,120 1000,380,150 1066,356,170 1136,332,160 930,412,130 1186,318,150',
    (x, y, size) => emoji('1f332', x, y, size),
  ) +
  stroke('M-20 470 L1220 76', '#40565e', 5) +
  stroke('M-20 484 L1220 90', '#40565e', 3, 'opacity=".6"') +
  path(
    'M0 574 C120 560 260 566 420 592 C560 612 660 584 760 560 C940 520 1080 520 1200 470 V675 H0Z',
    'down:#256b4c,#1a543d',
  ) +
  at('420,616,120 500,620,150 880,560,180 980,548,150 1090,528,200 1180,520,160', (x, y, size) =>
    emoji('1f332', x, y, size),
  ) +
  emoji('1f33c', 640, 622, 80) +
  emoji('1f33c', 712, 628, 62, { turn: 14 }) +
  emoji('1f33c', 300, 640, 66, { turn: -10 }) +
  stroke('M668 254 V362', '#40565e', 12) +
  stroke('M632 266 L704 242', '#2f4148', 16) +
  path('M622 362 Q668 326 714 362Z', '#40565e') +
  '<clipPath id="cabin"><rect x="480" y="345" width="380" height="260"/></clipPath>' +
  `<g clip-path="url(#cabin)">${emoji('1f6a0', 668, 384, 290, { tint: 'rosy' })}</g>`

const hammam = () =>
  box(0, 0, 1200, 675, 'slant:#dff3ec,#b5ddd0,#7fbfae') +
  path(
    'M150 675 V330 C150 130 380 40 600 10 C820 40 1050 130 1050 330 V675Z',
    'down:#f3fbf6,#d8eee5,#b9ddcf',
  ) +
  stroke(
    'M150 675 V330 C150 130 380 40 600 10 C820 40 1050 130 1050 330 V675',
    '#ffffff',
    12,
    'opacity=".8"',
  ) +
  stroke(
    'M182 675 V336 C182 156 396 70 600 42 C804 70 1018 156 1018 336 V675',
    '#2f8f7c',
    4,
    'opacity=".5"',
  ) +
  at(
    '600,120,20 500,150,15 700,150,15 410,206,14 790,206,14 556,196,13 644,196,13 472,236,12 728,236,12 340,280,12 860,280,12 600,262,12',
    (x, y, size) =>
      oval(x, y, size * 1.9, size * 1.9, '#fffbe0', 'opacity=".8" filter="url(#soft8)"') +
      path(
        `M${x} ${y - size} l${size * 0.3} ${size * 0.7} ${size * 0.7} ${size * 0.3} ${-size * 0.7} ${size * 0.3} ${-size * 0.3} ${size * 0.7} ${-size * 0.3} ${-size * 0.7} ${-size * 0.7} ${-size * 0.3} ${size * 0.7} ${-size * 0.3}Z`,
        '#ffe7a4',
      ),
  ) +
  box(0, 500, 1200, 175, 'down:#ffffff,#e6f2ec,#c9e2d7') +
  stroke('M0 502 H1200', '#ffffff', 8) +
  stroke(
    'M60 560 q90 -20 180 10 t200 -6 M700 620 q110 -24 220 4 t240 -10 M380 640 q80 -14 160 6',
    '#a9cfc1',
    4,
    'opacity=".6"',
  ) +
  shadow(370, 588, 180, 26, 0.35) +
  at(
    '356,552,1 372,500,2 358,452,3',
    (x, y, tone) =>
      `<rect x="${x - 150}" y="${y - 28}" width="300" height="56" rx="28" fill="${tone === 2 ? 'down:#2f9a86,#14695d' : 'down:#ffffff,#e9dfd2'}"/>` +
      stroke(`M${x - 128} ${y + 6} H${x + 132}`, tone === 2 ? '#0d4f47' : '#d9c9b6', 4, 'opacity=".5"') +
      gleam(`M${x - 124} ${y - 14} H${x + 90}`, 7, 0.6),
  ) +
  emoji('1fab7', 360, 372, 158) +
  shadow(700, 592, 170, 30, 0.4) +
  path('M560 452 C564 548 622 588 700 588 S836 548 840 452Z', 'across:#8a3d1c,#f0a570,#c9703c,#6e2c14') +
  oval(700, 452, 140, 44, 'slant:#ffd9b0,#c9703c') +
  oval(700, 458, 126, 35, 'glow:#e6fbff,#9fdcea,#5fb3c9') +
  stroke('M586 500 q28 22 57 0 t57 0 t57 0 t57 0', '#7a3317', 5, 'opacity=".6"') +
  gleam('M586 490 Q600 548 646 570', 10, 0.6) +
  emoji('1f338', 660, 446, 76) +
  emoji('1f338', 742, 462, 60, { turn: 30 }) +
  leaf(706, 470, 40, -10) +
  shadow(956, 590, 86, 18, 0.4) +
  emoji('1f9fc', 942, 528, 158) +
  shadow(1084, 586, 50, 14, 0.4) +
  emoji('1f56f-fe0f', 1082, 488, 196) +
  mint(846, 594, 0.5) +
  steam(700, 404, 1.15) +
  steam(812, 372, 0.8) +
  ball(1010, 590, 16, 14, '#ffffff,#f3eaf5,#d3c2d6')

export const drawAnnouncements = (): Record<string, string> => ({
  'announcement-sevdah': `<g color="#140a06">${sevdah()}</g>`,
  'announcement-breakfast': `<g color="#8a5a38">${breakfast()}</g>`,
  'announcement-trebevic': `<g color="#274a3c">${trebevic()}</g>`,
  'announcement-hammam': `<g color="#2f6a5c">${hammam()}</g>`,
})

export const drawLogo =
  () => `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#11704f"/><stop offset=".55" stop-color="#0b5d43"/><stop offset="1" stop-color="#074632"/></linearGradient></defs><rect width="512" height="512" fill="url(#ground)"/><path transform="translate(0 -26)" fill="#fbfaf7" d="M100 136H206L266 296L326 136H412V151C386 155 378 160 378 182V330C378 352 386 357 412 361V376H284V361C310 357 318 352 318 330V200L250 376H236L164 190V328C164 351 173 358 200 361V376H100V361C129 358 138 351 138 328V184C138 161 129 154 100 151Z"/><path d="M104 408Q142 384 180 408T256 408T332 408T408 408" fill="none" stroke="#8fd6b8" stroke-width="13" stroke-linecap="round"/></svg>
`
