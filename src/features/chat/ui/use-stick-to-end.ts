import { useEffect, useRef, useState } from 'react'

const NEAR = 140

const distance = () => document.documentElement.scrollHeight - window.scrollY - window.innerHeight

/** Keeps the page scrolled to the end while `content` grows, unless the reader has scrolled up. */
export function useStickToEnd(content: unknown, sentCount: number) {
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
    if (wasAtEnd.current) toEnd()
  }, [content])
  useEffect(() => {
    if (sentCount > 0) toEnd()
  }, [sentCount])
  return { isAtEnd, toEnd }
}
