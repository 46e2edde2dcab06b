import { parseSearchWith } from '@tanstack/react-router'

/**
 * Reads an address's query. The router has read true numbers before; a text that JSON alone would take for one, such as
 * the code `49E645`, stays a text.
 */
export const readQuery = parseSearchWith((text) => {
  const value: unknown = JSON.parse(text)
  return typeof value === 'number' ? text : value
})
