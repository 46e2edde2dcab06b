import { useEffect, useEffectEvent } from 'react'

/** Whether key presses go into a text field. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** What a key writes, in lower case; where the keyboard has no Latin letters, the one that has its place elsewhere. */
export function letterOf({ key, code }: KeyboardEvent): string {
  const isForeign = key.length === 1 && !/\p{Script=Latin}/u.test(key) && code.startsWith('Key')
  const letter = isForeign ? code.slice('Key'.length) : key
  return letter.length === 1 ? letter.toLowerCase() : letter
}

/** The label of the modifier key in shortcuts: ⌘ on Apple keyboards, Ctrl on others. */
export const modifierKey = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl')

/** Handles Ctrl/Cmd+K anywhere and `?` outside text fields; neither while a dialog is open. */
export function useCommandKeys({ onPalette, onHelp }: { onPalette: () => void; onHelp: () => void }) {
  const palette = useEffectEvent(onPalette)
  const help = useEffectEvent(onHelp)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { code, key, ctrlKey, metaKey, altKey, shiftKey, target } = event
      const isPalette = (code === 'KeyK' || key === 'k') && (ctrlKey || metaKey) && !altKey && !shiftKey
      const isHelp = (key === '?' || key === '؟') && !ctrlKey && !metaKey && !isTyping(target)
      if ((!isPalette && !isHelp) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      if (isPalette) palette()
      else help()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
