/** After a refused attempt to save, moves to the first field of the open dialog that is wrong or asks for a choice. */
export const focusWrong = () =>
  document.querySelector<HTMLElement>('dialog[open] :is([aria-invalid=true], [data-choice])')?.focus()
