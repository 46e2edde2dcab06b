/** After a refused attempt to save, moves to the first field that is wrong, of the open dialog or else of the page. */
export const focusWrong = () =>
  document
    .querySelector<HTMLElement>(
      'dialog[open] [aria-invalid=true], main:not(:has(dialog[open])) [aria-invalid=true]',
    )
    ?.focus()
