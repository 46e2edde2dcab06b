import { openProxy } from '#tests/database-proxy.ts'
import type { RunningPooler } from '#tests/pooler.ts'
import { atEnd } from './part.ts'

type Proxy = Awaited<ReturnType<typeof openProxy>>

/** All ways of a server to a database, which are struck together. */
export type Ways = Pick<Proxy, 'cut' | 'lose' | 'slow' | 'mend'> & {
  /** What the server is told of them. */
  settings: Record<string, string>
}

/** The settings of a server that goes through this pooler, which keeps no prepared statements. */
export const pooledSettings = (pooledUrl: string, directUrl: string) => ({
  DATABASE_URL: pooledUrl,
  DATABASE_DIRECT_URL: directUrl,
  DATABASE_PREPARED: 'off',
})

/** Opens the way to a database, and the one through the pooler where there is one; closed when the part ends. */
export async function openWays(databaseUrl: string, pooler: RunningPooler | null): Promise<Ways> {
  const open = async (url: string) => {
    const proxy = await openProxy(url)
    atEnd(() => proxy.close())
    return proxy
  }
  const direct = await open(databaseUrl)
  if (!pooler) return { ...direct, settings: { DATABASE_URL: direct.url } }
  const pooled = await open(pooler.urlFor(databaseUrl))
  const both = [direct, pooled]
  return {
    cut: () => both.forEach((way) => way.cut()),
    lose: (...what) => both.forEach((way) => way.lose(...what)),
    slow: (delayMs) => both.forEach((way) => way.slow(delayMs)),
    mend: () => both.forEach((way) => way.mend()),
    settings: pooledSettings(pooled.url, direct.url),
  }
}
