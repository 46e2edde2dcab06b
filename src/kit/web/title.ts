import { useEffect, useId } from 'react'

/**
 * What the page is called by each mounted component that knows, in the order in which they came, and under no id by the
 * route.
 */
const titles = new Map<string, string>()

/** Sets the page's title while the calling component is mounted; the hotel's or provider's name goes last. */
export function useTitle(...parts: (string | undefined)[]) {
  useTitleOf(useId(), parts)
}

/** Sets the page's title while no mounted component sets its own by `useTitle`. */
export function useDeclaredTitle(...parts: (string | undefined)[]) {
  useTitleOf('', parts)
}

function useTitleOf(id: string, parts: (string | undefined)[]) {
  const title = parts.filter(Boolean).join(' · ')
  useEffect(() => {
    titles.set(id, title)
    show()
  }, [id, title])
  useEffect(
    () => () => {
      titles.delete(id)
      show()
    },
    [id],
  )
}

/** The page keeps its last title where nobody has one to give. */
function show() {
  const known = [...titles].findLast(([id, title]) => id && title)?.[1] || titles.get('')
  if (known) document.title = known
}
