import { useErrorText } from './error-text.ts'
import { toast } from './toast.ts'

/** Says what failed, and why, until it is read; the same failure again replaces the message. */
export function useRefusalToast() {
  const { errorText } = useErrorText()
  /** @param reason where there is a better one than what is said of any such error */
  return (error: unknown, text: string, reason?: string | null) =>
    toast.error(text, {
      id: text,
      description: reason ?? errorText(error, ''),
      duration: Number.POSITIVE_INFINITY,
    })
}
