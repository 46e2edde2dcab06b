import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * When a press makes the pressed control go away, the focus goes to what took its place, and not to the page.
 * @param change with what the control goes or comes
 * @returns for the box in which it stands
 */
export function useFocusHeir<Box extends HTMLElement>(
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
