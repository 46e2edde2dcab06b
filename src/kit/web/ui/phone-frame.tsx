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
  <div inert data-theme={scheme} style={accentOf(color)} className={`${FRAME} max-w-75`}>
    {children}
  </div>
)

const FRAME =
  'guest-colors w-full overflow-hidden rounded-[40px] border-8 border-[oklch(22%_.012_60)] bg-ground text-ink shadow-float select-none'
const accentOf = (color: string | null) => (color && COLOR.test(color) ? accentProperties(color) : {})

type PreviewProps = { label: string; color: string | null; language: Language; children: ReactNode }

/** A card on a guest's phone beside the form that makes it, drawn as wide as phones are and shown smaller. */
export const PhonePreview = ({ label, color, language, children }: PreviewProps) => (
  <figure className="grid justify-items-center gap-2.5">
    <figcaption className="w-full text-[0.9375rem] font-medium in-data-alone:sr-only">{label}</figcaption>
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

type PageProps = PreviewProps & {
  /** Said of it beside its label. */
  notes?: ReactNode
  /** What stays in view at the foot of the page, which then is a sheet. */
  foot?: ReactNode
}

/** A whole page of a guest's phone beside the form that makes it: it is as high as the window lets it, and scrolls. */
export const PhonePage = ({ label, notes, color, language, foot, children }: PageProps) => (
  <figure className="grid justify-items-center gap-2.5">
    <figcaption className="flex w-full flex-wrap items-center gap-x-2 gap-y-1 text-[0.9375rem] font-medium">
      <span className="in-data-alone:sr-only">{label}</span>
      {notes}
    </figcaption>
    <div
      style={accentOf(color)}
      className={`${FRAME} h-[min(46rem,calc(100dvh-var(--bar,0px)-var(--head,0px)-10rem))] min-h-96 in-[dialog]:h-[min(46rem,calc(100dvh-14.5rem))] max-w-92 @container`}
    >
      <div
        lang={language}
        dir={directionOf(language)}
        className={`grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] ${foot ? 'bg-card' : ''} font-sans text-base [zoom:0.78] @xs:[zoom:0.9]`}
      >
        <div
          role="group"
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
          tabIndex={0}
          className="overflow-y-auto rounded-t-[32px] -outline-offset-4"
        >
          <div inert>{children}</div>
        </div>
        <div inert>{foot}</div>
      </div>
    </div>
  </figure>
)
