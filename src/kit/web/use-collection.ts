import { hashKey, type QueryKey, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { anyRefusal } from './api.ts'
import { useRefusalToast } from './use-refusal-toast.ts'

type Thing = { id: string }

/** What a change says of the thing that its caller saw. */
export const seen = ({ id, version }: Thing & { version: number }) => ({ id, version })

type Options = {
  /** The query that holds the list. */
  queryKey: QueryKey
  isNewFirst?: boolean
  /** Why a change was refused, where there is more to say than of any such error. */
  reasonOf?: (error: unknown) => string | null | undefined
  /** What else a refusal shows to be out of date. */
  staleBy?: (error: unknown) => readonly QueryKey[]
}

/** A list that staff edit: its changes show at once, and what was refused shows as it stands. */
export function useCollection<One extends Thing>({
  queryKey,
  isNewFirst = false,
  reasonOf,
  staleBy,
}: Options) {
  const { t } = useTranslation('hotel-admin')
  const client = useQueryClient()
  const tell = useRefusalToast()
  const change = (apply: (all: One[]) => One[]) =>
    client.setQueryData<One[]>(queryKey, (all) => all && apply(all))
  /** Shows things as they stand now, new ones at their end of the list. */
  const show = (things: readonly One[]) =>
    change((all) => {
      const known = new Set(all.map(({ id }) => id))
      const fresh = new Map(things.map((thing) => [thing.id, thing]))
      const stayed = all.map((thing) => fresh.get(thing.id) ?? thing)
      const added = things.filter(({ id }) => !known.has(id))
      return isNewFirst ? [...added, ...stayed] : [...stayed, ...added]
    })
  return {
    queryKey,
    change,
    show,
    hide: (id: string) => change((all) => all.filter((thing) => thing.id !== id)),
    read: () => client.getQueryData<One[]>(queryKey),
    /** Changes the list ahead of the server, whose answers on their way do not know of it. */
    expect: async (apply: (all: One[]) => One[]) => {
      await client.cancelQueries({ queryKey })
      change(apply)
    },
    /** Says why something was refused; shows what somebody else made of it, and asks what there is now. */
    refused: (error: unknown, text: string, reason?: string | null) => {
      const current = currentOf(error) as One[] | null
      if (current) show(current)
      for (const stale of [queryKey, ...(staleBy?.(error) ?? [])])
        void client.invalidateQueries({ queryKey: stale })
      tell(error, text, reason ?? reasonOf?.(error) ?? (current ? t('editor.changed') : null))
    },
  }
}

export type Collection<One extends Thing> = ReturnType<typeof useCollection<One>>

/** What was changed, as it stands now, where somebody else was first. */
function currentOf(error: unknown): unknown[] | null {
  const data = anyRefusal.dataOf(error, 'CHANGED')
  return data ? [data.current].flat() : null
}

/** The key of the mutations that save things of a list. */
export const savingKey = (queryKey: QueryKey) => ['save', ...queryKey]

const switchingKey = (queryKey: QueryKey) => ['switch', ...queryKey]

type Wanted<One, Draft> = { thing: One | null; draft: Draft }

type Saving<One, Draft, Saved> = {
  send: (thing: One | null, draft: Draft) => Promise<Saved>
  done: (saved: Saved, isNew: boolean) => void
  failed: string
}

/** Adds a thing, or saves a known one. */
export const useSaving = <One extends Thing, Draft, Saved extends One = One>(
  { queryKey, show, refused }: Collection<One>,
  { send, done, failed }: Saving<One, Draft, Saved>,
) =>
  useMutation({
    mutationKey: savingKey(queryKey),
    mutationFn: ({ thing, draft }: Wanted<One, Draft>) => send(thing, draft),
    onSuccess: (saved, { thing }) => {
      show([saved])
      done(saved, thing === null)
    },
    onError: (error) => refused(error, failed),
  })

type Switching<One, To> = {
  /** The thing as it will be. */
  expect: (to: To) => One
  send: (to: To) => Promise<One | One[]>
  done?: (to: To) => void
  failed: (to: To) => string
}

/** Switches a thing at once; takes that back where it is refused. */
export const useSwitching = <One extends Thing, To extends { thing: One }>(
  { queryKey, show, expect, refused }: Collection<One>,
  options: Switching<One, To>,
) =>
  useMutation({
    mutationKey: switchingKey(queryKey),
    mutationFn: options.send,
    onMutate: (to) =>
      expect((all) => all.map((thing) => (thing.id === to.thing.id ? options.expect(to) : thing))),
    onSuccess: (now, to) => {
      show([now].flat() as One[])
      options.done?.(to)
    },
    onError: (error, to) => {
      show([to.thing])
      refused(error, options.failed(to))
    },
  })

/** The things of a list with a switch on its way to the server. */
export const useSwitched = (queryKey: QueryKey): ReadonlySet<string> =>
  new Set(
    useMutationState({
      filters: { mutationKey: switchingKey(queryKey), status: 'pending' },
      select: ({ state }) => (state.variables as { thing: Thing }).thing.id,
    }),
  )

type Removing<One> = {
  send: (thing: One) => Promise<unknown>
  done: (thing: One) => void
  failed: string
  reasonOf?: (error: unknown) => string | null | undefined
}

export const useRemoving = <One extends Thing>(
  { hide, refused }: Collection<One>,
  { send, done, failed, reasonOf }: Removing<One>,
) =>
  useMutation({
    mutationFn: send,
    onSuccess: (_gone, thing) => {
      hide(thing.id)
      done(thing)
    },
    onError: (error) => refused(error, failed, reasonOf?.(error)),
  })

/** The list with those of these ids in their order. */
export const inOrderOf = <One extends Thing>(all: readonly One[], ids: readonly string[]) =>
  all.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))

type Ordering<One, Order, Answer> = {
  send: (order: Order) => Promise<Answer>
  /** The list in the order that is asked for. */
  expect: (all: One[], order: Order) => One[]
  /** The list in the order that it has. */
  apply: (all: One[], answer: Answer) => One[]
  failed: string
}

/** Puts things in another order, one time after the other; answers to all but the last are of an order that is gone. */
export function useOrdering<One extends Thing, Order, Answer>(
  { queryKey, read, change, expect, refused }: Collection<One>,
  options: Ordering<One, Order, Answer>,
) {
  const client = useQueryClient()
  const mutationKey = ['order', ...queryKey]
  return useMutation({
    mutationKey,
    scope: { id: hashKey(queryKey) },
    mutationFn: options.send,
    onMutate: async (order) => {
      const before = read()
      await expect((all) => options.expect(all, order))
      return before
    },
    onSuccess: (answer) => {
      if (client.isMutating({ mutationKey }) === 1) change((all) => options.apply(all, answer))
    },
    onError: (error, _order, before) => {
      change((all) => (currentOf(error) as One[] | null) ?? before ?? all)
      refused(error, options.failed)
    },
  })
}
