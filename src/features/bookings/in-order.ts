type Placed = { createdAt: string; wantedAt: string | null }

/** Bookings of every kind: what lies ahead by the moment it is wanted for, then what is over, the newest first. */
export const inOrder = <One extends Placed>(bookings: readonly One[]): One[] =>
  bookings.toSorted((one, other) => {
    if (one.wantedAt && other.wantedAt) return Date.parse(one.wantedAt) - Date.parse(other.wantedAt)
    if (one.wantedAt || other.wantedAt) return one.wantedAt ? -1 : 1
    return Date.parse(other.createdAt) - Date.parse(one.createdAt)
  })
