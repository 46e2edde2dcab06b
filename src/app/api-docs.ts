import type { OpenAPI } from '@orpc/openapi'

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

function operationsOf(spec: OpenAPI.Document): Map<string, Operation[]> {
  const byTag = new Map<string, Operation[]>()
  for (const [path, item] of Object.entries(spec.paths ?? {})) {
    for (const method of METHODS) {
      const operation = item?.[method]
      if (!operation) continue
      const tag = operation.tags?.[0] ?? 'Other'
      byTag.set(tag, [...(byTag.get(tag) ?? []), { ...operation, method, path }])
    }
  }
  return byTag
}

const renderOperation = ({ method, path, summary, parameters, requestBody, responses }: Operation) => `
  <details>
    <summary><code><span class="method">${method.toUpperCase()}</span> ${escapeHtml(path)}</code><br />${escapeHtml(summary ?? '')}</summary>
    ${block('Parameters', parameters)}${block('Body', requestBody)}${block('Answers', responses)}
  </details>`

/** The API's documentation as one plain page, without a script. */
export function renderApiDocs(specUrl: string, title: string, spec: OpenAPI.Document): string {
  const sections = [...operationsOf(spec)].map(
    ([tag, operations]) => `<h2>${escapeHtml(tag)}</h2>${operations.map(renderOperation).join('')}`,
  )
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)} API</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>${escapeHtml(title)} API</h1>
      <p>REST over JSON under <code>/api</code>, signed in by the session cookie. For machines: <a href="${specUrl}">${specUrl}</a>.</p>
      ${sections.join('')}
    </main>
  </body>
</html>
`
}
