import { useLayoutEffect, useRef, useState } from 'react'

type Given = Record<string, (id: string, ...given: never[]) => void>
type Bound<All extends Given> = {
  [Name in keyof All]: All[Name] extends (id: string, ...given: infer Rest) => void
    ? (...given: Rest) => void
    : never
}

/**
 * The handlers of each card by its id: the same functions from render to render, so that a card is drawn again only where
 * something of its own has changed. Each does what was given last.
 */
export function useHandlers<All extends Given>(given: All): (id: string) => Bound<All> {
  const latest = useRef(given)
  useLayoutEffect(() => {
    latest.current = given
  })
  const [byId] = useState(() => new Map<string, Bound<All>>())
  return (id) => {
    const known = byId.get(id)
    if (known) return known
    const bound = Object.fromEntries(
      Object.keys(given).map((name) => [name, (...rest: never[]) => latest.current[name]?.(id, ...rest)]),
    ) as Bound<All>
    byId.set(id, bound)
    return bound
  }
}
