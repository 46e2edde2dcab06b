import { useEffect, useState } from 'react'
import { toast } from './toast.ts'

const COPIED_MS = 2000

/** Copies a text; `isFresh` for two seconds after that. */
export function useCopy(text: string, words: { copied: string; failed: string }) {
  const [copiedAt, setCopiedAt] = useState<number | null>(null)
  const [isFresh, setFresh] = useState(false)
  useEffect(() => {
    if (copiedAt === null) return
    const timer = setTimeout(() => setFresh(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copiedAt])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setFresh(true)
      setCopiedAt(Date.now())
      toast.success(words.copied)
    } catch {
      toast.error(words.failed)
    }
  }
  return { copy, isFresh, wasCopied: copiedAt !== null }
}
