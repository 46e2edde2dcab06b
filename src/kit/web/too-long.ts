/** Marks a control that holds more than is taken. */
export const TOO_LONG = 'data-too-long'

/** When fewer characters than these, or a tenth of the limit, are left, they are counted. */
export const NEAR_THE_LIMIT = 5

/** Leads to the first control that holds too much, before anything is sent; false when there is none. */
export function leadToTooLong(within: ParentNode = document): boolean {
  const control = within.querySelector<HTMLElement>(`[${TOO_LONG}]`)
  control?.focus()
  return control !== null
}
