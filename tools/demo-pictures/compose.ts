import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { filters, withGradients } from './paint.ts'
import { offerRecipes } from './offer-recipes.ts'
import { dishRecipes, type Ground } from './dish-recipes.ts'
import { drawAnnouncements, drawLogo } from './scenes.ts'

const assets = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
)
const target = join(import.meta.dirname, '../../src/demo/pictures')

const grounds: Record<Ground, { light: string; deep: string; shade: string }> = {
  peach: { light: '#ffe9d6', deep: '#f6bd92', shade: '#a4572a' },
  sage: { light: '#f1f5e0', deep: '#c2d6a2', shade: '#58703a' },
  sky: { light: '#e2f3fb', deep: '#a6d3e9', shade: '#35708f' },
  lavender: { light: '#f0ebfb', deep: '#c8b8ea', shade: '#634d93' },
  sand: { light: '#faf1df', deep: '#e4ca9b', shade: '#8a6a34' },
  rose: { light: '#fde8e8', deep: '#f0b3ba', shade: '#a14a5b' },
  mint: { light: '#e3f6ee', deep: '#a3d6c2', shade: '#2f7a62' },
}

async function withEmoji(drawing: string): Promise<string> {
  const codes = [...new Set([...drawing.matchAll(/"emoji:([^"]+)"/g)].map((match) => match[1] ?? ''))]
  let result = drawing
  for (const code of codes) {
    const image = await sharp(await readFile(join(assets, `${code}.webp`)))
      .resize(640, 640, { kernel: 'lanczos3' })
      .png()
      .toBuffer()
    result = result.replaceAll(`"emoji:${code}"`, `"data:image/png;base64,${image.toString('base64')}"`)
  }
  return result
}

async function render(drawing: string, width: number, height: number, shade = '#000000') {
  const { defs, body } = withGradients(drawing)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}" viewBox="0 0 ${width} ${height}" color="${shade}"><defs>${filters}${defs}</defs>${await withEmoji(body)}</svg>`
  return sharp(Buffer.from(svg), { unlimited: true }).resize(width, height, { kernel: 'lanczos3' })
}

async function centred(drawing: string): Promise<string> {
  const solid = drawing.replaceAll(/<[^>]+filter="url\(#soft\d+\)"[^>]*\/>/g, '')
  const { data, info } = await (
    await render(solid, 640, 640)
  )
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const box = { left: 640, top: 640, right: 0, bottom: 0 }
  for (let index = 3; index < data.length; index += info.channels) {
    if ((data[index] ?? 0) < 100) continue
    const x = ((index - 3) / info.channels) % 640
    const y = Math.floor((index - 3) / info.channels / 640)
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  const scale = Math.min(536 / (box.right - box.left), 470 / (box.bottom - box.top))
  const x = 320 - ((box.left + box.right) / 2) * scale
  const y = 318 - ((box.top + box.bottom) / 2) * scale
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">${drawing}</g>`
}

function onGround(ground: Ground, drawing: string): string {
  const { light, deep } = grounds[ground]
  return `<rect width="640" height="640" fill="slant:${light},${deep}"/><rect width="640" height="640" fill="glow:#ffffffa0,#ffffff88,#ffffff58,#ffffff2a,#ffffff0c,#ffffff00"/>${drawing}`
}

await mkdir(target, { recursive: true })
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)

const recipes = { ...dishRecipes, ...offerRecipes }
for (const [name, recipe] of Object.entries(recipes).filter(([each]) => isWanted(each))) {
  const placed = await centred(recipe.draw)
  const image = await render(onGround(recipe.ground, placed), 640, 640, grounds[recipe.ground].shade)
  await image.webp({ quality: 87, effort: 6, smartSubsample: true }).toFile(join(target, `${name}.webp`))
}
for (const [name, drawing] of Object.entries(drawAnnouncements()).filter(([each]) => isWanted(each))) {
  const image = await render(drawing, 1200, 675)
  await image.webp({ quality: 87, effort: 6, smartSubsample: true }).toFile(join(target, `${name}.webp`))
}
if (isWanted('logo')) {
  await writeFile(join(target, 'logo.svg'), drawLogo())
  await sharp(Buffer.from(drawLogo()))
    .resize(512, 512)
    .webp({ quality: 80, effort: 6 })
    .toFile(join(target, 'logo.webp'))
}
