import { type CSSProperties, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Toaster as Sonner } from 'sonner'
import { directionOf } from '#kit/shared/languages.ts'
import { dismissToast, type Shown, showToast } from '../show-toast.ts'
import { useLanguage } from '../use-language.ts'
import { useTheme } from '../use-theme.ts'

const colors = (kind: string, ground: string, text: string) => ({
  [`--${kind}-bg`]: ground,
  [`--${kind}-text`]: text,
  [`--${kind}-border`]: 'var(--line)',
})

const STYLE = {
  fontFamily: 'var(--text-font)',
  ...colors('normal', 'var(--card)', 'var(--ink)'),
  ...colors('info', 'var(--card)', 'var(--ink)'),
  ...colors('success', 'var(--good-tint)', 'var(--good)'),
  ...colors('warning', 'var(--wait-tint)', 'var(--wait)'),
  ...colors('error', 'var(--late-tint)', 'var(--late)'),
} as CSSProperties

/** A modal dialog dims all outside of it and makes it inert, so the toasts stand in the one that is open. */
function useToastPlace() {
  const [place] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    const follow = () => {
      const over = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
      if (place.parentElement !== over) over.append(place)
    }
    const watch = new MutationObserver(follow)
    watch.observe(document.body, { subtree: true, attributeFilter: ['open'] })
    follow()
    return () => {
      watch.disconnect()
      place.remove()
    }
  }, [place])
  return place
}

/**
 * Shows at most three toasts at once, in a polite live region. While a pointer is over them their time stands still; a tap
 * leaves none there, although the browser's mouse events say so.
 */
export function Toaster({ onReady }: { onReady: (shown: Shown) => void }) {
  const { t } = useTranslation('common')
  const wasTouched = useRef(false)
  useEffect(() => onReady({ showToast, dismissToast }), [onReady])
  const leave = ({ target }: MouseEvent) => {
    if (wasTouched.current)
      target.dispatchEvent(
        new globalThis.MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }),
      )
  }
  return createPortal(
    <div
      className="contents"
      onPointerDown={({ pointerType }) => {
        wasTouched.current = pointerType === 'touch'
      }}
      onClick={leave}
    >
      <Sonner
        position="top-center"
        visibleToasts={3}
        expand
        closeButton
        richColors
        dir={directionOf(useLanguage())}
        theme={useTheme().theme}
        gap={10}
        style={STYLE}
        toastOptions={{
          className: 'rounded-md! duration-180! text-[0.9375rem]! shadow-float!',
          closeButtonAriaLabel: t('close'),
        }}
      />
    </div>,
    useToastPlace(),
  )
}
