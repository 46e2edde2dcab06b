import { useEffect, useRef, useState } from 'react'

/** How an order is being sent; it outlives the review, which the guest may leave meanwhile. */
export function useSending() {
  /** 0 while nothing is being sent, then the number of the attempt. */
  const [attempt, setAttempt] = useState(0)
  /** Why the last attempt failed. */
  const [problem, setProblem] = useState<string | null>(null)
  const isSending = useRef(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return {
    attempt,
    problem,
    setAttempt,
    setProblem,
    isHere: () => isHere.current,
    /** @returns false while an order is being sent already */
    begin: () => {
      if (isSending.current) return false
      isSending.current = true
      setAttempt(1)
      setProblem(null)
      return true
    },
    end: () => {
      isSending.current = false
      setAttempt(0)
    },
  }
}
export type Sending = ReturnType<typeof useSending>
