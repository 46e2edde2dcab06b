import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * When pressing a control removes it, moves the focus to its replacement instead of losing it to the page.
 * @param change the value whose change removes or adds the control
 * @returns props for the container of the control
 */
export function useFocusFallback<Box extends HTMLElement>(
  change: unknown,
  findHeir: (box: Box) => HTMLElement | null | undefined,
) {
  const box = useRef<Box>(null)
  const hadFocus = useRef(false)
  const inherit = useEffectEvent(() => {
    if (!box.current || !hadFocus.current || document.activeElement !== document.body) return
    findHeir(box.current)?.focus({ preventScroll: true })
  })
  useLayoutEffect(() => inherit(), [change])
  return {
    ref: box,
    onClickCapture: () => {
      hadFocus.current = box.current?.contains(document.activeElement) ?? false
    },
  }
}
