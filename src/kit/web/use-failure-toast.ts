import { useEffect } from 'react'
import { toast } from './toast.ts'

/**
 * Shows one toast for each failure of a read; the screen itself shows the empty list and a retry button (OP-07). Where the
 * screen says the same in the list's place, only failures to read anew are left for a toast.
 */
export function useFailureToast(error: unknown, text: string) {
  useEffect(() => {
    if (error) toast.error(text, { id: text })
  }, [error, text])
}
