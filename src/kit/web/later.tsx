import { type ComponentType, lazy, Suspense, useState } from 'react'
import { fetchFromServer } from './fetch-from-server.ts'

const online = () =>
  new Promise<void>((resolve) => {
    if (navigator.onLine) setTimeout(resolve, 1000)
    else window.addEventListener('online', () => resolve(), { once: true })
  })

/** Waits until the server answers: a network alone may not lead to it. */
const reached = (): Promise<unknown> =>
  online()
    .then(() => fetchFromServer('/healthz', {}))
    .catch(reached)

/** Loads a module that failed to load: a browser remembers the failure of its address for as long as the page is open. */
function loadAnew<Module>(load: () => Promise<Module>, failure: unknown) {
  const [address] = /https?:\S+\.js/.exec(String(failure)) ?? []
  return address ? (import(/* @vite-ignore */ `${address}?${Date.now()}`) as Promise<Module>) : load()
}

const isPainted = typeof window === 'undefined'

/** Whether asking makes sense: without a network, what nobody keeps for us fails, and that is remembered. */
const mayAsk = () => isPainted || navigator.onLine || Boolean(navigator.serviceWorker?.controller)

/** Loads a module as soon as there is a network, and after a failure once more when the server can be reached. */
export const importWithRetry = <Module,>(load: () => Promise<Module>) =>
  (mayAsk() ? load() : reached().then(load)).catch((failure: unknown) =>
    reached().then(() => loadAnew(load, failure)),
  )

const ANEW = 'hotelly begun anew'
const SELDOM_MS = 60_000

/**
 * Begins the page anew, which keeps cart and place: what was fetched in part when the network went, a page cannot fetch
 * again. Not twice within a minute.
 */
export function reloadOnce(failure: unknown): Promise<never> {
  if (Date.now() - Number(sessionStorage.getItem(ANEW)) < SELDOM_MS) throw failure
  sessionStorage.setItem(ANEW, String(Date.now()))
  location.reload()
  return new Promise(() => {})
}

/**
 * A lazily loaded component, with nothing in its place until then; `Part` leaves its place to the `Suspense` around it. It
 * is fetched on first render, or earlier with `fetchSoon`.
 * @param name the component's export name
 */
export function later<Props extends object, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  let known: ComponentType<Props> | null = null
  const fetchPart = async () => (known = (await importWithRetry(load))[name])
  const Lazy: ComponentType<Props> = lazy(async () => ({
    default: (await fetchPart().catch(reloadOnce)) as ComponentType<object>,
  }))
  // what is there already shows at once; a lazy part would first leave its place empty
  const Part = (props: Props) => {
    const [Known] = useState(() => known ?? Lazy)
    return <Known {...props} />
  }
  const Later = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
  const fetchSoon = (ms = 1500) => {
    setTimeout(() => void fetchPart().catch(() => null), ms)
  }
  return Object.assign(Later, { fetchSoon, Part })
}
