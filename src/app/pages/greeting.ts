import { demoGuests, demoHotel, demoStaff } from '#demo/hotel.ts'

/** What `npm start` prints once the product is up. */
export function greetingOf(address: string, hasDemo: boolean): string {
  const lines = ['', `Hotelly is running at ${address}`, '']
  if (hasDemo) {
    const [guest] = demoGuests
    const area = `${address}/hotelly/${demoHotel.slug}`
    lines.push(
      `  Guests       ${area}`,
      `               last name ${guest?.loginName}, room ${guest?.roomNumber}`,
      `  Hotel staff  ${area}/admin`,
      `               ${demoStaff.email} / ${demoStaff.password}`,
      '',
    )
  }
  lines.push(`  API          ${address}/api/docs`, '', 'Ctrl-C stops it.', '')
  return lines.join('\n')
}
