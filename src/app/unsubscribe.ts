import { findOpenHotel } from '#features/hotels/server/queries.ts'
import { findStaffMail, stopSummaries } from '#features/staff-mail/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Database } from '#kit/server/database.ts'
import { html, type Html } from '#kit/server/html.ts'
import type { Mail } from '#kit/server/mail/send.ts'
import { textIn } from '#kit/server/texts.ts'
import { DEFAULT_LANGUAGE, directionOf, type Language } from '#kit/shared/languages.ts'

const STYLES = html`<style>
  :root {
    color-scheme: light dark;
    background: light-dark(#fbfaf7, #14100e);
    color: light-dark(#28201a, #f2eee8);
    font:
      17px/1.55 system-ui,
      sans-serif;
  }
  body {
    margin: 0;
  }
  main {
    display: grid;
    align-content: center;
    gap: 0.75rem;
    min-height: 90vh;
    max-width: 26rem;
    margin: auto;
    padding: 1.5rem;
  }
  h1 {
    margin: 0;
    font-size: 1.75rem;
    line-height: 1.25;
  }
  p {
    margin: 0 0 1rem;
  }
  button {
    padding: 0.875rem 1.25rem;
    border: 0;
    border-radius: 12px;
    background: light-dark(#095b41, #58ba93);
    color: light-dark(#fff, #10241c);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  :focus-visible {
    outline: 3px solid currentColor;
    outline-offset: 3px;
  }
</style>`

const page = (language: Language, title: string, text: string, more: Html | null, status: number) =>
  new Response(
    html`<!doctype html>
      <html lang="${language}" dir="${directionOf(language)}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="robots" content="noindex" />
          <title>${title}</title>
          ${STYLES}
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            <p>${text}</p>
            ${more}
          </main>
        </body>
      </html>`.markup,
    { status, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  )

/**
 * The page at which a reader ends the summaries without signing in, and what its button, or that of a mail program
 * (RFC 8058), asks for. Opening it changes nothing, as programs open links before anybody reads them.
 * @param language that of the browser, for an address that nobody is known by
 */
export async function unsubscribe(
  { database, mail }: { database: Database; mail: Mail | null },
  request: Request,
  language: Language | null,
): Promise<Response> {
  const [hotelId = '', userId = ''] = mail?.unsubscriberOf(new URL(request.url).pathname)?.split(' ') ?? []
  const known =
    userId &&
    (await database.withActor(SYSTEM, async (tx) => {
      const [person, hotel] = [await findStaffMail(tx, hotelId, userId), await findOpenHotel(tx, hotelId)]
      if (!person || !hotel) return null
      const isStopping = request.method === 'POST' && person.summary
      if (isStopping) {
        await stopSummaries(tx, userId)
        const change = { hotelId, action: 'mail', entity: 'user', entityId: userId }
        await recordChange(tx, SYSTEM, { ...change, before: { summary: true }, after: { summary: false } })
      }
      return { language: person.language, hotel: hotel.name }
    }))
  const spoken = known ? known.language : (language ?? DEFAULT_LANGUAGE)
  const text = (key: string) =>
    textIn(spoken, 'mail', `unsubscribe.${key}`, { hotel: known ? known.hotel : '' })
  if (!known) return page(spoken, text('invalidTitle'), text('invalidText'), null, 404)
  if (request.method === 'POST') return page(spoken, text('doneTitle'), text('doneText'), null, 200)
  const form = html`<form method="post"><button>${text('button')}</button></form>`
  return page(spoken, text('title'), text('text'), form, 200)
}
