import { type RefObject, useEffect, useRef, useState } from 'react'

const NEAR = 140
/** What stands above the messages while they are scrolled. */
const HEAD = 120

const distance = () => document.documentElement.scrollHeight - window.scrollY - window.innerHeight

/** Scrolls down to the end, but never past the beginning of the newest message. */
function toNewest(chat: HTMLElement) {
  const newest = [...chat.querySelectorAll('[data-message]')].at(-1)
  if (!newest) return
  const beginning = newest.getBoundingClientRect().top + window.scrollY - HEAD
  const top = Math.max(window.scrollY, Math.min(document.documentElement.scrollHeight, beginning))
  window.scrollTo({ top, behavior: 'instant' })
}

/**
 * Keeps the page scrolled to the end while `chat` grows, by messages or by what is drawn of them later, unless the
 * reader has scrolled up.
 */
export function useStickToEnd(chat: RefObject<HTMLElement | null>, sentCount: number) {
  const wasAtEnd = useRef(true)
  const [isAtEnd, setAtEnd] = useState(true)

  const toEnd = (behavior: ScrollBehavior = 'instant') =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior })

  useEffect(() => {
    const note = () => {
      wasAtEnd.current = distance() < NEAR
      setAtEnd(wasAtEnd.current)
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])
  useEffect(() => {
    const { current } = chat
    if (!current) return
    const growth = new ResizeObserver(() => {
      if (wasAtEnd.current) toNewest(current)
    })
    growth.observe(current)
    return () => growth.disconnect()
  }, [chat])
  useEffect(() => {
    if (sentCount > 0) toEnd()
  }, [sentCount])
  return { isAtEnd, toEnd }
}
