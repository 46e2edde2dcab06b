import { useEffect } from 'react'
import { toast } from 'sonner'

/** Says once that a read failed, until it fails anew; the screen shows the empty list and a way to try again (OP-07). */
export function useFailureToast(error: unknown, text: string) {
  useEffect(() => {
    if (error) toast.error(text, { id: text })
  }, [error, text])
}
