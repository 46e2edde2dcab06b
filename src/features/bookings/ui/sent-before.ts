type Sent = { key: string; sent: string | null }

/**
 * What was sent under another key and is not known to have arrived, if it has: with changes it would be booked twice.
 * @param list what the guest has booked, and never as it was kept for reading without a network
 */
export const sentBefore = async <One extends { key: string | null }>(
  { key, sent }: Sent,
  list: () => Promise<One[]>,
): Promise<One | undefined> =>
  sent === null || sent === key ? undefined : (await list()).find((each) => each.key === sent)
