/** Tells when a finger or a button of the mouse goes down, and `afterMs` milliseconds after it is up again; gives what ends that. */
export function watchPresses(onDown: () => void, onEnd: () => void, afterMs: number): () => void {
  let timer: ReturnType<typeof setTimeout>
  const down = () => {
    clearTimeout(timer)
    onDown()
  }
  const up = () => {
    clearTimeout(timer)
    timer = setTimeout(onEnd, afterMs)
  }
  addEventListener('pointerdown', down, { capture: true })
  addEventListener('pointerup', up, { capture: true })
  addEventListener('pointercancel', up, { capture: true })
  return () => {
    clearTimeout(timer)
    removeEventListener('pointerdown', down, { capture: true })
    removeEventListener('pointerup', up, { capture: true })
    removeEventListener('pointercancel', up, { capture: true })
  }
}
