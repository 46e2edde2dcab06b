import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { IMAGE_BYTES_MAX } from '#features/images/contract.ts'
import { ImageRefused } from '#features/images/server/read-image.ts'
import { importMenu as importFile } from '#features/menu/server/import.ts'
import { NEEDED_FIELDS, OTHER_COLUMNS } from '#features/menu/fields.ts'
import type { ReadPicture } from '#features/menu/server/import-pictures.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { type Command, readArgs } from './command.ts'
import { planWords, problemWords } from './import-menu-words.ts'
import { getHotel, withHotelly } from './open.ts'

export const importMenu: Command = {
  usage: '<slug> <file.csv> [--dry-run] [--images <folder>]',
  summary: "Brings a CSV file into a hotel's menu, wholly or not at all.",
  details: `Columns: ${NEEDED_FIELDS.join(', ')}, and optionally image,
${OTHER_COLUMNS.join(', ')},
in any order; UTF-8; separated by comma, semicolon or tab. Prices are in the hotel's currency.
Items are matched by name: new ones are added, existing ones changed; items not in the file stay.
  --dry-run           shows what would be added and changed, and changes nothing
  --images <folder>   where the files of the image column are; by default beside the CSV file`,
  run: async (args, say) => {
    const options = { 'dry-run': { type: 'boolean' }, images: { type: 'string' } } as const
    const { slug, file, values } = readArgs(args, ['slug', 'file'], options)
    if (!(await isFile(file))) throw new Error(`${file} cannot be read.`)
    const readPicture = picturesIn(path.resolve(values.images ?? path.dirname(file)))
    await withHotelly(say, async ({ database, storage, events }) => {
      const hotel = await getHotel(database, slug)
      const result = await importFile({ database, storage, actor: SYSTEM }, hotel, {
        file: createReadStream(file),
        readPicture,
        isDryRun: values['dry-run'] ?? false,
      })
      if (result.unusedColumns.length > 0) say(`Columns not used: ${result.unusedColumns.join(', ')}`)
      if (result.outcome === 'refused') {
        const count = result.problems.length
        const lines = result.problems.map((problem) => `${file}:${problem.line}: ${problemWords(problem)}`)
        throw new Error(
          [...lines, '', `${count} problem${count === 1 ? '' : 's'}; nothing was changed.`].join('\n'),
        )
      }
      if (result.outcome === 'imported') events.announce('menu', { hotelId: hotel.id })
      for (const line of planWords(result.plan, hotel.currency, result.outcome === 'planned')) say(line)
    })
  },
}

/** Reads pictures from one folder only. */
function picturesIn(folder: string): ReadPicture {
  return async (name) => {
    const file = path.resolve(folder, name)
    if (!file.startsWith(folder + path.sep)) return null
    const found = await stat(file).catch(() => null)
    if (!found?.isFile()) return null
    if (found.size > IMAGE_BYTES_MAX) throw new ImageRefused('IMAGE_TOO_LARGE')
    return readFile(file)
  }
}

const isFile = async (file: string) => (await stat(file).catch(() => null))?.isFile() ?? false
