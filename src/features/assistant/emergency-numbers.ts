import type { Danger } from '#features/language/dangers.ts'

type Numbers = { ambulance: string; fire: string; police: string }

/** What mobile networks of most countries pass on to the help of the place. */
const MOBILE = '112'

const one = (number: string): Numbers => ({ ambulance: number, fire: number, police: number })

const YUGOSLAV: Numbers = { ambulance: '194', fire: '193', police: '192' }

const NORTH_AMERICA =
  'New_York Detroit Chicago Denver Phoenix Los_Angeles Anchorage Toronto Winnipeg Edmonton Vancouver Halifax Mexico_City'.split(
    ' ',
  )

const AUSTRALIA = 'Sydney Melbourne Brisbane Perth Adelaide Hobart Darwin'.split(' ')

/** The public numbers for help where they are not 112, by time zone. */
const NUMBERS: Record<string, Numbers> = {
  'Europe/Sarajevo': { ambulance: '124', fire: '123', police: '122' },
  'Europe/Belgrade': YUGOSLAV,
  'Europe/Skopje': YUGOSLAV,
  'Europe/Podgorica': { ambulance: '124', fire: '123', police: '122' },
  'Europe/London': one('999'),
  'Asia/Qatar': one('999'),
  'Asia/Bahrain': one('999'),
  'Asia/Dubai': { ambulance: '998', fire: '997', police: '999' },
  'Asia/Riyadh': { ambulance: '997', fire: '998', police: '999' },
  'Asia/Muscat': one('9999'),
  'Asia/Amman': one('911'),
  'Asia/Beirut': { ambulance: '140', fire: '175', police: '112' },
  'Asia/Jerusalem': { ambulance: '101', fire: '102', police: '100' },
  'Asia/Bangkok': { ambulance: '1669', fire: '199', police: '191' },
  'Asia/Shanghai': { ambulance: '120', fire: '119', police: '110' },
  'Asia/Tokyo': { ambulance: '119', fire: '119', police: '110' },
  'Asia/Seoul': { ambulance: '119', fire: '119', police: '112' },
  'Asia/Singapore': { ambulance: '995', fire: '995', police: '999' },
  'Asia/Kuala_Lumpur': one('999'),
  'Asia/Hong_Kong': one('999'),
  'Africa/Tunis': { ambulance: '190', fire: '198', police: '197' },
  'Africa/Cairo': { ambulance: '123', fire: '180', police: '122' },
  ...Object.fromEntries(NORTH_AMERICA.map((place) => [`America/${place}`, one('911')])),
  'America/Sao_Paulo': { ambulance: '192', fire: '193', police: '190' },
  'Pacific/Honolulu': one('911'),
  'Pacific/Auckland': one('111'),
  ...Object.fromEntries(AUSTRALIA.map((place) => [`Australia/${place}`, one('000')])),
}

/** What everybody knows to dial in an emergency, whatever the place. */
export const WELL_KNOWN: ReadonlySet<string> = new Set([MOBILE, '911', '999'])

const SERVICE: Record<Danger, keyof Numbers> = {
  life: 'ambulance',
  fire: 'fire',
  gas: 'fire',
  crime: 'police',
  missing: 'police',
  stuck: 'fire',
  help: 'ambulance',
}

/** All public numbers for help at a place, and the one of most mobile networks. */
export const numbersAt = (timeZone: string): ReadonlySet<string> =>
  new Set([MOBILE, ...Object.values(NUMBERS[timeZone] ?? {})])

/**
 * The public number that helps in a danger.
 * @param timeZone the hotel's, by its name in the IANA database
 */
export const numberFor = (danger: Danger, timeZone: string): string =>
  NUMBERS[timeZone]?.[SERVICE[danger]] ?? MOBILE

/** What a number is dialled for at a place; null where it is no public number for help there. */
export function dangerBehind(number: string, timeZone: string): Danger | null {
  const here = NUMBERS[timeZone]
  if (here === undefined || !Object.values(here).includes(number)) return number === MOBILE ? 'help' : null
  const { ambulance, fire } = here
  if (ambulance === fire) return 'help'
  return number === ambulance ? 'life' : number === fire ? 'fire' : 'crime'
}
