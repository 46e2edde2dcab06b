import { type CSSProperties, type MouseEvent, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Toaster as Sonner } from 'sonner'
import { directionOf } from '#kit/shared/languages.ts'
import { dismissToast, type Shown, showToast } from '../show-toast.ts'
import { useLanguage } from '../use-language.ts'
import { useTheme } from '../use-theme.ts'
import { useToastPlace } from './toast-place.ts'
import './toaster.css'

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
        position="bottom-center"
        customAriaLabel={t('messages')}
        visibleToasts={3}
        expand
        closeButton
        richColors
        dir={directionOf(useLanguage())}
        theme={useTheme().theme}
        gap={10}
        style={STYLE}
        toastOptions={{ className: 'duration-180! text-[0.9375rem]!', closeButtonAriaLabel: t('close') }}
      />
    </div>,
    useToastPlace(),
  )
}
