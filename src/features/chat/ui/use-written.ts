import { useState } from 'react'
import type { PendingMessage } from './said.ts'

/** What a guest has written in a session that has not gone out yet, in its order; `failure`: it was refused. */
export function useWritten(sessionId: string) {
  const [all, setAll] = useState<readonly PendingMessage[]>([])
  return {
    next: all.filter((message) => message.sessionId === sessionId),
    /** Puts a message at the end. */
    add: (message: PendingMessage) =>
      setAll((now) => [...now.filter(({ key }) => key !== message.key), message]),
    drop: (gone: string) => setAll((now) => now.filter(({ key }) => key !== gone)),
    /** Takes all into the session that goes on instead. */
    moveTo: (other: string) =>
      setAll((now) =>
        now.map((message) => (message.sessionId === sessionId ? { ...message, sessionId: other } : message)),
      ),
  }
}
