import { bridge, church, clockTower, dome, lamps, minaret } from './landmarks.ts'
import { grandHotel, house, panes, tower, villa } from './houses.ts'
import { between, box, GROUND, HEIGHT, type Random, shape, svg, times, WIDTH } from './draw.ts'
import { boat, cypress, hills, palm, peaks, pine, tree, water } from './nature.ts'
import type { Palette } from './palette.ts'
import type { Place } from './place.ts'

const FOCUS = WIDTH / 2
const SHORE = GROUND + 40

/** Houses side by side on a slope, from the edges to the middle and lower in front. */
const slope = (random: Random, palette: Palette, y: number, count: number, fill: string) =>
  times(count, (at) => {
    const x = ((at + random() * 0.6) / count) * WIDTH
    const rise = Math.cos((x / WIDTH) * Math.PI * 2) * 46
    return house(random, x, y - rise + between(random, -14, 20), between(random, 42, 74), palette, fill)
  })

const quay = (palette: Palette) =>
  box(0, SHORE - 26, WIDTH, 30, palette.near) + box(0, SHORE - 28, WIDTH, 5, palette.middle)

const archedBridge = (palette: Palette) =>
  bridge(SHORE + 34, 7, -90, 1690, palette.near, palette.middle) +
  lamps(9, 0, 1600, (share) => SHORE + 34 + 34 * (2 * (share - 0.5)) ** 2, palette)

const DRAWN: Record<Place, (palette: Palette, random: Random) => string> = {
  'old-town': (palette, random) => {
    const mosque = between(random, 380, 460)
    const clock = mosque + between(random, 200, 240)
    return [
      hills(random, 560, 190, 4, palette.far),
      hills(random, 640, 150, 5, palette.hill),
      slope(random, palette, 660, 22, palette.middle),
      hills(random, 700, 60, 6, palette.middle),
      minaret(mosque - 130, SHORE - 20, 420, palette),
      dome(mosque, SHORE - 130, 96, palette, random),
      dome(mosque - 92, SHORE - 92, 44, palette, random),
      dome(mosque + 92, SHORE - 92, 44, palette, random),
      box(mosque - 140, SHORE - 110, 280, 90, palette.wall),
      clockTower(clock, SHORE - 20, 350, palette),
      grandHotel(random, clock + 66, SHORE - 20, 300, palette),
      minaret(clock + 480, SHORE - 20, 300, palette),
      dome(clock + 545, SHORE - 80, 50, palette, random),
      ...[60, 150, 1330, 1420, 1500].map((x) =>
        house(random, x, SHORE - 18, between(random, 74, 100), palette),
      ),
      ...[250, 1260, 1300].map((x) => cypress(x, SHORE - 16, between(random, 120, 180), palette.near)),
      quay(palette),
      water(random, SHORE, palette),
      archedBridge(palette),
    ].join('')
  },

  spires: (palette, random) => {
    const left = between(random, 300, 380)
    return [
      hills(random, 600, 150, 4, palette.far),
      slope(random, palette, 640, 22, palette.hill),
      hills(random, 690, 60, 6, palette.hill),
      church(random, left, SHORE - 20, 430, palette),
      church(random, left + 150, SHORE - 20, 330, palette),
      dome(1150, SHORE - 150, 84, palette, random),
      box(1062, SHORE - 152, 176, 134, palette.wall),
      ...[120, 210, 490, 1250, 1340, 1440].map((x) =>
        house(random, x, SHORE - 18, between(random, 84, 112), palette),
      ),
      clockTower(1020, SHORE - 20, 330, palette),
      grandHotel(random, between(random, 600, 640), SHORE - 20, 330, palette),
      ...[40, 470, 1040, 1560].map((x) => tree(x, SHORE - 16, between(random, 90, 130), palette.near)),
      quay(palette),
      water(random, SHORE, palette),
      archedBridge(palette),
    ].join('')
  },

  towers: (palette, random) =>
    [
      times(17, (at) => {
        const wide = between(random, 54, 96)
        return box(at * 98 - 20, 740 - between(random, 130, 330), wide, 620, palette.far)
      }),
      times(11, (at) => {
        const wide = between(random, 74, 120)
        const middle = 1 - Math.abs(at - 4.6) / 6
        return tower(
          random,
          at * 146 - 10,
          SHORE - 10,
          wide,
          150 + middle * between(random, 170, 300),
          palette,
          palette.hill,
        )
      }),
      times(8, (at) => {
        const wide = between(random, 96, 140)
        const middle = 1 - Math.abs(at - 3.5) / 4.6
        return tower(
          random,
          at * 205 + between(random, 0, 40),
          SHORE - 10,
          wide,
          90 + middle * between(random, 120, 240),
          palette,
          at % 2 ? palette.wall : palette.shade,
        )
      }),
      grandHotel(random, FOCUS - 150, SHORE - 18, 250, palette),
      times(14, (at) =>
        tree(at * 122 + between(random, 0, 60), SHORE - 14, between(random, 54, 84), palette.near),
      ),
      quay(palette),
      lamps(9, 40, 1560, () => SHORE - 24, palette),
      water(random, SHORE, palette),
    ].join(''),

  coast: (palette, random) => {
    const isTropical = random() < 0.4
    const green = isTropical
      ? [60, 190, 1410, 1530].map((x, at) =>
          palm(x, 900 - (at % 2) * 40, between(random, 300, 430), palette.front, at < 2 ? 0.14 : -0.14),
        )
      : [70, 150, 1450, 1540].map((x) => cypress(x, 930, between(random, 260, 380), palette.front))
    return [
      shape(
        svg`M0 ${GROUND - 34}Q180 ${GROUND - 130} 420 ${GROUND - 60}T760 ${GROUND - 26}V${GROUND}H0z`,
        palette.far,
      ),
      shape(svg`M980 ${GROUND}Q1180 ${GROUND - 90} 1600 ${GROUND - 120}V${GROUND}z`, palette.far),
      water(random, GROUND - 30, palette),
      shape(
        svg`M240 ${GROUND + 54}C300 ${GROUND - 60} 430 ${GROUND - 120} 640 ${GROUND - 116}S900 ${GROUND - 20} 960 ${GROUND + 54}z`,
        palette.middle,
      ),
      shape(
        svg`M240 ${GROUND + 54}C340 ${GROUND - 10} 430 ${GROUND - 40} 640 ${GROUND - 36}S900 ${GROUND + 14} 960 ${GROUND + 54}z`,
        palette.near,
      ),
      ...[398, 432, 806, 838].map((x) =>
        isTropical
          ? palm(x, GROUND - 40, 150, palette.near, 0.1)
          : cypress(x, GROUND - 34, between(random, 110, 160), palette.near),
      ),
      house(random, 440, GROUND - 58, 92, palette),
      villa(random, 500, GROUND - 56, 300, palette),
      house(random, 730, GROUND - 30, 78, palette),
      boat(1180, GROUND + 60, 74, palette.front, palette.snow),
      boat(between(random, 1010, 1080), GROUND + 4, 36, palette.front, palette.snow),
      boat(330, GROUND + 130, 96, palette.front, palette.snow),
      shape(svg`M0 ${HEIGHT}V880Q240 830 520 920T1100 910T1600 860V${HEIGHT}z`, palette.front),
      ...green,
    ].join('')
  },

  mountains: (palette, random) =>
    [
      peaks(random, 640, 400, palette.far, palette.snow),
      peaks(random, 690, 260, palette.hill, palette.snow),
      hills(random, 700, 110, 5, palette.middle),
      times(40, (at) => {
        const x = at * 41 + between(random, -12, 12)
        const isInFront = Math.abs(x - FOCUS) < 250
        return isInFront
          ? ''
          : pine(
              x,
              SHORE - 6 - between(random, 0, 40),
              between(random, 70, 150),
              at % 3 ? palette.near : palette.middle,
            )
      }),
      ...[340, 440, 1110, 1220].map((x) => house(random, x, SHORE - 20, between(random, 80, 110), palette)),
      grandHotel(random, FOCUS - 165, SHORE - 16, 300, palette),
      quay(palette),
      water(random, SHORE, palette),
      ...[30, 120, 215, 1400, 1490, 1580].map((x, at) =>
        pine(x, HEIGHT + 10, between(random, 260, 400) - (at % 2) * 60, palette.front),
      ),
    ].join(''),

  dunes: (palette, random) =>
    [
      times(9, (at) => {
        const middle = 1 - Math.abs(at - 5) / 6
        return tower(
          random,
          560 + at * 108,
          660,
          between(random, 46, 76),
          70 + middle * between(random, 120, 300),
          { ...palette, unlit: palette.far },
          palette.far,
        )
      }),
      hills(random, 690, 120, 3, palette.hill),
      box(400, 560, 400, 170, palette.wall),
      box(360, 500, 110, 230, palette.shade),
      box(742, 470, 120, 260, palette.shade),
      times(9, (at) => box(402 + at * 45, 548, 24, 16, palette.wall)),
      times(
        4,
        (at) =>
          box(358 + at * 30, 488, 18, 14, palette.shade) + box(742 + at * 32, 458, 20, 14, palette.shade),
      ),
      panes(random, [372, 520, 86, 150], [2, 3], palette, true),
      panes(random, [480, 580, 250, 90], [6, 2], palette, true),
      panes(random, [756, 490, 92, 170], [2, 3], palette, true),
      dome(600, 562, 70, palette, random),
      minaret(905, 730, 300, palette),
      ...[300, 335, 950, 1010, 1060].map((x) =>
        palm(x, 730, between(random, 140, 220), palette.near, between(random, -0.1, 0.14)),
      ),
      hills(random, 760, 60, 3, palette.middle),
      shape(svg`M0 ${HEIGHT}V800Q330 740 640 810T1180 800T1600 760V${HEIGHT}z`, palette.near),
      shape(svg`M0 ${HEIGHT}V930Q300 850 760 910T1600 850V${HEIGHT}z`, palette.front),
      palm(1440, 900, 360, palette.front, -0.1),
      palm(130, 950, 400, palette.front, 0.12),
    ].join(''),

  hills: (palette, random) =>
    [
      hills(random, 580, 160, 4, palette.far),
      hills(random, 650, 120, 5, palette.hill),
      ...[240, 330, 1130, 1250].map((x) =>
        house(random, x, 690, between(random, 56, 76), palette, palette.wall),
      ),
      hills(random, 730, 80, 3, palette.middle),
      shape(svg`M200 ${HEIGHT}C380 700 560 660 800 660S1240 720 1420 ${HEIGHT}z`, palette.near),
      villa(random, FOCUS - 210, 690, 400, palette),
      ...[520, 556, 1024, 1062, 1100].map((x) =>
        cypress(x, 706 + Math.abs(x - FOCUS) * 0.06, between(random, 150, 230), palette.front),
      ),
      times(5, (row) =>
        shape(
          svg`M${120 - row * 40} ${840 + row * 34}Q800 ${756 + row * 38} ${1480 + row * 40} ${840 + row * 34}`,
          'none',
          svg`stroke="${palette.middle}" stroke-width="${7 + row * 2}" stroke-dasharray="${10 + row * 3} ${9 + row * 2}" stroke-linecap="round" opacity=".8"`,
        ),
      ),
      tree(110, 930, 280, palette.front),
      cypress(1450, 960, 330, palette.front),
      cypress(1520, 980, 280, palette.front),
    ].join(''),
}

export const drawPlace = (place: Place, palette: Palette, random: Random) => DRAWN[place](palette, random)
