const CONTROL = 'a, button, input, select, textarea, summary, [role]'
/** What one finger taps again; iOS counts no taps, as all others do in `detail`. */
const AGAIN = { ms: 400, px: 24 }

/** What a press is meant for; a label and its field are one. */
function controlAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  const control = target.closest('label') ?? target.closest(CONTROL)
  return (control instanceof HTMLInputElement && control.labels?.[0]) || control
}

/**
 * Of quick presses at one place, lets those that follow press what the first has pressed and nothing else: what has come
 * under the finger meanwhile was not meant.
 */
export function guardQuickPresses() {
  let first: Element | null = null
  let last = { timeStamp: -AGAIN.ms, clientX: 0, clientY: 0 }
  let isTouch = false
  let isRefused = false
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const isAgain = ({ detail, timeStamp, clientX, clientY }: MouseEvent) =>
    detail > 1 ||
    (isTouch &&
      timeStamp - last.timeStamp < AGAIN.ms &&
      Math.hypot(clientX - last.clientX, clientY - last.clientY) < AGAIN.px)

  addEventListener('pointerdown', ({ pointerType }) => (isTouch = pointerType === 'touch'), true)
  addEventListener(
    'mousedown',
    (event) => {
      const control = controlAt(event.target)
      isRefused = isAgain(event) && control !== first
      if (isRefused) stop(event)
      else first = control
      last = event
    },
    true,
  )
  // one without a count comes from the keyboard
  addEventListener('click', (event) => isRefused && event.detail > 0 && stop(event), true)
}
