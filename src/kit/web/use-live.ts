import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Topic } from '#kit/shared/live-events.ts'
import { importWithRetry } from './later.tsx'
import type { LiveMessage, LiveState } from './live.ts'
import { refetchStale } from './refetch-stale.ts'

/** The features whose answers become stale with an event of a topic, or single ones: `feature.procedure`. */
const STALE: Record<Topic, readonly string[]> = {
  hotel: ['hotels', 'sessions', 'dashboard'],
  services: ['services', 'offers', 'resources', 'work.slots', 'dashboard'],
  menu: ['menu', 'menuOptions', 'menuParts', 'kitchen', 'bookings.promise', 'dashboard'],
  announcements: ['announcements', 'dashboard'],
  bookings: ['bookings', 'dashboard'],
  work: ['work', 'dashboard'],
  guests: ['sessions', 'guests'],
  staff: ['sessions', 'alerts', 'devices'],
  platform: ['platform', 'services', 'sessions'],
  chat: ['chat', 'learning', 'assistantFigures'],
  knowledge: ['knowledge'],
}

/** When a stream ends or is refused, the session and the hotel are refetched, because one of them is the reason. */
function staleBy(message: LiveMessage): readonly string[] | null {
  if (message.kind === 'change') return STALE[message.event.topic]
  return message.kind === 'resync' ? null : ['sessions', 'hotels']
}

/**
 * Refetches what is on the screen on the hotel's live events; returns the state of the connection.
 * @param slug `internal` for the platform's events
 */
export function useLive(
  slug: string,
  audience: 'visitor' | 'guest' | 'staff' | 'platform',
  onMessage: (message: LiveMessage) => void = () => {},
): LiveState {
  const client = useQueryClient()
  const [state, setState] = useState<LiveState>('connecting')

  const take = useEffectEvent((message: LiveMessage) => {
    const stale = staleBy(message)
    if (!stale) void refetchStale(client)
    for (const answers of stale ?? []) void refetchStale(client, [answers.split('.')])
    if (message.kind === 'change') void refetchStale(client, [['audit', 'newer']])
    onMessage(message)
  })

  useEffect(() => {
    const ended = new AbortController()
    void importWithRetry(() => import('./live.ts')).then(({ openLiveStream }) => {
      if (ended.signal.aborted) return
      const close = openLiveStream(`/events/${slug}/${audience}`, take, setState)
      ended.signal.addEventListener('abort', close)
    })
    return () => ended.abort()
  }, [slug, audience])
  return state
}
