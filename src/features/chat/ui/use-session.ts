import { useEffect, useState } from 'react'
import { onForget } from '#kit/web/belongings.ts'
import { leaveSession, resumeSession, startSession } from './session.ts'

/** The chat's session id: kept across reloads, renewed after five minutes away from the tab or the page (CHAT-08). */
export function useSession(slug: string) {
  const [id, setId] = useState(() => resumeSession(slug).id)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') leaveSession(slug)
      else setId(resumeSession(slug).id)
    }
    const leave = () => leaveSession(slug)
    const ended = onForget('guest', () => setId(resumeSession(slug).id))
    look()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', look)
    return () => {
      ended()
      leave()
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', look)
    }
  }, [slug])
  const startAnew = () => {
    const session = startSession(slug)
    setId(session.id)
    return session.id
  }
  return { id, startAnew }
}
