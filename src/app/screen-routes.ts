import { type AnyRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { type Surface, componentOf, type Screen, screensOf, type TitleKey } from '#surfaces/screen.ts'
import { reloadOnce, importWithRetry } from '#kit/web/later.tsx'

type Module = Record<string, () => React.ReactNode>
type ScreenFiles = Record<string, () => Promise<Module>>

/** Where screens and shells are loaded from: those of guests and visitors; those of the panels come with their routes. */
const files = import.meta.glob([
  '/src/surfaces/{guest,public}/*-screen.tsx',
  '/src/features/room-service/ui/order-screen.tsx',
  '/src/features/sessions/ui/guest-login-screen.tsx',
]) as ScreenFiles

export const knowFiles = (more: Record<string, () => Promise<unknown>>) => void Object.assign(files, more)

async function load(file: string): Promise<Module> {
  const found = files[`/src/${file}`]
  if (!found) throw new Error(`There is no screen ${file}`)
  return found()
}

/**
 * The component that a screen's or shell's file is named after, loaded lazily. While the server cannot be reached, the
 * screen before stays: the router alone would reload the page, and lose it.
 */
export const fileComponent = (file: string) =>
  lazyRouteComponent(() => importWithRetry(() => load(file)).catch(reloadOnce), componentOf(file))

type Declared<Path extends string, Search extends object> = Pick<Screen, 'file' | 'title'> & {
  path: Path
  readSearch?: (search: Record<string, unknown>) => Search
}

/** What a screen's route has besides its place and its component. */
const optionsOf = <Path extends string, Search extends object>({
  path,
  title,
  readSearch,
}: Declared<Path, Search>) => ({
  path,
  staticData: title ? { title } : {},
  validateSearch: (search: Record<string, unknown>) => readSearch?.(search) ?? (search as Search),
})

/** The route of one screen. */
export function screenRoute<
  Parent extends AnyRoute,
  const Path extends string,
  Search extends object = object,
>(parent: Parent, screen: Declared<Path, Search>) {
  const component = fileComponent(screen.file)
  return createRoute({ getParentRoute: () => parent, component, ...optionsOf(screen) })
}

type RouteOf<Parent extends AnyRoute, One> = One extends { path: infer Path extends string }
  ? One extends { readSearch: (search: never) => infer Search extends object }
    ? ReturnType<typeof screenRoute<Parent, Path, Search>>
    : ReturnType<typeof screenRoute<Parent, Path, object>>
  : never
type RoutesOf<Parent extends AnyRoute, Screens extends readonly Screen[]> = {
  [At in keyof Screens]: RouteOf<Parent, Screens[At]>
}

/** The routes of a surface's screens; screens of one file share a route, so that it stays mounted between their paths. */
export function screenRoutes<Parent extends AnyRoute, const Screens extends readonly Screen[]>(
  parent: Parent,
  screens: Screens,
): RoutesOf<Parent, Screens> {
  const routes = [...Map.groupBy(screens, ({ file }) => file)].map(([file, alike]) => {
    const [only, ...others] = alike
    if (only && others.length === 0) return screenRoute(parent, only)
    const shared = createRoute({ getParentRoute: () => parent, id: file, component: fileComponent(file) })
    const paths = alike.map((screen) => createRoute({ getParentRoute: () => shared, ...optionsOf(screen) }))
    return shared.addChildren(paths)
  })
  return routes as unknown as RoutesOf<Parent, Screens>
}

/** Redirects from the alternative paths of a surface's screens. */
export const aliasesOf = (parent: AnyRoute, surface: Surface): AnyRoute[] =>
  screensOf(surface).flatMap(({ path, also = [] }) =>
    also.map((other) =>
      createRoute({
        getParentRoute: () => parent,
        path: other,
        beforeLoad: ({ params }) => {
          throw redirect({ to: `${surface.address}/${path}`, params, replace: true })
        },
      }),
    ),
  )

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: TitleKey
  }
}
