import { GUEST_PICTURES, UPLOADS } from '#features/images/contract.ts'
import { contract } from '../contract.ts'

type Route = { method: string; pattern: RegExp; route: string }
type Declared = { '~orpc': { route: { method?: string; path?: string } } }

const isProcedure = (node: object): node is Declared => '~orpc' in node

function proceduresIn(node: object, path: string[] = []): { path: string; declared: Declared }[] {
  if (isProcedure(node)) return [{ path: path.join('/'), declared: node }]
  return Object.entries(node).flatMap(([name, inner]: [string, object]) =>
    proceduresIn(inner, [...path, name]),
  )
}

const procedures = proceduresIn(contract)
const ofApp = new Set(procedures.map(({ path }) => `/rpc/${path}`))
const ofApi = Map.groupBy(
  procedures.map(({ declared }): Route => {
    const { method = 'POST', path = '' } = declared['~orpc'].route
    const pattern = new RegExp(`^/api${path.replace(/\{[^}]+\}/g, '[^/]+')}$`)
    return { method, pattern, route: `/api${path}` }
  }),
  ({ method }) => method,
)
const FIXED = new Set(['/healthz', '/readyz', '/metrics', '/api/docs', '/api/openapi.json'])
const FOLDERS = ['/assets/', '/files/', `/${GUEST_PICTURES}/`, '/events/', UPLOADS]
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** The method and the route pattern of a request; they come from fixed sets, whatever is asked for. */
export function routeOf(method: string, url: string): { method: string; route: string } {
  const path = url.split('?', 1)[0] ?? ''
  const known = METHODS.has(method) ? method : 'other'
  if (FIXED.has(path) || ofApp.has(path)) return { method: known, route: path }
  const folder = FOLDERS.find((folder) => path.startsWith(folder))
  if (folder) return { method: known, route: `${folder}*` }
  if (path.startsWith('/rpc/')) return { method: known, route: '/rpc/*' }
  if (!path.startsWith('/api/')) return { method: known, route: 'page' }
  const found = ofApi.get(method)?.find(({ pattern }) => pattern.test(path))
  return { method: known, route: found?.route ?? '/api/*' }
}
