/** Paragraphs on what applies to all operations, with `code` in backticks. */
export const INTRODUCTION = [
  'REST over JSON. The screens use these same operations, with the same rights, limits and checks.',
  '**Signing in.** Sign in as a guest, as staff of a hotel or as a super admin with the operations under Sessions. The session is an HttpOnly cookie that the answer sets; send it with every later call. A session ends after 30 days without a call for guests, and after 7 for staff.',
  '**Changes from browsers.** A call other than GET is refused with 403 when a page of another site sends it, that is, with an `Origin` other than Hotelly itself, or a `Sec-Fetch-Site` other than `same-origin` or `none`. Clients other than browsers send neither header.',
  '**Query strings.** Numbers and booleans are written as text: `page=2`, `enabledOnly=false`. Leave a parameter out instead of sending null.',
  "**Money** is a whole number in the smallest unit of the hotel's `currency`, with the number of decimals that ISO 4217 gives it: 1250 is 12.50 EUR, 1.250 KWD, 1250 JPY.",
  "**Times** are in UTC, such as `2026-11-20T18:30:00.000Z`; **days**, such as `2026-11-20`, are in the hotel's `timeZone`.",
  '**Concurrent changes.** Send the `version` (or the `seen` values) that you read. If somebody else changed it first, nothing is changed, and the answer is 409 with the current version.',
  '**Retries.** Orders and messages have an idempotency `key`, a UUID that you generate. After a broken connection, send the same key again: the request takes effect only once.',
  '**Limits.** Too many attempts are answered with 429 and `data.retryAfterSeconds`. `RateLimit-Remaining` appears when two attempts or fewer are left. A 503 is temporary: try again, with the same key.',
  '**Errors** are `{ "defined", "code", "status", "message", "data" }`. Decide by `code`; `message` is for people who read logs.',
]
