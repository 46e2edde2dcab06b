import { oc } from '@orpc/contract'
import { z } from 'zod'
import { TEXT_FILE_LENGTH } from '#kit/shared/sizes.ts'
import { changedError, commonErrors } from '#kit/shared/errors.ts'
import { Id, OfHotel, Page, requiredText, Search } from '#kit/shared/shapes.ts'

export const LOGIN_NAME_LENGTH = 100
export const ROOM_NUMBER_LENGTH = 20
/** The result lists what happens to this many lines of a file; beyond that, it only counts them. */
export const IMPORT_LINES_LISTED = 50

export const GUESTS_PER_PAGE = 50

/** What the list of guests can be sorted by. */
export const SORT_KEYS = ['name', 'room', 'status', 'expires', 'created'] as const
export type SortKey = (typeof SORT_KEYS)[number]

/** The counters of GST-02, each of which also filters; a deactivated guest who has expired counts twice (OP-11). */
export const COUNTERS = ['active', 'expired', 'inactive'] as const
export type Counter = (typeof COUNTERS)[number]
/** The most guests for whom one call makes codes. */
export const CODES_AT_ONCE = 500
/** The most guests whom one call reads, changes or deletes by their ids. */
export const CHOSEN_AT_ONCE = 100

/** A day such as 2026-11-20. */
export const Day = z.iso.date()

const GuestName = z.object({ loginName: z.string(), roomNumber: z.string() })

/** A guest's credential as staff see it; `version` increases with every change. */
export const Guest = z.object({
  id: Id,
  loginName: z.string(),
  roomNumber: z.string(),
  isActive: z.boolean(),
  expiresAt: z.iso.datetime().nullable(),
  /** The day of `expiresAt` in the hotel's time zone; it expires as that day begins (OP-18). */
  expiresOn: Day.nullable(),
  /** Another guest whom sign-in can only tell apart from this one by exact spelling (OP-71). */
  alike: GuestName.nullable(),
  /**
   * Too many failed attempts for this name or this room, or from a device that tried them: sign-in is blocked for a
   * while.
   */
  isLocked: z.boolean(),
  version: z.int(),
  createdAt: z.iso.datetime(),
})
export type Guest = z.infer<typeof Guest>

const GuestsPage = z.object({
  guests: z.array(Guest),
  /** When guests of this page last ordered in their present stay, in the last month; who has not is missing. */
  lastOrders: z.array(z.object({ id: Id, at: z.iso.datetime() })),
  /** How many match, over all pages. */
  total: z.int(),
  /** Over all guests of the hotel (GST-02). */
  counts: z.object({ active: z.int(), expired: z.int(), inactive: z.int(), all: z.int() }),
})
export type GuestsPage = z.infer<typeof GuestsPage>

const fields = {
  loginName: requiredText(LOGIN_NAME_LENGTH),
  roomNumber: requiredText(ROOM_NUMBER_LENGTH),
  expiresOn: Day.nullable(),
}

export const GuestProblem = z.object({
  line: z.int(),
  code: z.enum([
    'not-utf-8',
    'quote-not-closed',
    'line-too-long',
    'no-header',
    'too-many-lines',
    'column-missing',
    'column-twice',
    'too-many-fields',
    'missing',
    'too-long',
    'date',
    /** It can be read day first and month first. */
    'date-unclear',
    'duplicate',
    'alike',
  ]),
  column: z.enum(['login_name', 'room', 'expiry']).nullable(),
  value: z.string(),
})
export type GuestProblem = z.infer<typeof GuestProblem>

const ImportedGuest = z.object({
  line: z.int(),
  loginName: z.string(),
  roomNumber: z.string(),
  expiresOn: Day.nullable(),
})

/**
 * What a file does, or would do: guests are matched by name and room, new ones are added, known ones get the file's
 * expiry; those that had expired start a new stay (OP-72). The lists are truncated.
 */
export const GuestImport = z.object({
  outcome: z.enum(['refused', 'planned', 'imported']),
  added: z.array(ImportedGuest),
  addedCount: z.int(),
  changed: z.array(ImportedGuest.extend({ expiredOn: Day.nullable(), beginsStay: z.boolean() })),
  changedCount: z.int(),
  sameCount: z.int(),
  problems: z.array(GuestProblem),
  problemCount: z.int(),
  /** Column titles in the file that are not recognized. */
  unusedColumns: z.array(z.string()),
})
export type GuestImport = z.infer<typeof GuestImport>

const errors = {
  ...commonErrors,
  /** Another guest already has this name and room (GST-13): exactly, or `other` has similar ones. */
  GUEST_EXISTS: { status: 409, data: z.object({ other: GuestName.nullable() }) },
  ...changedError(Guest),
} as const

const route = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, summary: string) => ({
  method,
  summary,
  path: `/hotels/{slug}/${path}` as const,
  tags: ['Guests'],
})

const OfGuest = OfHotel.extend({ id: Id })

export const guestsContract = {
  list: oc
    .errors(commonErrors)
    .route(
      route('GET', 'guests', 'Guest credentials of a hotel, fifty at a time, newest first unless sorted'),
    )
    .input(
      OfHotel.extend({
        /** Part of the name or the room, ignoring case and accents. */
        search: Search,
        show: z.enum(COUNTERS).nullable().default(null),
        sort: z.enum(SORT_KEYS).default('created'),
        isDescending: z.boolean().default(true),
        page: Page,
      }),
    )
    .output(GuestsPage),
  checkChosen: oc
    .errors(commonErrors)
    .route(route('POST', 'guests/chosen', 'The guests of these ids who are still there, in any order'))
    .input(OfHotel.extend({ ids: z.array(Id).min(1).max(CHOSEN_AT_ONCE) }))
    .output(z.array(Guest)),
  create: oc
    .errors(errors)
    .route(route('POST', 'guests', 'Add a guest'))
    .input(OfHotel.extend(fields))
    .output(Guest),
  update: oc
    .errors(errors)
    .route({
      ...route('PUT', 'guests/{id}', "Change a guest; ends the guest's sessions"),
      description:
        'Another name, or an extension after the credentials had expired, begins a new stay: the guest no longer sees earlier orders and chats. With `isSameGuest` the stay goes on. Another room takes the open orders of the stay along.',
    })
    .input(
      OfGuest.extend({
        ...fields,
        isActive: z.boolean(),
        version: z.int(),
        isSameGuest: z.boolean().default(false),
      }),
    )
    .output(Guest),
  remove: oc
    .errors(errors)
    .route(route('DELETE', 'guests/{id}', 'Delete a guest; bookings keep name and room'))
    .input(OfGuest)
    .output(z.null()),
  changeMany: oc
    .errors(commonErrors)
    .route({
      ...route('POST', 'guests/change', 'Switch several guests on or off, or change when they expire'),
      description:
        'Ends their sessions. Guests who are gone, or whom somebody else changed first, are left out; the others are answered. Those who had expired and are extended begin a new stay unless `isSameGuest`.',
    })
    .input(
      OfHotel.extend({
        guests: z
          .array(
            Guest.pick({ id: true, version: true, isActive: true }).extend({ expiresOn: fields.expiresOn }),
          )
          .min(1)
          .max(CHOSEN_AT_ONCE),
        isSameGuest: z.boolean().default(false),
      }),
    )
    .output(z.array(Guest)),
  removeMany: oc
    .errors(commonErrors)
    .route(route('POST', 'guests/delete', 'Delete several guests; bookings keep name and room'))
    .input(OfHotel.extend({ ids: z.array(Id).min(1).max(CHOSEN_AT_ONCE) }))
    .output(z.object({ count: z.int() })),
  unlock: oc
    .errors(commonErrors)
    .route(route('POST', 'guests/{id}/unlock', 'Unlock a name and a room, and the devices that tried them'))
    .input(OfGuest)
    .output(z.null()),
  unlockPhones: oc
    .errors(commonErrors)
    .route({
      ...route('POST', 'guests/unlock-phones', 'Unlock all devices on which guests failed to sign in'),
      description:
        'For a guest who mistyped both name and room: nothing tells that the device is theirs. Locks of names and rooms stay.',
    })
    .input(OfHotel)
    .output(z.null()),
  makeCodes: oc
    .errors(commonErrors)
    .route({
      ...route('POST', 'guests/codes', 'Make one-time codes for guests'),
      description:
        'A code lets its guest sign in with name and room although too many failed attempts have locked these. It works once, within the same stay and room, and replaces the code that the guest had. It is told here alone. Guests who are gone, expired or inactive get none.',
    })
    .input(OfHotel.extend({ ids: z.array(Id).min(1).max(CODES_AT_ONCE) }))
    .output(z.array(z.object({ id: Id, code: z.string() }))),
  deactivateExpired: oc
    .errors(commonErrors)
    .route(route('POST', 'guests/deactivate-expired', 'Deactivate every expired guest'))
    .input(OfHotel)
    .output(z.object({ count: z.int() })),
  importFile: oc
    .errors(commonErrors)
    .route(route('POST', 'guests/import', 'Add guests from a CSV file, all or nothing'))
    .input(OfHotel.extend({ file: z.string().max(TEXT_FILE_LENGTH), isDryRun: z.boolean() }))
    .output(GuestImport),
}
