import { useState } from 'react'
import { storageOf } from '#kit/web/personal-storage.ts'

const REMEMBERED = 300

const kept = storageOf('staff', 'sessionStorage')

/** Of what is to be done now, the news that nobody has seen on this device yet; remembered under a name. */
export function useUnseen<One extends { id: string }>(
  what: string,
  all: readonly One[],
  isNews: (one: One) => boolean,
) {
  const name = `seen ${what}`
  const [seen, setSeen] = useState(() => (kept.read(name) ?? []) as string[])
  const known = new Set(seen)
  const unseen = all.filter((each) => isNews(each) && !known.has(each.id)).map(({ id }) => id)

  const see = (ids: readonly string[]) => {
    // what is for later is still to be seen when its time has come
    const fresh = ids.filter((id) => !known.has(id) && all.some((each) => each.id === id))
    if (fresh.length === 0) return
    const next = [...seen, ...fresh].slice(-REMEMBERED)
    setSeen(next)
    kept.keep(name, next)
  }
  return { unseen, see }
}
