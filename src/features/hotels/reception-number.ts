type Numbers = { bookingSupportNumber: string | null; contactPhone: string | null }

/** Whom guests call: the number that the hotel gives for its services, otherwise its own. */
export const receptionNumber = ({ bookingSupportNumber, contactPhone }: Numbers) =>
  bookingSupportNumber ?? contactPhone

/** The address that a phone dials. */
export const dialAddress = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`
