import { useEffect } from 'react'
import { toast } from './toast.ts'

/** Shows one toast for each failure of a read; the screen itself shows the empty list and a retry button (OP-07). */
export function useFailureToast(error: unknown, text: string) {
  useEffect(() => {
    if (error) toast.error(text, { id: text })
  }, [error, text])
}
