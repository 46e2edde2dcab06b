import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isTyping, letterOf } from '#kit/web/keyboard.ts'
import { inWindow } from './use-card-motion.ts'

const DIRECTION = {
  ArrowDown: [0, 1],
  j: [0, 1],
  ArrowUp: [0, -1],
  k: [0, -1],
  ArrowRight: [1, 0],
  l: [1, 0],
  ArrowLeft: [-1, 0],
  h: [-1, 0],
} as const satisfies Record<string, readonly [number, number]>

/** Cards beside the way cost more than cards further along it. */
const ASIDE = 10

const cardsOf = (board: Element | null) => [...(board?.querySelectorAll<HTMLElement>('[data-booking]') ?? [])]

/** Where a card stands, also while it still glides there. */
function placeOf(card: HTMLElement) {
  const lane = card.closest<HTMLElement>('[data-lane]')
  if (!lane) return card.getBoundingClientRect()
  const { x: left, y: top } = inWindow({ lane, x: card.offsetLeft, y: card.offsetTop })
  return { left, top, right: left + card.offsetWidth }
}

/** The nearest card in a direction; up and down stay in their column. */
function nearest(from: HTMLElement, cards: readonly HTMLElement[], [x, y]: readonly [number, number]) {
  const here = placeOf(from)
  const distances = cards.flatMap((card) => {
    const there = placeOf(card)
    const [right, down] = [there.left - here.left, there.top - here.top]
    const along = x * right + y * down
    const aside = Math.abs(x === 0 ? right : down)
    const isInColumn = there.left < here.right && there.right > here.left
    const isOnWay = card !== from && along > 1 && (y === 0 ? !isInColumn : isInColumn)
    return isOnWay ? [{ card, distance: x === 0 ? along + ASIDE * aside : ASIDE * along + aside }] : []
  })
  return distances.sort((a, b) => a.distance - b.distance)[0]?.card
}

/** Arrows and j, k, h, l go from card to card, where Enter presses the card's button; x selects the card. */
export function useBoardKeys(board: RefObject<HTMLElement | null>, onSelect: (id: string) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, target } = event
    const key = letterOf(event)
    if (ctrlKey || metaKey || altKey || isTyping(target) || document.querySelector('dialog[open]')) return
    if (!(target instanceof HTMLElement) || target.closest('[role=tablist], [role=menu], [popover]')) return
    const card = target.closest<HTMLElement>('[data-booking]')
    if (key === 'x' && card?.dataset.booking) return onSelect(card.dataset.booking)
    if (!(key in DIRECTION)) return
    const cards = cardsOf(board.current)
    const next = card ? nearest(card, cards, DIRECTION[key as keyof typeof DIRECTION]) : cards[0]
    if (!next) return
    event.preventDefault()
    next.querySelector<HTMLElement>('[data-advance]')?.focus()
    next.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
