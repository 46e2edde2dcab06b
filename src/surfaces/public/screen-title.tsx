import { skipToken, useQuery } from '@tanstack/react-query'
import { useLocation, useMatches, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { hotelsApi } from '#features/hotels/ui/api.ts'
import { useDeclaredTitle } from '#kit/web/title.ts'
import { pageData } from '#kit/web/page-data.ts'
import type { TitleKey } from '../screen.ts'

const trimmed = (path: string) => path.replace(/\/+$/, '')

/** Sets the page title: the title declared by the screen, then the hotel's name or the provider's. Unknown addresses below a screen set their own. */
export function ScreenTitle() {
  const { pathname } = useLocation()
  const screen = useMatches({ select: (matches) => matches.at(-1) })
  const isScreen = screen !== undefined && trimmed(screen.pathname) === trimmed(pathname)
  const title = isScreen ? screen.staticData.title : undefined
  const { slug } = useParams({ strict: false })
  const { data: hotel } = useQuery(hotelsApi.query.get.queryOptions({ input: slug ? { slug } : skipToken }))
  return title ? <Title title={title} name={slug ? hotel?.name : pageData.provider} /> : null
}

/** The title's locale file is the screen's own, so it is loaded or loading; the title is set once it is there. */
function Title({ title, name }: { title: TitleKey; name: string | undefined }) {
  const [file] = title.split(':') as ['guest' | 'hotel-admin' | 'platform']
  const { t, ready } = useTranslation(file, { useSuspense: false })
  const translate = t as unknown as (key: TitleKey) => string
  useDeclaredTitle(...(ready && name ? [translate(title), name] : []))
  return null
}
