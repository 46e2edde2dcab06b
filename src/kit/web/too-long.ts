/** Marks a control whose text is too long. */
export const TOO_LONG = 'data-too-long'

/** Forms show the remaining characters once at most this many are left, or a tenth of the limit if that is more. */
export const NEAR_THE_LIMIT = 5

/** Before a form is sent, moves to the first control whose text is too long; false when there is none. */
export function focusTooLong(within: ParentNode = document): boolean {
  const control = within.querySelector<HTMLElement>(`[${TOO_LONG}]`)
  control?.focus()
  return control !== null
}
