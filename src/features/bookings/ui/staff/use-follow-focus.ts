import { type RefObject, useEffect, useRef } from 'react'

const labelOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent

/**
 * Keeps the keyboard focus on a card that moves to another column: on the same control, or on the one that moves it on
 * where that is gone.
 */
export function useFollowFocus(board: RefObject<HTMLElement | null>) {
  const last = useRef<{ booking: string; label: string | null } | null>(null)

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const control = target instanceof Element ? target : null
      const booking = control?.closest<HTMLElement>('[data-booking]')?.dataset.booking
      last.current = control && booking ? { booking, label: labelOf(control) } : null
    }
    addEventListener('focusin', remember)
    return () => removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    if (!last.current || document.activeElement !== document.body) return
    const { booking, label } = last.current
    const card = board.current?.querySelector<HTMLElement>(`[data-booking="${booking}"]`)
    const controls = [...(card?.querySelectorAll<HTMLElement>('a, button, input') ?? [])]
    const same = label ? controls.find((control) => labelOf(control) === label) : undefined
    const next = same ?? card?.querySelector<HTMLElement>('[data-advance]')
    next?.focus()
  })
}
