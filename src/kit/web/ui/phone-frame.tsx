import type { ReactNode } from 'react'
import { accentProperties } from '#kit/shared/accent.ts'
import { directionOf, type Language } from '#kit/shared/languages.ts'

const COLOR = /^#[0-9A-F]{6}$/i

type FrameProps = {
  /** The hotel's own colour; without one, the platform's. */
  color: string | null
  /** Without it, that of the screen around it. */
  scheme?: 'light' | 'dark'
  children: ReactNode
}

/** A guest's phone in the colours of the guests' pages: something to look at, which neither keys nor readers enter. */
export const PhoneFrame = ({ color, scheme, children }: FrameProps) => (
  <div
    inert
    data-theme={scheme}
    style={color && COLOR.test(color) ? accentProperties(color) : {}}
    className="guest-colors w-full max-w-75 overflow-hidden rounded-[40px] border-8 border-[oklch(22%_.012_60)] bg-ground text-ink shadow-float select-none"
  >
    {children}
  </div>
)

type PreviewProps = { label: string; color: string | null; language: Language; children: ReactNode }

/** A card on a guest's phone beside the form that makes it, drawn as wide as phones are and shown smaller. */
export const PhonePreview = ({ label, color, language, children }: PreviewProps) => (
  <figure className="grid justify-items-center gap-2.5">
    <figcaption className="w-full text-[0.9375rem] font-medium">{label}</figcaption>
    <PhoneFrame color={color}>
      <div
        lang={language}
        dir={directionOf(language)}
        className="grid h-[36rem] content-start gap-3 overflow-hidden p-4 pt-12 [zoom:0.78]"
      >
        {children}
        {[1, 2, 3].map((next) => (
          <span key={next} className="h-34 rounded-lg border border-line bg-card/60" />
        ))}
      </div>
    </PhoneFrame>
  </figure>
)
