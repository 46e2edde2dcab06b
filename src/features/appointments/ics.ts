/** An appointment as a calendar keeps it. */
export type CalendarEntry = {
  id: string
  startsAt: string
  endsAt: string
  title: string
  /** Where it is: the hotel, and the room or the person. */
  place: string
  text: string
  /** Rises with every change, so that a calendar takes a moved appointment as the same one. */
  version: number
}

/** The longest line of a calendar file, in octets. */
const LINE_OCTETS = 75

const encoder = new TextEncoder()
const octetsOf = (text: string) => encoder.encode(text).length

const utc = (moment: string | Date) => new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '')

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n')

/** A line in parts, the later ones begun with a space; no letter is torn. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (octetsOf(part) + octetsOf(letter) > LINE_OCTETS) {
      parts.push(part)
      part = ' '
    }
    part += letter
  }
  return [...parts, part].join('\r\n')
}

/** A calendar file (RFC 5545) with one appointment. */
export function calendarFile(entry: CalendarEntry, now: Date): string {
  const { id, startsAt, endsAt, title, place, text, version } = entry
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hotelly//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@hotelly`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
