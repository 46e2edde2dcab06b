import { readFile } from 'node:fs/promises'
import { readCsv } from '#kit/server/csv.ts'
import { cleanText } from '#kit/shared/text.ts'
import type { TrialSources } from './plan.ts'

const SURNAME_MAX = 100

/** Reads the source files of trial hotels. Throws an error with the file's name when one cannot be used. */
export async function readTrialSources(files: {
  hotels: string
  dishes: string
  guests: string
}): Promise<TrialSources> {
  const hotelNames = (await readFile(files.hotels, 'utf8')).split(/\r?\n/).map(cleanText).filter(Boolean)
  const dishes = await readRows(files.dishes, ['name', 'highest_price'])
  const surnames = await readRows(files.guests, ['kind', 'surname'])
  const sources = {
    hotelNames,
    dishes: dishes.map(([name = '', price]) => ({ name, price: price ? Number(price) || null : null })),
    surnames: surnames
      .map(([kind = '', surname = '']) => ({
        kind,
        surname: cleanText(surname).slice(0, SURNAME_MAX).trim(),
      }))
      .filter(({ surname }) => surname),
  }
  if (hotelNames.length === 0) throw new Error(`${files.hotels} contains no hotel.`)
  if (sources.surnames.length === 0) throw new Error(`${files.guests} contains no guest.`)
  return sources
}

async function readRows(file: string, columns: string[]): Promise<string[][]> {
  const table = readCsv(await readFile(file))
  if ('problems' in table) throw new Error(`${file}:${table.problems[0]?.line ?? 1} is not CSV in UTF-8.`)
  const header = table.header.map((name) => name.toLowerCase())
  const missing = columns.find((column) => !header.includes(column))
  if (missing) throw new Error(`${file} has no column ${missing}.`)
  return table.records.map(({ cells }) => columns.map((column) => cells[header.indexOf(column)] ?? ''))
}
