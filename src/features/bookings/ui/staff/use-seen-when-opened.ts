import { useEffect, useEffectEvent } from 'react'

type Watch = { unseen: readonly string[]; see: (id: string) => void }

/** Whoever has the details of something open has seen it, also where they were open before it was known to be new. */
export function useSeenWhenOpened(id: string, { unseen, see }: Watch) {
  const isUnseen = unseen.includes(id)
  const tell = useEffectEvent(() => see(id))
  useEffect(() => {
    if (isUnseen) tell()
  }, [isUnseen])
}
