/** After a refused attempt to save, moves to the first field of the open dialog that is wrong. */
export const focusWrong = () =>
  document.querySelector<HTMLElement>('dialog[open] [aria-invalid=true]')?.focus()
