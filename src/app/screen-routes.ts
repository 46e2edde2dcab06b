import { type AnyRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { screensOf } from '#areas/areas.ts'
import { type Area, componentOf, type Screen, type TitleKey } from '#areas/screen.ts'
import { reloadOnce, importWithRetry } from '#kit/web/later.tsx'
import type { Module, ScreenFiles } from './screen-files.ts'

const openScreens = import.meta.glob([
  '/src/areas/{guest,public}/*-screen.tsx',
  '/src/features/room-service/ui/order-screen.tsx',
  '/src/features/sessions/ui/guest-login-screen.tsx',
]) as ScreenFiles

async function loadPanelScreen(file: string): Promise<Module> {
  const { panelScreens } = await import('./panel-screens.ts')
  const load = panelScreens[file]
  if (!load) throw new Error(`There is no screen ${file}`)
  return load()
}

/**
 * The component that a screen's or shell's file is named after, loaded lazily. While the server cannot be reached, the
 * screen before stays: the router alone would reload the page, and lose it.
 */
export function fileComponent(file: string) {
  const load = openScreens[`/src/${file}`] ?? (() => loadPanelScreen(`/src/${file}`))
  return lazyRouteComponent(() => importWithRetry(load).catch(reloadOnce), componentOf(file))
}

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

/** The routes of an area's screens; screens of one file share a route, so that it stays mounted between their paths. */
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

/** Redirects from the alternative paths of an area's screens. */
export const aliasesOf = (parent: AnyRoute, area: Area): AnyRoute[] =>
  screensOf(area).flatMap(({ path, also = [] }) =>
    also.map((other) =>
      createRoute({
        getParentRoute: () => parent,
        path: other,
        beforeLoad: ({ params }) => {
          throw redirect({ to: `${area.address}/${path}`, params, replace: true })
        },
      }),
    ),
  )

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: TitleKey
  }
}
