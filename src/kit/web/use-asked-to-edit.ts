import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { DEFAULT_LANGUAGE, type Language, toLanguage } from '#kit/shared/languages.ts'

/** What an address has to say so that its screen opens a thing, with its texts in a language. */
export const askToEdit = (id: string, language: Language) => ({ edit: id, in: language })

const wordOf = (name: 'edit' | 'in') => (search: Record<string, unknown>) =>
  typeof search[name] === 'string' ? search[name] : null

/** Opens the thing that the address asks for, once it is there; only once, even after a reload. */
export function useAskedToEdit<One extends { id: string }>(
  all: readonly One[] | undefined,
  onAsked: (one: One, language: Language) => void,
) {
  const id = useSearch({ strict: false, select: wordOf('edit') })
  const language = toLanguage(useSearch({ strict: false, select: wordOf('in') })) ?? DEFAULT_LANGUAGE
  const navigate = useNavigate()
  const asked = id === null ? undefined : all?.find((each) => each.id === id)
  const begin = useEffectEvent(() => {
    if (!asked) return
    onAsked(asked, language)
    const rest = ({ edit: _edit, in: _in, ...others }: Record<string, unknown>) => others
    void navigate({ to: '.', search: rest, replace: true })
  })
  const askedId = asked?.id ?? null
  useEffect(() => {
    if (askedId !== null) begin()
  }, [askedId])
}
