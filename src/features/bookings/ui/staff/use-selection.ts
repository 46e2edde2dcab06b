import { useState } from 'react'

/** What staff pick to advance together, among those that can be. */
export function useSelection<One extends { id: string }>(
  all: readonly One[],
  isPickable: (one: One) => boolean,
) {
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null)
  const selected = all.filter((each) => picked?.has(each.id) && isPickable(each))
  const select = (id: string, isSelected: boolean) => {
    const next = new Set(picked)
    if (isSelected) next.add(id)
    else next.delete(id)
    setPicked(next)
  }
  return {
    isOn: picked !== null,
    selected,
    isSelected: (id: string) => picked?.has(id) ?? false,
    select,
    /** Selects all of these, or none where all of them are. */
    toggleAll: (ids: readonly string[]) => {
      const isWhole = ids.every((id) => picked?.has(id))
      const others = [...(picked ?? [])].filter((id) => !ids.includes(id))
      setPicked(new Set(isWhole ? others : [...others, ...ids]))
    },
    toggle: (id: string) => select(id, !picked?.has(id)),
    start: () => setPicked(new Set()),
    end: () => setPicked(null),
  }
}

export type Selection<One extends { id: string }> = ReturnType<typeof useSelection<One>>
