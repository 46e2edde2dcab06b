const tints = Object.entries({
  brass: '.85 .35 0 0 .04  .42 .72 0 0 0  .04 .66 0 0 0',
  fried: '.3 0 .9 0 .13  .3 .6 0 0 .02  0 0 .45 0 0',
  gilt: '0 0 0 0 1  0 0 0 0 .83  0 0 0 0 .5',
  golden: '.86 .2 0 0 .04  .2 .72 0 0 0  -.5 1.1 .1 0 .08',
  ice: '.5 .1 0 0 .42  .1 .4 .1 0 .42  0 .1 .3 0 .6',
  ink: '.55 .1 0 0 .04  .05 .7 0 0 0  .1 .1 .38 0 .05',
  ivory: '.12 .86 .04 0 .08  .1 .86 .04 0 .03  .06 .86 .1 0 -.1',
  poached: '.5 .6 0 0 .15  .25 .62 0 0 .06  0 .3 .3 0 .04',
  ripe: '1 .06 0 0 0  0 1 0 0 .03  0 .3 .4 0 0',
  roast: '.6 .35 .1 0 .1  .22 .72 0 0 0  0 .72 .05 0 0',
  rosy: '.9 .1 0 0 .02  .04 .9 0 0 0  .06 .1 .8 0 0',
  warm: '1.02 .06 0 0 0  .02 .93 0 0 0  0 0 .82 0 0',
})
  .map(
    ([name, values]) =>
      `<filter id="${name}" color-interpolation-filters="sRGB"><feColorMatrix values="${values}  0 0 0 1 0"/></filter>`,
  )
  .join('')

const blurs = [4, 8, 18]
  .map(
    (size) =>
      `<filter id="soft${size}" filterUnits="userSpaceOnUse" x="-700" y="-700" width="2600" height="2200"><feGaussianBlur stdDeviation="${size}"/></filter>`,
  )
  .join('')

const axes: Record<string, string> = {
  down: 'linearGradient x1="0" y1="0" x2="0" y2="1"',
  across: 'linearGradient x1="0" y1="0" x2="1" y2="0"',
  slant: 'linearGradient x1=".1" y1="0" x2=".9" y2="1"',
  glow: 'radialGradient cx=".38" cy=".3" r=".78"',
  halo: 'radialGradient cx=".5" cy=".5" r=".5"',
}

function stopOf(colour: string, index: number, count: number): string {
  const solid = colour.slice(0, 7)
  const opacity = colour.length === 9 ? Number.parseInt(colour.slice(7), 16) / 255 : 1
  return `<stop offset="${count < 2 ? 0 : index / (count - 1)}" stop-color="${solid}" stop-opacity="${opacity}"/>`
}

export function withGradients(drawing: string): { defs: string; body: string } {
  const known = new Map<string, string>()
  let defs = ''
  const body = drawing.replace(
    /"(down|across|slant|glow|halo):([^"]+)"/g,
    (paint, axis: string, list: string) => {
      const colours = list.split(',')
      if (!known.has(paint)) {
        const id = `paint${known.size}`
        const opening = axes[axis] ?? ''
        known.set(paint, id)
        defs += `<${opening} id="${id}">${colours.map((colour, index) => stopOf(colour, index, colours.length)).join('')}</${opening.split(' ')[0] ?? ''}>`
      }
      return `"url(#${known.get(paint) ?? ''})"`
    },
  )
  return { defs, body }
}

export const filters = blurs + tints
