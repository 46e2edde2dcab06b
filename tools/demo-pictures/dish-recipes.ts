import {
  at,
  ball,
  board,
  bowl,
  coil,
  contact,
  cream,
  cup,
  diamond,
  emoji,
  fillet,
  flatbread,
  gleam,
  group,
  herb,
  leaf,
  lemonSlice,
  mint,
  oval,
  path,
  plate,
  porcini,
  sausage,
  saucer,
  shadow,
  skewer,
  specks,
  steam,
  stroke,
  tomatoHalf,
  tumbler,
} from './shapes.ts'

export type Ground = 'peach' | 'sage' | 'sky' | 'lavender' | 'sand' | 'rose' | 'mint'
export type PictureRecipe = { ground: Ground; draw: string }

const white = '#cfc4cc,#ffffff,#f7f2f2,#b9adb9'
const porcelain = '#ffffff,#e6dde2'
const teal = '#0b4f4c,#25918a,#187069,#083b3d'
const navy = '#1d2d56,#4563a3,#2f4780,#152242'
const clay = '#8c4325,#d9835a,#bf633c,#6d2f1a'
const blush = '#b9707a,#f3bcbc,#dd969b,#98535f'
const copper = '#8a3d1c,#f0a570,#c9703c,#6e2c14'

const garnish = (...parts: string[]) => parts.join('')

const soups: Record<string, PictureRecipe> = {
  'begova-corba': {
    ground: 'sage',
    draw: garnish(
      bowl(
        white,
        porcelain,
        '#fff2c4,#f7d98a,#e3b355',
        garnish(
          at(
            '214,292 282,328 372,334 440,296',
            (x, y) =>
              oval(x, y + 4, 27, 17, '#3f6a1f', 'opacity=".6"') +
              oval(x, y, 27, 17, 'slant:#b5d96a,#5f9a34') +
              oval(x, y, 17, 10, '#e9f3b8') +
              specks(`${x - 6},${y - 2} ${x + 6},${y - 2} ${x},${y + 4}`, '#fdfbe8', 4),
          ),
          ball(258, 288, 38, 21, '#fffaf0,#f3d9ad,#cfa060'),
          ball(394, 288, 36, 20, '#fffaf0,#f3d9ad,#cfa060'),
          herb(326, 262, 150, 8),
        ),
      ),
      steam(316, 222, 0.62),
    ),
  },
  'lentil-soup': {
    ground: 'lavender',
    draw: garnish(
      bowl(
        teal,
        '#3aa39a,#0f5d59',
        '#ffc25a,#f39a2c,#cf6a17',
        garnish(
          stroke(
            'M214 300 C260 262 360 266 402 292 C440 322 330 350 286 326',
            '#c03d16',
            8,
            'opacity=".55" filter="url(#soft4)"',
          ),
          specks('258,326 292,284 346,288 392,322 420,300 238,298 332,340 366,306', '#8f3a12', 5),
          leaf(306, 306, 62, -24),
          leaf(318, 312, 56, -108),
          leaf(316, 308, 50, 168),
        ),
      ),
      shadow(498, 494, 74, 22, 0.4),
      lemonSlice(486, 442, 68, 12),
      lemonSlice(536, 474, 46, 30, 0.9),
    ),
  },
  'tomato-soup': {
    ground: 'mint',
    draw: garnish(
      bowl(
        white,
        porcelain,
        '#ff7a50,#e4432b,#b0201c',
        garnish(
          stroke(
            'M226 306 C256 270 352 262 398 288 C436 314 352 342 300 324 C268 312 300 294 340 302',
            '#fff1df',
            11,
            'opacity=".9"',
          ),
          leaf(322, 300, 84, -28),
          leaf(316, 304, 78, -152),
        ),
      ),
      emoji('1f345', 152, 452, 158, { turn: -8, tint: 'ripe' }),
    ),
  },
  'porcini-soup': {
    ground: 'sand',
    draw: garnish(
      bowl(
        clay,
        '#e9a27d,#a0502e',
        '#f8ead0,#e7cda2,#c39c68',
        garnish(
          porcini(262, 300, 0.82, -14),
          porcini(378, 304, 0.72, 18),
          leaf(312, 330, 62, 10),
          leaf(318, 332, 54, -44),
          specks('214,316 436,318 246,340 402,344', '#5b7d2b', 6),
        ),
      ),
      steam(438, 244, 0.6),
    ),
  },
  'chicken-noodle-soup': {
    ground: 'sky',
    draw: garnish(
      bowl(
        navy,
        '#5c7cc0,#22376a',
        '#fff0b0,#f8cf5c,#e2a229',
        garnish(
          stroke(
            'M190 304 C230 268 268 340 308 300 S384 276 436 308 M206 326 C250 296 300 356 346 322 S410 312 438 322 M232 284 C280 268 320 312 372 278',
            '#fff7d6',
            12,
          ),
          stroke('M190 308 C230 272 268 344 308 304 S384 280 436 312', '#d6952a', 3, 'opacity=".5"'),
          at(
            '262,280 396,296 300,338',
            (x, y) =>
              oval(x, y + 5, 26, 16, '#b34d0d') +
              oval(x, y, 26, 16, 'slant:#ffa552,#f07418') +
              oval(x, y, 11, 7, '#ffc78a'),
          ),
          leaf(340, 306, 50, -20),
          leaf(344, 308, 44, -110),
        ),
      ),
      emoji('1f955', 500, 456, 168, { turn: 28 }),
      steam(280, 232, 0.7),
    ),
  },
  'pea-mint-soup': {
    ground: 'rose',
    draw: garnish(
      bowl(
        white,
        porcelain,
        '#c9ea83,#8cc152,#5c9433',
        garnish(
          stroke(
            'M228 308 C262 268 370 272 410 300 C422 330 330 344 290 324',
            '#fbfff0',
            12,
            'opacity=".85"',
          ),
          at('268,292 376,326 402,292', (x, y) => ball(x, y, 15, 13, '#d8f59a,#86c440,#4c8a24')),
          mint(322, 314, 0.8),
        ),
      ),
      emoji('1fadb', 484, 462, 176, { turn: 8 }),
    ),
  },
}

const coldAppetizers: Record<string, PictureRecipe> = {
  hummus: {
    ground: 'mint',
    draw: garnish(
      flatbread(458, 262, 118, 104, 10),
      bowl(
        navy,
        '#5c7cc0,#22376a',
        '#fff3d9,#f0d7a5,#d0aa6c',
        garnish(
          stroke(
            'M186 306 C190 262 440 252 448 304 C452 344 250 356 236 312 C232 280 388 276 390 308 C388 330 300 332 292 312',
            '#cda667',
            13,
            'opacity=".7"',
          ),
          stroke(
            'M186 300 C190 256 440 246 448 298 C452 338 250 350 236 306 C232 274 388 270 390 302',
            '#fff9ea',
            7,
            'opacity=".8"',
          ),
          oval(330, 306, 62, 25, 'glow:#ffe66b,#e3ae1d,#b27d0c'),
          at('306,300 334,296 352,310 322,314', (x, y) => ball(x, y, 16, 14, '#ffeec6,#e5bd7c,#b98645')),
          specks('236,296 250,330 404,286 418,322 286,342 372,340', '#b8331f', 6),
          leaf(344, 296, 46, -40),
          leaf(340, 298, 40, -100),
        ),
        318,
        206,
      ),
    ),
  },
  mutabbal: {
    ground: 'sage',
    draw: garnish(
      emoji('1f346', 458, 236, 250, { turn: 8, tint: 'ink' }),
      bowl(
        clay,
        '#e9a27d,#a0502e',
        '#efe3d2,#d8c3a6,#b0926d',
        garnish(
          stroke(
            'M196 318 C206 276 436 268 444 314 C446 350 264 360 248 322 C246 296 384 292 384 318',
            '#9f8058',
            12,
            'opacity=".55"',
          ),
          stroke('M196 312 C206 270 436 262 444 308 C446 344 264 354 248 316', '#fffaf0', 7, 'opacity=".75"'),
          at('262,306 286,330 318,300 348,328 376,304 404,326 310,338 336,312 232,322 300,316', (x, y) =>
            ball(x, y, 12, 11, '#ff8f9d,#d61f45,#86092a'),
          ),
          leaf(356, 304, 54, -30),
          leaf(350, 308, 50, -112),
        ),
        322,
        204,
      ),
    ),
  },
  fattoush: {
    ground: 'rose',
    draw: garnish(
      bowl(
        white,
        porcelain,
        '#cfe59a,#7fb24a,#4d7f2f',
        garnish(
          emoji('1f96c', 226, 236, 200, { turn: -26 }),
          emoji('1f96c', 414, 234, 204, { turn: 28, flip: true }),
          emoji('1f96c', 320, 214, 190, { turn: 4 }),
          at('288,176,-14 420,206,22 196,232,-36', (x, y, turn) =>
            group(
              `translate(${x} ${y}) rotate(${turn})`,
              path(
                'M-44 46 L4 -46 L48 40Z',
                'slant:#ffe9b8,#eab05c,#b8742b',
                'stroke="#c98a3c" stroke-width="5" stroke-linejoin="round"',
              ),
              specks('-8,12 10,20 2,-8', '#a8642a', 5),
            ),
          ),
          emoji('1f345', 254, 294, 108, { tint: 'ripe' }),
          emoji('1f345', 404, 282, 104, { turn: 14, tint: 'ripe' }),
          at(
            '318,300 340,256 438,318',
            (x, y) =>
              oval(x, y + 5, 35, 23, '#2f7a3a') +
              oval(x, y, 34, 22, '#d9f2a8') +
              oval(x, y, 22, 13, '#f2fbd6') +
              specks(`${x - 8},${y} ${x + 8},${y} ${x},${y + 5}`, '#b9dc86', 3),
          ),
          at(
            '194,322 356,330',
            (x, y) =>
              oval(x, y + 3, 31, 20, '#b31249') +
              oval(x, y, 31, 19, '#e5286a') +
              oval(x, y - 1, 25, 14, '#fff2f5'),
          ),
          specks('270,250 346,292 400,334 300,234 286,340 230,262 376,242 320,346', '#a3162d', 6),
          leaf(300, 338, 52, -150),
          leaf(306, 336, 46, -60),
        ),
        304,
      ),
    ),
  },
  tabbouleh: {
    ground: 'sand',
    draw: garnish(
      bowl(
        teal,
        '#3aa39a,#0f5d59',
        '#5fa136,#356f22',
        garnish(
          path(
            'M131 322 C150 214 250 176 322 176 C402 178 492 222 509 322 C488 408 152 408 131 322Z',
            'glow:#b2e063,#5b9f37,#245a20',
          ),
          at(
            '196,268,-30 238,226,20 290,204,-60 352,200,14 408,228,-20 448,270,40 262,282,60 330,254,-40 392,284,10 190,322,-10 300,316,30 430,324,-50 356,336,-14 312,230,150 170,300,10 250,344,20 300,366,-20 400,352,30',
            (x, y, turn) => leaf(x, y, 48, turn, '#c5ee77,#6dbb43,#2f8a35'),
          ),
          at(
            '248,254 334,222 386,252 290,290 416,300 218,300 352,296 270,330 330,350',
            (x, y) =>
              `<rect x="${x - 13}" y="${y - 12}" width="27" height="25" rx="8" fill="slant:#ff8468,#d9281f"/>` +
              gleam(`M${x - 6} ${y - 6} l10 0`, 4),
          ),
          specks(
            '270,232 304,262 366,232 330,310 240,318 398,322 440,250 200,286 286,350 372,360 440,300',
            '#fff0c4',
            8,
          ),
        ),
        318,
      ),
      lemonSlice(470, 226, 66, 20),
      mint(196, 244, 0.62),
    ),
  },
  'caesar-salad': {
    ground: 'sky',
    draw: garnish(
      plate(410, 246),
      contact(320, 424, 172, 60),
      emoji('1f96c', 220, 318, 216, { turn: -34 }),
      emoji('1f96c', 422, 320, 216, { turn: 34, flip: true }),
      emoji('1f96c', 320, 270, 224, { turn: 6 }),
      fillet(268, 392, 74, 34, '#ffe0a6,#eaa751,#b56c22', -12),
      fillet(364, 376, 74, 34, '#ffe0a6,#eaa751,#b56c22', 14),
      fillet(322, 426, 74, 34, '#ffe0a6,#eaa751,#b56c22', -4),
      at(
        '212,372 438,394 398,326 262,330 330,340',
        (x, y) =>
          path(
            `M${x - 24} ${y - 8} l24 -16 l26 12 l0 24 l-26 16 l-24 -14Z`,
            'slant:#ffdd9c,#dd9a45,#a9661f',
          ) + path(`M${x - 24} ${y - 8} l24 -16 l26 12 l-24 14Z`, '#ffecc2'),
      ),
      emoji('1f9c0', 436, 452, 96, { turn: -8 }),
      stroke('M250 352 q34 -26 62 4 M352 330 q30 -16 54 10 M226 414 q20 18 48 6', '#fffbe8', 10),
    ),
  },
  'travnik-cheese': {
    ground: 'lavender',
    draw: garnish(
      board(404),
      contact(250, 412, 130, 34),
      emoji('1f9c0', 246, 326, 242, { tint: 'ivory' }),
      contact(440, 380, 84, 24),
      emoji('1f347', 440, 288, 208, { turn: 6 }),
      contact(390, 458, 120, 24),
      emoji('1fad2', 346, 432, 96, { turn: -12 }),
      emoji('1fad2', 420, 448, 96, { turn: 18 }),
      at(
        '196,452 246,470 484,430',
        (x, y) =>
          ball(x, y, 27, 21, '#e3b074,#a56a34,#6b3c19') +
          stroke(
            `M${x - 18} ${y - 4} q10 -12 18 0 t18 -2 M${x - 14} ${y + 8} q10 -8 16 0 t12 -2`,
            '#6b3c19',
            4,
            'opacity=".7"',
          ),
      ),
      leaf(316, 384, 56, -30),
      leaf(312, 386, 48, -112),
    ),
  },
}

const warmAppetizers: Record<string, PictureRecipe> = {
  klepe: {
    ground: 'mint',
    draw: garnish(
      plate(404, 250, '#3f7f8a,#245661', '#17414c'),
      oval(320, 410, 176, 78, 'glow:#ffffff,#fbf6ee,#e9dccf'),
      oval(302, 398, 120, 44, '#fff', 'opacity=".7" filter="url(#soft8)"'),
      contact(218, 384, 88, 20),
      emoji('1f95f', 216, 326, 192, { turn: -6 }),
      contact(424, 384, 88, 20),
      emoji('1f95f', 424, 326, 192, { turn: 8 }),
      contact(322, 462, 96, 20),
      emoji('1f95f', 320, 396, 210, { turn: 0 }),
      stroke('M182 438 q40 34 98 40 M366 478 q56 -4 94 -40', '#e2531f', 9, 'opacity=".75"'),
      specks('196,416 228,452 430,446 452,410 300,482 352,480 244,404 400,410', '#c4301a', 6),
      leaf(320, 330, 66, -34),
      leaf(314, 332, 58, -118),
      leaf(312, 336, 46, -172),
    ),
  },
  zeljanica: {
    ground: 'peach',
    draw: garnish(
      plate(404, 250, '#4f7c86,#2c515d', '#1c3a45'),
      coil(320, 372, 206),
      specks('196,352 256,300 338,286 430,330 464,392 382,454 276,462 208,420 312,352 352,400', '#4d8c2f', 8),
      leaf(316, 366, 70, -20, '#7cc04a,#3e9140,#1f6a35'),
      leaf(308, 368, 62, -122, '#7cc04a,#3e9140,#1f6a35'),
    ),
  },
  falafel: {
    ground: 'lavender',
    draw: garnish(
      plate(410, 246),
      contact(310, 430, 172, 52),
      emoji('1f96c', 196, 336, 176, { turn: -30 }),
      emoji('1f9c6', 272, 346, 262, { tint: 'fried' }),
      emoji('1f9c6', 402, 396, 186, { tint: 'fried', flip: true }),
      cup(456, 296, 0.56, white, '#fff7e4,#efdcb6,#cdb183', specks('-24,6 14,14 38,2', '#b8331f', 7), false),
      mint(240, 462, 0.6),
    ),
  },
  halloumi: {
    ground: 'sky',
    draw: garnish(
      plate(408, 246, '#fdfbf7,#e8dfd6', '#cdbfae'),
      at('252,342,-10 340,370,4 420,408,12', (x, y, turn) =>
        group(
          `translate(${x} ${y}) rotate(${turn})`,
          oval(6, 62, 96, 24, '#4a2a18', 'opacity=".35" filter="url(#soft8)"'),
          '<rect x="-94" y="-44" width="188" height="112" rx="26" fill="across:#c98a2c,#e0a842,#b27420"/><rect x="-94" y="-60" width="188" height="112" rx="28" fill="slant:#fff3c4,#ffdf86,#eeb64a"/>',
          stroke(
            'M-62 34 L-34 -46 M-22 38 L6 -46 M20 38 L48 -44 M58 34 L78 -22',
            '#8f4c14',
            11,
            'opacity=".7"',
          ),
          gleam('M-74 -36 Q-60 -48 -10 -50', 8, 0.8),
        ),
      ),
      emoji('1f345', 190, 430, 110, { turn: -10, tint: 'ripe' }),
      emoji('1f345', 262, 466, 90, { turn: 12, tint: 'ripe' }),
      emoji('1f36f', 470, 268, 158, { turn: 4 }),
      leaf(344, 330, 60, -36),
      leaf(340, 334, 52, -110),
    ),
  },
  'sogan-dolma': {
    ground: 'sage',
    draw: garnish(
      plate(408, 250, '#d98a60,#a8532f', '#8a3f22'),
      oval(322, 424, 168, 66, 'glow:#e98a45,#b84d1c,#7f2a10'),
      at('228,366,1.02 414,362,1.02 320,404,1.16', (x, y, size) =>
        group(
          `translate(${x} ${y}) scale(${size})`,
          contact(4, 62, 84, 24, 0.45),
          path(
            'M-84 -14 C-98 62 -52 84 0 84 S98 62 84 -14 C60 -40 -60 -40 -84 -14Z',
            'across:#c9823c,#ffe0a8,#f4bd6e,#b06a2b',
          ),
          stroke(
            'M-52 -20 C-66 30 -48 66 -26 80 M-4 -24 L-2 82 M48 -20 C64 30 48 66 24 80',
            '#b5702c',
            5,
            'opacity=".5"',
          ),
          oval(0, -18, 82, 34, 'slant:#fff1cf,#e3b06a'),
          oval(0, -20, 64, 25, 'glow:#b5693c,#87421f,#5a2612'),
          specks('-30,-22 -8,-30 16,-20 36,-26 -14,-12 26,-10', '#fff6e2', 9),
          gleam('M-66 6 Q-64 48 -40 66', 10, 0.6),
        ),
      ),
      leaf(320, 380, 58, -36),
      leaf(314, 382, 50, -120),
      emoji('1f9c5', 494, 268, 150, { turn: 10 }),
    ),
  },
  'garlic-shrimp': {
    ground: 'sand',
    draw: garnish(
      shadow(330, 462, 240, 76, 0.5),
      stroke('M520 372 L604 328', '#2b2836', 34),
      stroke('M520 366 L602 322', '#5b566e', 10),
      oval(320, 424, 236, 112, 'across:#1f1c29,#3f3b50,#191722'),
      oval(320, 400, 238, 112, 'slant:#6a6580,#2f2b3d'),
      oval(320, 406, 212, 94, 'glow:#ffd873,#e9a52e,#a8661a'),
      emoji('1f990', 236, 358, 190, { tint: 'ripe', turn: -16 }),
      emoji('1f990', 402, 350, 190, { tint: 'ripe', turn: 16, flip: true }),
      emoji('1f990', 318, 412, 204, { tint: 'ripe', turn: -4 }),
      specks('200,424 276,330 350,468 434,424 312,348 388,452 236,452', '#3f8f35', 8),
      specks('250,440 420,398 330,338 290,470', '#fff7df', 9),
      lemonSlice(470, 436, 52, 10, 0.8),
      emoji('1f9c4', 132, 470, 130, { turn: -10 }),
    ),
  },
}

const mainCourses: Record<string, PictureRecipe> = {
  'sarajevski-cevapi': {
    ground: 'peach',
    draw: garnish(
      plate(412, 256, '#fbf4ea,#e3d2bf', '#c9ab86'),
      contact(320, 430, 200, 66),
      flatbread(318, 386, 212, 112, 0),
      sausage(214, 322, 178, -24),
      sausage(310, 306, 184, -24),
      sausage(400, 316, 178, -24),
      sausage(254, 374, 188, -24),
      sausage(352, 372, 190, -24),
      sausage(300, 326, 180, -24),
      oval(468, 440, 54, 27, '#b9a58a', 'opacity=".5" filter="url(#soft8)"'),
      cream(462, 418, 0.56),
      at(
        '166,418 204,446 246,464 184,470',
        (x, y) =>
          `<rect x="${x - 18}" y="${y - 14}" width="38" height="28" rx="9" fill="slant:#ffffff,#f8f2f5,#dccbd8"/>`,
      ),
    ),
  },
  'bosanski-lonac': {
    ground: 'sage',
    draw: garnish(
      stroke('M112 344 C54 330 58 420 126 418 M528 344 C586 330 582 420 514 418', '#8c4325', 30),
      stroke(
        'M108 350 C70 344 72 404 120 406 M532 350 C570 344 568 404 520 406',
        '#e59a70',
        8,
        'opacity=".7"',
      ),
      bowl(
        clay,
        '#e9a27d,#a0502e',
        '#e59a4c,#b35d22,#7a3612',
        garnish(
          emoji('1f96c', 214, 250, 150, { turn: -26 }),
          emoji('1f955', 414, 234, 176, { turn: 6 }),
          emoji('1f954', 300, 248, 128, { turn: 12 }),
          fillet(246, 322, 58, 34, '#c98a5e,#8f4c2a,#562612', -10),
          fillet(376, 324, 60, 34, '#c98a5e,#8f4c2a,#562612', 12),
          emoji('1fadb', 318, 314, 112, { turn: -20 }),
          leaf(310, 348, 48, -16),
          leaf(440, 316, 44, -30),
        ),
        306,
        212,
      ),
      steam(306, 182, 0.7),
    ),
  },
  'neretva-trout': {
    ground: 'sky',
    draw: garnish(
      plate(412, 268, '#2f5f77,#1c4156', '#12303f'),
      contact(320, 410, 214, 40, 0.5),
      group(
        'translate(0 22) rotate(-6 320 370)',
        path(
          'M478 374 C520 348 556 322 590 314 C572 350 572 396 592 432 C556 424 516 404 478 386Z',
          'down:#d99a62,#b8703c,#8a4a26',
        ),
        path('M286 312 C312 280 352 284 372 318Z', 'down:#8a6a40,#b98a50'),
        path('M420 340 C434 322 452 324 458 348Z', 'down:#8a6a40,#b98a50'),
        path('M392 424 C412 452 440 450 446 410Z', 'down:#d99a58,#a9683a'),
        path('M240 438 C250 462 280 464 288 440Z', 'down:#d99a58,#a9683a'),
        path(
          'M60 384 C104 326 226 304 322 310 C400 316 462 342 502 376 C460 414 396 436 312 440 C214 442 108 432 60 384Z',
          'down:#77673f,#b58f4e,#f4cf8a,#ffe9bd,#eac18a',
        ),
        path(
          'M170 366 C260 350 400 352 488 376 C400 388 260 392 170 386Z',
          'across:#e8745a,#f09a78,#d9654c',
          'opacity=".55" filter="url(#soft4)"',
        ),
        path(
          'M60 384 C84 352 118 334 160 322 C178 352 180 402 164 434 C120 428 82 410 60 384Z',
          'slant:#b3945a,#8a6c3c,#6a5030',
        ),
        oval(116, 366, 12, 12, '#f6ecd6'),
        oval(115, 366, 8, 8, '#26202a'),
        oval(112, 363, 3, 3, '#fff'),
        stroke('M66 390 Q92 400 112 392', '#4f351c', 5),
        stroke('M160 322 C180 352 182 402 164 434', '#6a4a26', 5, 'opacity=".7"'),
        stroke(
          'M232 326 L214 420 M298 320 L280 428 M362 324 L346 424 M424 340 L412 408',
          '#5a2c10',
          11,
          'opacity=".55"',
        ),
        specks(
          '196,342 216,332 252,338 272,326 320,334 334,322 382,338 400,330 440,352 254,352 318,350 386,354 200,358',
          '#3a2a1c',
          5,
        ),
        gleam('M186 334 Q300 306 420 338', 9, 0.5),
      ),
      lemonSlice(258, 466, 50, 8, 0.82),
      lemonSlice(330, 480, 50, 30, 0.82),
      herb(440, 452, 126, 24),
      emoji('1f954', 176, 456, 74, { tint: 'warm' }),
      herb(212, 482, 80, -20),
    ),
  },
  'shish-taouk': {
    ground: 'rose',
    draw: garnish(
      plate(414, 260, '#4d6a8c,#2c4264', '#1d2e4a'),
      path(
        'M170 414 C190 350 300 328 372 346 C450 362 486 400 478 438 C420 482 236 484 170 414Z',
        'glow:#fffdf4,#f7e9c6,#d9bf88',
      ),
      specks('228,426 262,452 412,448 448,420 376,462 300,460 206,412 340,456', '#e0b040', 7),
      specks('240,440 330,446 400,432 286,436', '#ffffff', 7),
      skewer(312, 326, -16),
      skewer(330, 408, -16),
      tomatoHalf(476, 424, 46),
      lemonSlice(176, 452, 46, 10, 0.84),
      leaf(398, 474, 60, -10),
      leaf(394, 470, 52, -60),
    ),
  },
  'lamb-under-sac': {
    ground: 'sand',
    draw: garnish(
      plate(414, 258, '#3f4a56,#232b36', '#161c26'),
      contact(320, 430, 190, 56, 0.5),
      emoji('1f954', 196, 404, 140, { turn: -20, tint: 'warm' }),
      emoji('1f954', 452, 408, 140, { turn: 30, tint: 'warm' }),
      emoji('1f954', 392, 462, 112, { turn: 80, tint: 'warm' }),
      emoji('1f356', 322, 312, 330, { turn: -4, tint: 'roast' }),
      herb(244, 436, 150, 34),
      emoji('1f9c4', 320, 470, 84),
      herb(440, 344, 106, -10),
    ),
  },
  'ribeye-steak': {
    ground: 'mint',
    draw: garnish(
      board(406),
      contact(262, 404, 176, 50, 0.5),
      path(
        'M112 356 C104 292 168 244 256 240 C330 236 392 262 396 316 C402 372 330 420 250 424 C170 428 118 410 112 356Z',
        'across:#4a1f10,#7a3a1c,#3d180c',
      ),
      path(
        'M112 336 C104 276 168 228 256 224 C330 220 392 246 396 298 C402 352 330 394 250 398 C170 402 118 390 112 336Z',
        'slant:#f0c68a,#c98a48,#8f5426',
      ),
      path(
        'M132 332 C128 284 180 246 254 242 C322 238 374 260 376 300 C380 344 320 376 250 380 C180 384 136 372 132 332Z',
        'glow:#b0623a,#73351b,#45190c',
      ),
      stroke(
        'M170 276 L212 372 M214 254 L262 378 M266 246 L312 366 M318 250 L352 336',
        '#2a0e06',
        11,
        'opacity=".6"',
      ),
      gleam('M150 316 Q164 266 226 252', 9, 0.5),
      at('236,420,-10 302,430,-4 368,426,4', (x, y, turn) =>
        group(
          `translate(${x} ${y}) rotate(${turn}) skewX(-8)`,
          oval(4, 42, 42, 12, '#2a0e06', 'opacity=".35" filter="url(#soft8)"'),
          '<rect x="-34" y="-44" width="68" height="88" rx="25" fill="down:#8a4524,#4a1f10"/><rect x="-25" y="-35" width="50" height="70" rx="19" fill="down:#f59a94,#e0565c,#b53a44"/>',
          stroke('M-10 -20 q10 14 -2 34 M10 -22 q6 18 2 40', '#ffd0c8', 4, 'opacity=".7"'),
        ),
      ),
      path('M226 276 l46 -18 l38 14 l0 20 l-44 20 l-40 -16Z', 'slant:#fff3ae,#f6d04e,#dba527'),
      path('M226 276 l46 -18 l38 14 l-44 19Z', '#fff8cf'),
      specks('256,274 276,268 286,278', '#4d8c2f', 4),
      herb(398, 296, 150, 34),
      at('452,384,-18 486,404,-6 448,420,8 500,378,16 474,438,-24', (x, y, turn) =>
        group(
          `translate(${x} ${y}) rotate(${turn})`,
          '<rect x="-54" y="-14" width="108" height="34" rx="10" fill="down:#c98a1e,#a8681a"/><rect x="-54" y="-20" width="108" height="30" rx="10" fill="down:#ffe999,#f7c244"/>',
        ),
      ),
      tomatoHalf(162, 442, 42),
    ),
  },
  'chicken-kabsa': {
    ground: 'lavender',
    draw: garnish(
      plate(418, 262, '#f6dcae,#d7a45f', '#b87f3a'),
      path(
        'M118 420 C138 316 232 262 324 262 C420 264 504 322 522 420 C470 478 176 478 118 420Z',
        'glow:#ffe9a8,#f4bb4a,#cc7f1f',
      ),
      ...Array.from({ length: 78 }, (_, index) => {
        const angle = index * 2.4
        const reach = Math.sqrt(index / 78)
        return group(
          `translate(${(320 + Math.cos(angle) * reach * 178).toFixed(0)} ${(376 + Math.sin(angle) * reach * 82).toFixed(0)}) rotate(${(index * 67) % 180})`,
          `<rect x="-15" y="-4" width="30" height="9" rx="4.5" fill="${index % 3 === 0 ? '#fff6d2' : index % 3 === 1 ? '#ffd873' : '#e89a34'}"/>`,
        )
      }),
      contact(330, 360, 120, 30, 0.4),
      emoji('1f357', 236, 300, 216, { turn: -12, tint: 'golden' }),
      emoji('1f357', 412, 302, 216, { turn: 12, flip: true, tint: 'golden' }),
      at('186,404,20 244,436,-30 402,440,16 462,398,-20 330,452,60', (x, y, turn) =>
        group(
          `translate(${x} ${y}) rotate(${turn})`,
          path('M-22 0 Q0 -20 24 0 Q0 20 -22 0Z', 'slant:#ffe9c4,#d79a52'),
        ),
      ),
      specks('212,424 286,442 372,444 436,422 158,410 486,416', '#5a1f2a', 11),
      leaf(330, 408, 62, -12),
      leaf(322, 408, 54, -160),
      lemonSlice(494, 452, 46, 6, 0.84),
    ),
  },
  'tagliatelle-porcini': {
    ground: 'peach',
    draw: garnish(
      plate(412, 258, '#ffffff,#e9dfe2', '#cfc2cb'),
      contact(324, 430, 176, 56, 0.45),
      path(
        'M148 412 C160 320 240 276 320 276 C402 276 484 322 492 412 C470 480 172 480 148 412Z',
        'glow:#f7cf67,#dc9a2c,#a8691a',
      ),
      Array.from({ length: 26 }, (_, index) => {
        const reach = 1 - (index % 13) / 17
        const turn = ((index * 47) % 36) - 18
        const strand = `M${(-168 * reach).toFixed(0)} ${(10 + (index % 5)).toFixed(0)} C${(-120 * reach).toFixed(0)} ${(-84 * reach).toFixed(0)} ${(118 * reach).toFixed(0)} ${(-88 * reach).toFixed(0)} ${(168 * reach).toFixed(0)} ${index % 7} C${(130 * reach).toFixed(0)} ${(70 * reach).toFixed(0)} ${(-110 * reach).toFixed(0)} ${(78 * reach).toFixed(0)} ${(-150 * reach).toFixed(0)} 20`
        return group(
          `translate(${320 + ((index * 13) % 9) - 4} ${396 - (index % 13) * 5}) rotate(${turn})`,
          stroke(strand, '#b87a1e', 19, 'opacity=".55"'),
          stroke(strand, index % 2 === 0 ? '#ffe08a' : '#f6c851', 14),
          stroke(strand, '#fff3c0', 3, 'opacity=".7"'),
        )
      }).join(''),
      porcini(250, 340, 0.56, -24),
      porcini(394, 346, 0.54, 24),
      porcini(322, 318, 0.66, 4),
      at('206,404 436,404 318,440 372,398 262,414', (x, y) =>
        path(`M${x - 24} ${y} l22 -16 l28 10 l-20 18Z`, 'slant:#fffdf0,#f7e4ae'),
      ),
      leaf(326, 380, 60, -30),
      leaf(318, 382, 52, -140),
      specks('230,380 410,424 290,454 366,360 196,420 456,392', '#4d8c2f', 7),
    ),
  },
  'club-sandwich': {
    ground: 'sky',
    draw: garnish(
      board(408),
      contact(250, 428, 136, 36, 0.45),
      emoji('1f96a', 248, 330, 300),
      stroke('M226 246 L222 168', '#c08a4a', 8),
      emoji('1fad2', 222, 166, 58),
      contact(448, 430, 84, 26, 0.45),
      emoji('1f35f', 446, 324, 226, { turn: 4 }),
      tomatoHalf(338, 470, 34),
      leaf(282, 474, 54, -170),
      leaf(284, 470, 48, -120),
    ),
  },
}

const desserts: Record<string, PictureRecipe> = {
  baklava: {
    ground: 'mint',
    draw: garnish(
      plate(412, 252, '#fdf3e0,#e2c79c', '#b98a4c'),
      oval(322, 430, 170, 54, '#e9a93a', 'opacity=".55"'),
      diamond(238, 372, 0.92),
      diamond(406, 372, 0.92),
      diamond(322, 404, 1),
      diamond(322, 300, 0.92),
      leaf(466, 458, 62, -150),
      leaf(470, 458, 54, -80),
      specks('176,448 200,462 444,470 250,486', '#6fa12f', 8),
    ),
  },
  tufahija: {
    ground: 'rose',
    draw: garnish(
      shadow(330, 530, 118, 26, 0.55),
      path(
        'M298 420 L342 420 L344 496 C344 508 410 512 414 528 Q320 554 226 528 C230 512 296 508 296 496Z',
        'across:#ffffffe0,#ffffff70,#ffffffc0',
      ),
      gleam('M308 430 L310 492', 7, 0.8),
      path('M136 332 C142 424 232 440 320 440 S498 424 504 332Z', 'across:#ffffffd8,#ffffff60,#ffffffc0'),
      oval(320, 386, 150, 44, '#f3b64a', 'opacity=".75"'),
      emoji('1f34f', 320, 272, 290, { flip: true, tint: 'poached' }),
      path(
        'M136 332 C142 424 232 440 320 440 S498 424 504 332 C452 362 188 362 136 332Z',
        'across:#ffffffa0,#ffffff30,#ffffff90',
      ),
      gleam('M158 362 Q182 410 244 426', 9, 0.9),
      stroke('M136 332 C188 362 452 362 504 332', '#fff', 6, 'opacity=".85"'),
      leaf(346, 168, 108, -22),
      cream(318, 202, 0.72),
      ball(324, 126, 27, 22, '#e3b074,#a56a34,#6b3c19'),
      stroke('M306 122 q10 -10 17 0 t17 -2 M310 135 q8 -8 15 0 t13 -2', '#6b3c19', 4, 'opacity=".7"'),
      specks('278,196 304,180 350,188 364,204 294,210 338,212', '#9a5a28', 7),
    ),
  },
  kunafa: {
    ground: 'sage',
    draw: garnish(
      plate(414, 256, '#3a8c86,#17605d', '#0d4744'),
      contact(322, 424, 196, 74, 0.45),
      oval(320, 414, 196, 92, 'across:#b45a12,#e08a22,#9c4a0e'),
      oval(320, 396, 196, 92, 'across:#fff3d6,#fffaf0,#f2dcae'),
      oval(320, 378, 196, 92, 'across:#c8660f,#f09a2c,#b0530c'),
      oval(320, 364, 196, 92, 'slant:#ffc564,#f39a2e,#d9711a'),
      ...Array.from({ length: 60 }, (_, index) => {
        const angle = index * 2.4
        const reach = Math.sqrt(index / 60)
        return group(
          `translate(${(320 + Math.cos(angle) * reach * 168).toFixed(0)} ${(362 + Math.sin(angle) * reach * 74).toFixed(0)}) rotate(${(index * 53) % 180})`,
          stroke('M-20 0 Q0 -8 20 2', index % 2 === 0 ? '#ffdf94' : '#b8560f', 4, 'opacity=".75"'),
        )
      }),
      oval(320, 356, 88, 36, 'glow:#b9e068,#7fb136,#4d7d1f'),
      at('270,350 296,338 322,352 348,338 372,354 300,368 340,370 322,330 282,366 360,368', (x, y) =>
        group(
          `translate(${x} ${y}) rotate(${(x * 7) % 90})`,
          path('M-13 0 Q0 -13 14 0 Q0 12 -13 0Z', 'slant:#d9f08c,#6b9a2b'),
        ),
      ),
      gleam('M150 350 Q180 296 280 282', 10, 0.6),
      emoji('1f338', 486, 448, 104, { turn: 12 }),
    ),
  },
  sutlija: {
    ground: 'lavender',
    draw: garnish(
      bowl(
        blush,
        '#f7cfcc,#c98087',
        '#fffdf6,#fff3dc,#e8d3b0',
        garnish(
          ...Array.from({ length: 46 }, (_, index) => {
            const angle = index * 2.4
            const reach = Math.sqrt(index / 46)
            return group(
              `translate(${(320 + Math.cos(angle) * reach * 172).toFixed(0)} ${(314 + Math.sin(angle) * reach * 58).toFixed(0)}) rotate(${(index * 47) % 180})`,
              '<rect x="-12" y="-5" width="24" height="11" rx="5.5" fill="slant:#ffffff,#f3e4c8"/>',
            )
          }),
          oval(316, 310, 82, 26, '#a4551d', 'opacity=".7" filter="url(#soft8)"'),
          specks('250,304 276,322 312,292 352,324 384,306 336,308 296,308 404,322', '#8a3f12', 6),
          group(
            'translate(404 268) rotate(-28)',
            '<rect x="-104" y="-15" width="208" height="30" rx="13" fill="down:#d99a5e,#a55c2a,#6e3513"/>',
            stroke('M-96 0 L96 0', '#5a2a0e', 5, 'opacity=".6"'),
            gleam('M-90 -8 L90 -8', 5, 0.5),
          ),
        ),
        300,
      ),
      emoji('1f33c', 188, 462, 128, { turn: -10 }),
    ),
  },
  'chocolate-fondant': {
    ground: 'sand',
    draw: garnish(
      plate(416, 254),
      contact(286, 430, 132, 40, 0.5),
      path(
        'M182 306 C180 372 178 410 190 434 C230 466 342 466 382 434 C394 410 392 372 390 306Z',
        'across:#3a1710,#7d4028,#5a2818,#2a0f0a',
      ),
      oval(286, 306, 104, 44, 'slant:#92533a,#5a2818'),
      specks('238,300 270,284 312,322 348,300 290,304 250,320', '#fff6ee', 5),
      path(
        'M322 312 C344 320 356 352 350 388 C352 430 392 444 436 452 C420 482 300 484 282 462 C272 440 296 428 300 396 C304 362 296 326 322 312Z',
        'slant:#c47a45,#8a4424,#5f2a14',
      ),
      gleam('M318 334 Q330 380 316 430', 9, 0.7),
      contact(426, 412, 62, 20, 0.4),
      ball(424, 366, 64, 60, '#fffdf2,#fff0c4,#e0c183'),
      specks('402,350 436,378 448,344 412,388', '#8a6a3a', 3),
      emoji('1f353', 226, 452, 96, { turn: -14 }),
      emoji('1fad0', 460, 444, 92),
      emoji('1f353', 286, 262, 92, { turn: 10 }),
      mint(330, 276, 0.44),
    ),
  },
  'seasonal-fruit': {
    ground: 'sky',
    draw: garnish(
      plate(418, 258, '#ffffff,#e9dfe2', '#cfc2cb'),
      contact(320, 432, 190, 54, 0.4),
      emoji('1f34d', 310, 210, 226, { turn: 8 }),
      emoji('1f347', 208, 302, 192, { turn: -10 }),
      emoji('1f349', 430, 310, 218, { turn: 8 }),
      emoji('1f34a', 236, 408, 142),
      emoji('1f95d', 330, 404, 146, { turn: -8 }),
      emoji('1f353', 416, 426, 124, { turn: 12 }),
      emoji('1fad0', 484, 410, 92),
      emoji('1fad0', 160, 418, 84),
      emoji('1f352', 284, 460, 96),
    ),
  },
}

const drinks: Record<string, PictureRecipe> = {
  'bosnian-coffee': {
    ground: 'peach',
    draw: garnish(
      shadow(330, 486, 260, 64, 0.5),
      oval(320, 458, 262, 92, 'across:#7a3317,#c9703c,#6e2c14'),
      oval(320, 444, 262, 92, 'slant:#ffc796,#d9854c,#a85228'),
      oval(320, 448, 226, 74, 'slant:#c9703c,#f0a570'),
      contact(250, 452, 118, 28, 0.5),
      stroke('M326 262 L520 176', '#6e2c14', 26),
      stroke('M326 256 L518 170', '#f0a570', 10),
      oval(524, 174, 17, 17, 'slant:#ffd9b0,#a85228'),
      path(
        'M166 250 C196 300 190 314 160 356 C124 410 152 464 250 464 S376 410 340 356 C310 314 304 300 334 250Z',
        `across:${copper}`,
      ),
      path(
        'M142 386 C160 400 340 400 358 386 L358 402 C340 416 160 416 142 402Z',
        '#7a3317',
        'opacity=".55"',
      ),
      stroke('M150 420 q25 22 50 0 t50 0 t50 0 t48 0', '#7a3317', 5, 'opacity=".6"'),
      gleam('M192 300 Q190 330 166 370 Q154 400 170 432', 12, 0.6),
      oval(250, 250, 88, 30, 'slant:#ffd9b0,#c9703c'),
      oval(250, 254, 76, 23, 'glow:#c98a5a,#6b3518,#3a1a0c'),
      specks('222,250 262,262 290,250 240,260', '#d9a878', 8),
      cup(
        442,
        372,
        0.58,
        white,
        '#8a4a22,#4a200e,#2a1006',
        stroke('M-60 10 q26 -14 50 0', '#c98a5a', 8, 'opacity=".7"'),
        false,
      ),
      stroke('M374 408 q18 12 34 0 t34 0 t34 0 t34 -4', '#2f5fa8', 7, 'opacity=".85"'),
      at(
        '336,470 372,480',
        (x, y) =>
          path(`M${x - 20} ${y - 18} l20 -10 l20 10 l0 22 l-20 10 l-20 -10Z`, 'across:#f3eef2,#d9ced8') +
          path(`M${x - 20} ${y - 18} l20 -10 l20 10 l-20 10Z`, '#ffffff'),
      ),
      steam(250, 214, 0.85),
    ),
  },
  salep: {
    ground: 'lavender',
    draw: garnish(
      saucer(464, 214),
      cup(
        320,
        270,
        1.22,
        teal,
        '#fffdf4,#fff2da,#e6cfa8',
        oval(-4, 8, 56, 16, '#a4551d', 'opacity=".75" filter="url(#soft4)"') +
          specks('-62,4 -40,22 46,0 58,16 10,26 -14,-10', '#8a3f12', 4),
      ),
      group(
        'translate(176 470) rotate(24)',
        '<rect x="-92" y="-14" width="184" height="28" rx="13" fill="down:#d99a5e,#a55c2a,#6e3513"/>',
        stroke('M-84 0 L84 0', '#5a2a0e', 5, 'opacity=".6"'),
        gleam('M-80 -8 L80 -8', 5, 0.5),
      ),
      emoji('1f338', 466, 470, 110),
      steam(318, 240, 0.74),
    ),
  },
  'mint-tea': {
    ground: 'rose',
    draw: garnish(
      shadow(220, 448, 130, 26, 0.5),
      emoji('1fad6', 222, 304, 316, { tint: 'brass' }),
      gleam('M150 270 Q136 330 170 384', 13, 0.6),
      gleam('M176 214 Q200 196 232 194', 8, 0.6),
      group('translate(112 2)', saucer(484, 124, '#fff6e6,#e8cfa4', '#b98a4c,#e0b878,#a5763c')),
      group(
        'translate(432 490) scale(1.08)',
        path(
          'M-64 -206 C-38 -144 -62 -112 -62 -66 C-62 -14 -32 0 0 0 S62 -14 62 -66 C62 -112 38 -144 64 -206Z',
          'across:#ffffffd0,#ffffff50,#ffffffc0',
        ),
        path(
          'M-49 -170 C-38 -128 -54 -102 -54 -66 C-54 -20 -28 -10 0 -10 S54 -20 54 -66 C54 -102 38 -128 49 -170Z',
          'down:#f8b04a,#dc741e,#a8430f',
        ),
        oval(0, -170, 49, 13, 'slant:#ffd28a,#e98a2a'),
        mint(0, -172, 0.8),
        oval(0, -206, 64, 18, 'none', 'stroke="#fff" stroke-width="6" stroke-opacity=".9"'),
        stroke('M-52 -164 Q-46 -150 -46 -140 M52 -164 Q46 -150 46 -140', '#d9a94a', 5),
        gleam('M-46 -178 Q-32 -126 -46 -70 Q-46 -38 -32 -24', 8, 0.85),
      ),
      steam(224, 190, 0.55),
    ),
  },
  'elderflower-juice': {
    ground: 'sage',
    draw: garnish(
      stroke('M372 512 L446 78', '#ffffff', 16),
      stroke('M376 500 L448 80', '#8cc152', 6, 'stroke-dasharray="14 20"'),
      tumbler(
        '#fffbe0,#f8eeb0,#e6d47a',
        garnish(
          emoji('1f9ca', 276, 288, 116, { turn: -14, fade: 0.85, tint: 'ice' }),
          emoji('1f9ca', 366, 344, 108, { turn: 16, fade: 0.85, tint: 'ice' }),
          lemonSlice(300, 408, 58, 10),
          leaf(352, 446, 54, -50),
        ),
      ),
      at('184,448,96 126,490,84 216,504,78 160,398,70', (x, y, size) =>
        emoji('1f33c', x, y, size, { turn: x }),
      ),
      leaf(122, 432, 70, -140),
      leaf(232, 462, 60, 20),
      emoji('1f33c', 256, 160, 92, { turn: 20 }),
      emoji('1f33c', 214, 196, 70, { turn: 60 }),
    ),
  },
  'orange-juice': {
    ground: 'sky',
    draw: garnish(
      stroke('M364 512 L434 72', '#ffffff', 16),
      stroke('M368 500 L436 74', '#f07418', 6, 'stroke-dasharray="14 20"'),
      tumbler(
        '#ffc14a,#ff9a1f,#ee7312',
        garnish(
          emoji('1f9ca', 290, 270, 104, { turn: -12, fade: 0.85, tint: 'ice' }),
          specks('260,330 350,300 370,400 284,430 320,370', '#ffd98a', 7),
        ),
      ),
      emoji('1f34a', 462, 444, 172, { turn: 10 }),
      group(
        'translate(214 168) scale(.96)',
        oval(0, 0, 74, 74, 'slant:#ffb24d,#f07a12'),
        oval(0, 0, 63, 63, '#fff0d2'),
        ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) =>
          group(`rotate(${turn})`, path('M0 -8 L19 -50 Q0 -64 -19 -50Z', 'down:#ff9a2e,#ffbe62')),
        ),
      ),
    ),
  },
  cappuccino: {
    ground: 'sand',
    draw: garnish(
      saucer(468, 226),
      cup(
        306,
        270,
        1.26,
        white,
        '#f3cf9e,#c98a4e,#8a4f22',
        path(
          'M0 34 C-58 18 -66 -14 -34 -18 C-14 -20 -2 -8 0 -2 C2 -8 14 -20 34 -18 C66 -14 58 18 0 34Z',
          'slant:#fffdf6,#fdebd0',
        ) + specks('-84,6 -70,22 76,0 86,14 -60,-8', '#6b3518', 4),
      ),
      at('470,488,20 512,466,-30 138,486,40', (x, y, turn) =>
        group(
          `translate(${x} ${y}) rotate(${turn})`,
          oval(0, 4, 27, 18, '#3a1a0c', 'opacity=".4"'),
          oval(0, 0, 26, 17, 'glow:#a5673a,#6b3518,#3f1b0b'),
          stroke('M-20 0 Q-4 -8 4 0 T20 0', '#2f1408', 4),
        ),
      ),
      steam(300, 240, 0.74),
    ),
  },
  'mineral-water': {
    ground: 'mint',
    draw: garnish(
      shadow(214, 512, 92, 26, 0.5),
      path(
        'M176 116 L244 116 L246 214 C250 250 292 262 292 320 L292 486 Q292 514 210 514 Q128 514 128 486 L128 320 C128 262 170 250 174 214Z',
        'across:#0c5f57,#3fb39b,#1f8a78,#0a4c48',
      ),
      '<rect x="172" y="84" width="76" height="44" rx="10" fill="across:#9aa7b4,#f2f6fa,#b4c0cc,#7d8a98"/>',
      path('M128 340 Q210 360 292 340 L292 440 Q210 460 128 440Z', 'across:#d9e6e2,#ffffff,#f1f7f5,#c0d2cc'),
      path('M168 420 L196 372 L212 396 L226 380 L252 420Z', 'down:#2f9a86,#0f5f58'),
      gleam('M150 306 Q152 270 180 246 L184 140', 12, 0.7),
      gleam('M146 460 L146 484', 10, 0.6),
      group(
        'translate(126 96) scale(.86)',
        tumbler(
          '#f2fcff,#d3f0f7,#a9dcea',
          garnish(
            emoji('1f9ca', 284, 300, 122, { turn: -14, fade: 0.85, tint: 'ice' }),
            emoji('1f9ca', 366, 360, 112, { turn: 18, fade: 0.85, tint: 'ice' }),
            specks('262,400 300,440 350,450 382,300 330,250 290,390 372,430 318,410', '#ffffff', 7),
            lemonSlice(420, 166, 62, 10),
          ),
        ),
      ),
    ),
  },
}

export const dishRecipes: Record<string, PictureRecipe> = {
  ...soups,
  ...coldAppetizers,
  ...warmAppetizers,
  ...mainCourses,
  ...desserts,
  ...drinks,
}
