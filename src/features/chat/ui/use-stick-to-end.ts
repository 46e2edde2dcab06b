import { type RefObject, useEffect, useRef, useState } from 'react'
import { useAfterPress } from '#kit/web/use-after-press.ts'

const NEAR = 140
/** Left between what sticks above the messages and the newest one, in pixels. */
const GAP = 12
/** By how much a card may be taller than there is room, in pixels, for the button at its end to be shown all the same. */
const REACH = 160

const place = () => ({ top: window.scrollY, height: document.documentElement.scrollHeight })
const distance = () => document.documentElement.scrollHeight - window.scrollY - window.innerHeight

/** Scrolls down to the end, but not past the beginning of the newest message, unless that is a card which nearly fits. */
function toNewest(chat: HTMLElement) {
  const newest = [...chat.querySelectorAll('[data-message]')].at(-1)
  if (!newest) return
  const head = chat.querySelector('header')?.offsetHeight ?? 0
  const beginning = newest.getBoundingClientRect().top + window.scrollY - head - GAP
  const end = document.documentElement.scrollHeight - window.innerHeight
  const nearlyFits = newest.querySelector('article') !== null && end - beginning <= REACH
  const top = Math.max(window.scrollY, nearlyFits ? end : Math.min(end, beginning))
  window.scrollTo({ top, behavior: 'instant' })
}

/**
 * Keeps the page scrolled to the end while `chat` grows, by messages or by what is drawn of them later, unless the
 * reader has scrolled up or is pressing something.
 */
export function useStickToEnd(chat: RefObject<HTMLElement | null>, sentCount: number) {
  /** A chat that has only grown since is followed: what was drawn meanwhile is no scrolling up. */
  const follows = useRef(true)
  const [isAtEnd, setAtEnd] = useState(true)
  const afterPress = useAfterPress()

  const toEnd = (behavior: ScrollBehavior = 'instant') => {
    follows.current = true
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior })
  }

  useEffect(() => {
    let before = place()
    const note = () => {
      const isNear = distance() < NEAR
      const now = place()
      if (isNear) follows.current = true
      else if (now.top < before.top && now.height === before.height) follows.current = false
      before = now
      setAtEnd(isNear)
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])
  useEffect(() => {
    const { current } = chat
    if (!current) return
    const follow = () => {
      if (follows.current) toNewest(current)
    }
    const growth = new ResizeObserver(() => afterPress(follow))
    growth.observe(current)
    return () => growth.disconnect()
  }, [chat, afterPress])
  useEffect(() => {
    if (sentCount > 0) toEnd()
  }, [sentCount])
  return { isAtEnd, toEnd }
}
