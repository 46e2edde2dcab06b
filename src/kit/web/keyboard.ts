import { useEffect, useEffectEvent } from 'react'

/** Whether key presses go into a text field. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

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
