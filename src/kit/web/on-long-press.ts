const HOLD_MS = 400
/** How far a finger that rests may still move. */
const SLACK_PX = 8

/** Calls back once a finger has rested where it came down; not where it scrolls or leaves before. */
export function onLongPress(
  { clientX: x, clientY: y }: Pick<PointerEvent, 'clientX' | 'clientY'>,
  then: () => void,
) {
  const ended = new AbortController()
  const { signal } = ended
  const timer = setTimeout(() => {
    ended.abort()
    then()
  }, HOLD_MS)
  const stop = () => {
    clearTimeout(timer)
    ended.abort()
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - x, clientY - y) > SLACK_PX) stop()
  }
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', stop, { signal })
  addEventListener('pointercancel', stop, { signal })
}
