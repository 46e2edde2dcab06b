import { type RefObject, useEffect, useRef } from 'react'

/** Keeps the keyboard focus on a card that moves to another column. */
export function useFollowFocus(board: RefObject<HTMLElement | null>) {
  const last = useRef<string | null>(null)

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-booking]') : null
      last.current = card?.dataset.booking ?? null
    }
    addEventListener('focusin', remember)
    return () => removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    if (!last.current || document.activeElement !== document.body) return
    board.current?.querySelector<HTMLElement>(`[data-booking="${last.current}"] [data-advance]`)?.focus()
  })
}
