type Placed = { createdAt: string; wantedAt: string | null }

/** Bookings of every kind: what lies ahead by the moment it is wanted for, then what is over, the newest first. */
export const inOrder = <One extends Placed>(bookings: readonly One[]): One[] =>
  bookings.toSorted((a, b) => {
    if (a.wantedAt && b.wantedAt) return Date.parse(a.wantedAt) - Date.parse(b.wantedAt)
    if (a.wantedAt || b.wantedAt) return a.wantedAt ? -1 : 1
    return Date.parse(b.createdAt) - Date.parse(a.createdAt)
  })
