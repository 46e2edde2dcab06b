import { useEffect, useId } from 'react'

/** Applies the area's look to the page. */
export function useArea(area: 'guest' | 'staff' | 'platform') {
  useEffect(() => {
    document.documentElement.dataset.area = area
  }, [area])
}

/** What mounted components call the page, in the order in which they came; the last one counts. */
const titles = new Map<string, string>()
/** What the route calls it, until a component knows better, whichever of the two comes first. */
const declared = new Map<string, string>()

/** Sets the page's title while the calling component is mounted; the hotel's or provider's name goes last. */
export function useTitle(...parts: (string | undefined)[]) {
  useTitleAmong(titles, parts)
}

/** Sets the page's title while no mounted component sets its own by `useTitle`. */
export function useDeclaredTitle(...parts: (string | undefined)[]) {
  useTitleAmong(declared, parts)
}

function useTitleAmong(among: Map<string, string>, parts: (string | undefined)[]) {
  const id = useId()
  const title = parts.filter(Boolean).join(' · ')
  useEffect(() => {
    if (title) among.set(id, title)
    else among.delete(id)
    show()
  }, [among, id, title])
  useEffect(
    () => () => {
      among.delete(id)
      show()
    },
    [among, id],
  )
}

/** The page keeps its last title where nobody has one to give. */
function show() {
  const title = [...declared.values(), ...titles.values()].at(-1)
  if (title) document.title = title
}
