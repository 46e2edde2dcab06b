import type { OpenAPI } from '@orpc/openapi'
import { INTRODUCTION } from './introduction.ts'

type Operation = OpenAPI.OperationObject & { method: string; path: string }

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 56rem; margin: 0 auto; padding: 2rem 1.25rem; }
  h1, h2 { line-height: 1.2; }
  h2 { margin-top: 2.5rem; }
  details { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 12px; margin: .5rem 0; padding: .75rem 1rem; }
  summary { cursor: pointer; }
  code { font: 600 .9rem ui-monospace, monospace; }
  pre { overflow-x: auto; font: .8rem/1.5 ui-monospace, monospace; }
  .method { display: inline-block; min-width: 4.5rem; color: light-dark(#0b5d43, #4fb896); }
`

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const block = (title: string, value: unknown) =>
  value === undefined
    ? ''
    : `<h4>${escapeHtml(title)}</h4><pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`

/** Renders a paragraph with `code` and **strong** words. */
const paragraph = (text: string) => {
  const marked = escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
  return `<p>${marked}</p>`
}

function operationsOf(document: OpenAPI.Document): Map<string, Operation[]> {
  const byTag = new Map<string, Operation[]>()
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = item?.[method]
      if (!operation) continue
      const tag = operation.tags?.[0] ?? 'Other'
      byTag.set(tag, [...(byTag.get(tag) ?? []), { ...operation, method, path }])
    }
  }
  return byTag
}

const renderOperation = ({ method, path, summary = '', description = '', ...operation }: Operation) => `
  <details>
    <summary><code><span class="method">${method.toUpperCase()}</span> ${escapeHtml(path)}</code><br />${escapeHtml(summary)}</summary>
    ${paragraph(description)}
    ${block('Parameters', operation.parameters)}${block('Body', operation.requestBody)}${block('Answers', operation.responses)}
  </details>`

/** Renders the API documentation as one plain page without scripts. */
export function renderApiDocs(documentUrl: string, document: OpenAPI.Document): string {
  const title = `${escapeHtml(document.info.title)} API`
  const tags = new Map(document.tags?.map(({ name, description = '' }) => [name, description]))
  const sections = [...operationsOf(document)].map(
    ([tag, operations]) =>
      `<h2>${escapeHtml(tag)}</h2>${paragraph(tags.get(tag) ?? '')}${operations.map(renderOperation).join('')}`,
  )
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>Operations under <code>/api</code>, pictures beside it. For machines: <a href="${documentUrl}">${documentUrl}</a>.</p>
      ${INTRODUCTION.map(paragraph).join('\n      ')}
      ${sections.join('')}
    </main>
    <footer>
      <p><a href="/third-party-notices.txt">Licences of the libraries and fonts in the screens</a></p>
    </footer>
  </body>
</html>
`
}
