/** Between the demo hotel's breakfast and its night, with nothing that begins or ends while the tests run. */
const HOUR = Number(process.env['HOTELLY_TEST_HOUR'] ?? 13)

/** The time zone in which it is the hour of the tests now, so that no test depends on when it runs. */
export function zoneOfTests(): string {
  const ahead = ((HOUR - new Date().getUTCHours() + 36) % 24) - 12
  // these zones are named by what is to be added for UTC
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}
