/** What holds for all operations; one paragraph each, with `code` between backticks. */
export const INTRODUCTION = [
  'REST over JSON. Everything that the screens do goes through these very operations, with the same rights, limits and checks.',
  '**Signing in.** Sign in as a guest, as staff of a hotel or as a super admin with the operations under Sessions. The session lives in an HttpOnly cookie that the answer sets; send it with every call that follows. A guest may stay 30 days without a visit, staff 7.',
  '**Changes from browsers.** A call that is no GET is refused with 403 when a page of another site sends it: with an `Origin` that is not the address of Hotelly itself, or a `Sec-Fetch-Site` other than `same-origin` or `none`. Programs that are no browser send neither.',
  '**Texts in addresses.** Numbers and booleans in a query are written as texts: `page=2`, `enabledOnly=false`. What may be null is left out.',
  "**Money** is a whole number in the smallest unit of the hotel's `currency`, with the number of decimals that ISO 4217 gives it: 1250 is 12.50 EUR, 1.250 KWD, 1250 JPY.",
  '**Moments** are in UTC, such as `2026-11-20T18:30:00.000Z`; **days**, such as `2026-11-20`, are those of the calendar of the hotel, in its `timeZone`.',
  '**Changing what others change, too.** Send the `version` (or what is `seen`) that you read. When somebody else was first, nothing is changed, and the answer is 409 with how it stands now.',
  '**Repeating.** Orders and messages carry a `key`, a UUID of yours. Send the same key again after a broken connection: however often it arrives, it counts once.',
  '**Limits.** Too many attempts are answered with 429 and `data.retryAfterSeconds`. `RateLimit-Remaining` says when two attempts or fewer are left. 503 passes: try again, with the same key.',
  '**Errors** are `{ "defined", "code", "status", "message", "data" }`. Decide by `code`; `message` is for people who read logs.',
]
