import type { KeyboardEvent } from 'react'

const STEP: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** The arrow keys choose the next of some tabs, or the one before, from the last to the first. */
export function moveAmongTabs(event: KeyboardEvent<HTMLElement>) {
  const step = (STEP[event.key] ?? 0) * (document.documentElement.dir === 'rtl' ? -1 : 1)
  if (step === 0) return
  event.preventDefault()
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.findIndex((tab) => tab.matches('[aria-selected=true]'))
  const next = tabs[(at + step + tabs.length) % tabs.length]
  next?.focus()
  next?.click()
}
