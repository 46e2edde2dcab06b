import { useEffect } from 'react'
import { toast } from './toast.ts'

/** Takes the toast of this name away once what it says is no longer wrong, or its form is closed. */
export function useCuredToast(id: string, isWrong: boolean) {
  useEffect(() => {
    if (isWrong) return () => toast.dismiss(id)
    return undefined
  }, [id, isWrong])
}
