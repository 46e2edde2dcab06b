import { flushSync } from 'react-dom'

/** Changes a page so that a form in it begins anew, and keeps the focus in the field at the same place. */
export function keepFocus(change: () => void) {
  const { activeElement, forms } = document
  const form = activeElement?.closest('form')
  const place = form ? [...forms].indexOf(form) : -1
  const at = form && activeElement ? [...form.elements].indexOf(activeElement) : -1
  flushSync(change)
  const field = forms[place]?.elements[at]
  if (field instanceof HTMLElement) field.focus()
}
