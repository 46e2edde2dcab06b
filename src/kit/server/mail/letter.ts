import { html, type Html } from '../html.ts'
import { directionOf, type Language } from '#kit/shared/languages.ts'

type Fact = { label: string; value: string }
export type LetterSection = { title: string } & ({ facts: readonly Fact[] } | { items: readonly string[] })

/** What an e-mail says, in one language, whatever shows it. */
export type Letter = {
  language: Language
  subject: string
  title: string
  paragraphs: readonly string[]
  /** Figures and what they are of, or a list, each under a heading. */
  sections?: readonly LetterSection[]
  /** The one thing to do. */
  button: { text: string; url: string } | null
  /** Why the reader gets this, and how it ends. */
  foot: readonly string[]
  unsubscribe?: { text: string; url: string } | null
}

/** Before each line that is read from right to left, as programs judge a line by its first letter. */
const RIGHT_TO_LEFT = '\u200F'

const linesOf = (section: LetterSection) =>
  'facts' in section
    ? section.facts.map(({ label, value }) => `${label}: ${value}`)
    : section.items.map((item) => `- ${item}`)

/** A letter as plain text. */
export function plainOf(letter: Letter): string {
  const { language, title, paragraphs, sections = [], button, foot, unsubscribe } = letter
  const parts = [
    title,
    ...paragraphs,
    ...sections.map((section) => [section.title, ...linesOf(section)].join('\n')),
    button ? `${button.text}:\n${button.url}` : '',
    '--',
    ...foot,
    unsubscribe ? `${unsubscribe.text}:\n${unsubscribe.url}` : '',
  ]
  const mark = directionOf(language) === 'rtl' ? RIGHT_TO_LEFT : ''
  const isAddress = (line: string) => /^(https?:|--$)/.test(line)
  const lines = parts.filter(Boolean).join('\n\n').split('\n')
  return lines.map((line) => (line && !isAddress(line) ? mark + line : line)).join('\n') + '\n'
}

/** Of programs that know dark colours; those that know none show the light ones, which are written beside each part. */
const STYLES = html`<style>
  :root {
    color-scheme: light dark;
    supported-color-schemes: light dark;
  }
  @media (prefers-color-scheme: dark) {
    .ground {
      background: #14100e !important;
    }
    .card {
      background: #1f1a17 !important;
    }
    .card,
    .line {
      border-color: #3b332d !important;
    }
    .ink {
      color: #f2eee8 !important;
    }
    .muted,
    .muted a {
      color: #b9b0a6 !important;
    }
    .button {
      background: #58ba93 !important;
      color: #10241c !important;
    }
  }
  @media (max-width: 480px) {
    .card {
      padding: 24px 20px !important;
    }
  }
</style>`

const FONTS = '-apple-system,Segoe UI,Roboto,Noto Sans Arabic,Tahoma,Arial,sans-serif'
const INK = '#28201a'
const MUTED = '#6a6058'
const LINE = '#e4dfd7'

/** A letter as HTML that mail programs can read: tables, and colours beside each part. */
export function htmlOf(letter: Letter): string {
  const { language, subject, title, paragraphs, sections = [], button, foot, unsubscribe } = letter
  const direction = directionOf(language)
  const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right']
  const paragraph = (says: string | Html, size: number, color: string, look: string) =>
    html`<p class="${look}" style="margin:0 0 12px;font-size:${size}px;line-height:1.55;color:${color}">
      ${says}
    </p>`
  const table = (rows: readonly Html[]) =>
    html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:6px 0 22px">
      ${rows}
    </table>`
  const fact = ({ label, value }: Fact) =>
    html`<tr>
      <td
        class="muted line"
        align="${start}"
        style="padding:10px 0;border-top:1px solid ${LINE};font-size:15px;line-height:1.4;color:${MUTED}"
      >
        ${label}
      </td>
      <td
        class="ink line"
        align="${end}"
        style="padding:10px 0;padding-${start}:16px;border-top:1px solid ${LINE};font-size:17px;line-height:1.4;font-weight:600;color:${INK}"
      >
        <bdi>${value}</bdi>
      </td>
    </tr>`
  const item = (says: string) =>
    html`<tr>
      <td
        class="ink line"
        align="${start}"
        style="padding:10px 0;border-top:1px solid ${LINE};font-size:16px;line-height:1.45;color:${INK}"
      >
        ${says}
      </td>
    </tr>`
  const titled = (section: LetterSection) =>
    html`<h2 class="ink" style="margin:0;font-size:17px;line-height:1.5;color:${INK}">${section.title}</h2>
      ${table('facts' in section ? section.facts.map(fact) : section.items.map(item))}`
  const press = ({ text, url }: NonNullable<Letter['button']>) =>
    html`<a
      class="button"
      href="${url}"
      style="display:inline-block;margin:8px 0 4px;padding:14px 24px;border-radius:12px;background:#095b41;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none"
      >${text}</a
    >`
  const link = ({ text, url }: { text: string; url: string }) =>
    paragraph(html`<a href="${url}" style="color:${MUTED}">${text}</a>`, 13, MUTED, 'muted')
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        ${STYLES}
      </head>
      <body class="ground" dir="${direction}" style="margin:0;padding:0;background:#f6f4ef">
        <table
          role="presentation"
          class="ground"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:#f6f4ef"
        >
          <tr>
            <td align="center" style="padding:28px 12px">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
                <tr>
                  <td
                    class="card"
                    align="${start}"
                    style="padding:32px;background:#ffffff;border:1px solid ${LINE};border-radius:16px;font-family:${FONTS}"
                  >
                    <h1
                      class="ink"
                      style="margin:0 0 14px;font-size:24px;line-height:1.35;font-weight:700;color:${INK}"
                    >
                      ${title}
                    </h1>
                    ${paragraphs.map((says) => paragraph(says, 16, INK, 'ink'))} ${sections.map(titled)}
                    ${button ? press(button) : null}
                  </td>
                </tr>
                <tr>
                  <td class="muted" align="${start}" style="padding:18px 32px 0;font-family:${FONTS}">
                    ${foot.map((says) => paragraph(says, 13, MUTED, 'muted'))}
                    ${unsubscribe ? link(unsubscribe) : null}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.markup
}
