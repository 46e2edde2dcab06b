import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder } from '../kit/folder.ts'

type Replacement = { file: string; from: string; to: string }

/** Defects put into a copy of the sources, to see that an evening finds them. */
export const DEFECTS: Record<string, Replacement[]> = {
  'lost-retry-key': [
    {
      file: 'src/features/room-service/server/handlers.ts',
      from: 'return place(context, context.actor, input)',
      to: 'return place(context, context.actor, { ...input, key: input.key.replace(/^.{8}/, String(Date.now()).slice(-8)) })',
    },
  ],
  'stale-cache': [
    {
      file: 'src/kit/server/shared-answers.ts',
      from: 'if (event && !PUBLIC_TOPICS.includes(event.topic)) return',
      to: "if (event?.topic === 'menu') return",
    },
  ],
  'untold-change': [
    {
      file: 'src/features/room-service/server/handlers.ts',
      from: "  events.announce('bookings', { hotelId, id: current.id, guestId: current.guestId })\n",
      to: '',
    },
  ],
  'skipped-policy': [
    {
      file: 'src/kit/server/fence.ts',
      from: '`${hotel}; SET LOCAL app.guest_id = ${quoted(actor.guestId)}`',
      to: 'hotel',
    },
    {
      file: 'src/features/bookings/server/read.ts',
      from: 'AND b.guest_id = ${guestId} AND b.created_at',
      to: 'AND b.created_at',
    },
  ],
}

const COPIED = ['src', 'package.json']
const LINKED = ['node_modules', 'db', 'dist', 'locales', 'scripts', 'tests']

/** A copy of the project with a defect; throws when the sources no longer have the place that it changes. */
export async function copyWithDefect(name: string): Promise<string> {
  const replacements = DEFECTS[name]
  if (!replacements) throw new Error(`There is no defect "${name}": ${Object.keys(DEFECTS).join(', ')}`)
  const folder = await makeFolder(`with-${name}`)
  for (const one of COPIED) await cp(one, path.join(folder, one), { recursive: true })
  for (const one of LINKED) await symlink(path.resolve(one), path.join(folder, one))
  for (const { file, from, to } of replacements) {
    const target = path.join(folder, file)
    const text = await readFile(target, 'utf8')
    if (text.split(from).length !== 2) throw new Error(`${file} does not have "${from}" exactly once`)
    await writeFile(target, text.replace(from, to))
  }
  return folder
}
