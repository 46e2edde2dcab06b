import { Toaster } from 'sonner'
import { directionOf } from '#kit/shared/languages.ts'
import { useLanguage } from '../use-language.ts'
import { useTheme } from '../use-theme.ts'

/** At most three at once, in a polite live region; say them with `toast` of sonner. */
export const Toasts = () => (
  <Toaster
    position="top-center"
    visibleToasts={3}
    closeButton
    richColors
    dir={directionOf(useLanguage())}
    theme={useTheme().theme}
  />
)
