import { useEffect, useState } from 'react'
import { onGuestChange } from '#features/sessions/ui/identity.ts'
import { onForget } from '#kit/web/personal-storage.ts'
import { leaveSession, resumeSession, startSession } from './session.ts'

/** The chat's session id: kept across reloads, renewed after five minutes away from the tab or the page (CHAT-08). */
export function useSession(slug: string) {
  const [id, setId] = useState(() => resumeSession(slug).id)
  useEffect(() => {
    const resume = () => setId(resumeSession(slug).id)
    const look = () => {
      if (document.visibilityState === 'hidden') leaveSession(slug)
      else resume()
    }
    const leave = () => leaveSession(slug)
    const ended = onForget('guest', resume)
    // a guest who signs in elsewhere takes over the chat at once, so that it ends with their session
    const changed = onGuestChange(resume)
    look()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', look)
    return () => {
      ended()
      changed()
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
