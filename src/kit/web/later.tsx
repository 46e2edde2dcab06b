import { type ComponentType, lazy, Suspense } from 'react'

const online = () =>
  new Promise<void>((resolve) => {
    if (navigator.onLine) setTimeout(resolve, 1000)
    else window.addEventListener('online', () => resolve(), { once: true })
  })

/** Loads, and once more when the network is back. */
const insistently = <Loaded,>(load: () => Promise<Loaded>) => load().catch(() => online().then(load))

/**
 * A part that the first screen does not show. It is fetched when it is needed, or some time before it: `fetchSoon`.
 * @param name the part's name in its file
 */
export function later<Props extends object, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const Part = lazy(async () => ({ default: (await insistently(load))[name] as ComponentType<object> }))
  const Later = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
  const fetchSoon = (ms = 1500) => {
    setTimeout(() => void insistently(load).catch(() => null), ms)
  }
  return Object.assign(Later, { fetchSoon })
}
