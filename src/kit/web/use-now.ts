import { useEffect, useState } from 'react'

/** The present, renewed every `seconds`, for labels such as `5 minutes ago`. */
export function useNow(seconds = 30): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), seconds * 1000)
    return () => clearInterval(timer)
  }, [seconds])
  return now
}
