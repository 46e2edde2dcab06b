import type { LiveEvent } from '#kit/shared/live-events.ts'

export type LiveState = 'connecting' | 'live' | 'down'
export type LiveMessage = { kind: 'change'; event: LiveEvent } | { kind: 'resync' | 'ended' | 'refused' }

type Shared = LiveMessage | { kind: 'state'; state: LiveState } | { kind: 'ask' }

/** The server sends a heartbeat every 15 s; after two missing ones the connection counts as lost. */
const SILENCE_MS = 35_000
const REOPEN_MS = 3000
/** Where the server has no room for another stream, everything is refetched this often instead. */
const POLL_MS = 15_000
/** So many times, before the stream is tried again. */
const POLLS = 4

/**
 * Subscribes to the live events of one hotel. The tabs of a browser share one stream: the tab that holds the lock reads
 * it and forwards the events to the others; when it closes, another takes over and all tabs refetch.
 * @returns a function that ends the subscription
 */
export function openLiveStream(
  address: string,
  onMessage: (message: LiveMessage) => void,
  onState: (state: LiveState) => void,
): () => void {
  const ended = new AbortController()
  const channel = new BroadcastChannel(`hotelly-live ${address}`)
  let state: LiveState = 'connecting'

  const take = (message: Shared) => {
    if (message.kind === 'state') {
      state = message.state
      onState(state)
    } else if (message.kind !== 'ask') onMessage(message)
  }
  const tell = (message: Shared) => {
    take(message)
    channel.postMessage(message)
  }

  channel.onmessage = ({ data }: MessageEvent<Shared>) => take(data)
  const lead = async () => {
    channel.onmessage = ({ data }: MessageEvent<Shared>) => {
      if (data.kind === 'ask') channel.postMessage({ kind: 'state', state } satisfies Shared)
    }
    await readStream(address, tell, ended.signal)
  }

  if (navigator.locks) {
    channel.postMessage({ kind: 'ask' } satisfies Shared)
    navigator.locks
      .request(`hotelly-live ${address}`, { signal: ended.signal }, lead)
      .catch((error: unknown) => {
        if (!ended.signal.aborted) throw error
      })
  } else void lead()

  return () => {
    ended.abort()
    channel.close()
  }
}

/** Reads the stream until `signal` aborts, and reconnects whenever it breaks. */
function readStream(address: string, tell: (message: Shared) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | null = null
    let timer: ReturnType<typeof setTimeout>

    const isOver = () => signal.aborted
    const reopenIn = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        tell({ kind: 'state', state: 'down' })
        open()
      }, ms)
    }
    /** Spread, so that browsers which were refused together do not come back together. */
    const poll = (left: number) => {
      clearTimeout(timer)
      timer = setTimeout(
        () => {
          if (left === 0) return open()
          tell({ kind: 'resync' })
          poll(left - 1)
        },
        POLL_MS * (0.9 + Math.random() / 5),
      )
    }
    const alive = () => {
      tell({ kind: 'state', state: 'live' })
      reopenIn(SILENCE_MS)
    }
    const open = () => {
      source?.close()
      if (isOver()) return
      source = new EventSource(address)
      reopenIn(SILENCE_MS)
      source.addEventListener('heartbeat', alive)
      source.addEventListener('resync', () => {
        alive()
        tell({ kind: 'resync' })
      })
      source.addEventListener('change', ({ data }: MessageEvent<string>) => {
        alive()
        tell({ kind: 'change', event: JSON.parse(data) as LiveEvent })
      })
      source.addEventListener('ended', () => {
        tell({ kind: 'ended' })
        reopenIn(REOPEN_MS)
        source?.close()
      })
      source.addEventListener('full', () => {
        source?.close()
        tell({ kind: 'state', state: 'down' })
        poll(POLLS)
      })
      source.addEventListener('error', () => {
        if (isOver()) return
        tell({ kind: 'state', state: 'down' })
        if (source?.readyState !== EventSource.CLOSED) return
        tell({ kind: 'refused' })
        reopenIn(REOPEN_MS)
      })
    }

    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      source?.close()
      resolve()
    })
    window.addEventListener('online', open, { signal })
    open()
  })
}
