import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Topic } from '#kit/shared/live-events.ts'
import { type LiveMessage, type LiveState, openLiveStream } from './live.ts'

/** Which features' answers a topic makes out of date. */
const STALE: Record<Topic, readonly string[]> = {
  hotel: ['hotels', 'sessions', 'dashboard'],
  services: ['services', 'dashboard'],
  menu: ['menu', 'dashboard'],
  announcements: ['announcements', 'dashboard'],
  bookings: ['bookings', 'dashboard'],
  guests: ['sessions', 'guests'],
  staff: ['sessions'],
  platform: ['platform', 'services', 'sessions'],
  chat: ['chat', 'learning'],
  knowledge: ['knowledge'],
}

/** A stream that ends or is not given has a reason, which the session or the hotel tells. */
function staleBy(message: LiveMessage): readonly string[] | null {
  if (message.kind === 'change') return STALE[message.event.topic]
  return message.kind === 'resync' ? null : ['sessions', 'hotels']
}

/**
 * Keeps everything on the screen fresh by the hotel's live events; says how the connection is.
 * @param slug `internal` for the platform's own
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
    if (!stale) void client.invalidateQueries()
    for (const feature of stale ?? []) void client.invalidateQueries({ queryKey: [[feature]] })
    if (message.kind === 'change') void client.invalidateQueries({ queryKey: [['audit', 'newer']] })
    onMessage(message)
  })

  useEffect(() => openLiveStream(`/events/${slug}/${audience}`, take, setState), [slug, audience])
  return state
}
