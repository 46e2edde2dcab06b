import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type MessagePageProps = {
  icon: LucideIcon
  /** Stands above in place of the icon. */
  picture?: ReactNode
  code?: string
  title: ReactNode
  text?: string
  children: ReactNode
}

/** A page with a single message and links onwards. */
export const MessagePage = ({ icon: Icon, picture, code, title, text, children }: MessagePageProps) => (
  <div className={`grid min-h-dvh ${picture ? 'grid-rows-[auto_1fr]' : ''}`}>
    {picture}
    <main
      className={`grid justify-items-center px-6 pb-16 ${picture ? 'relative -mt-6 content-start rounded-t-[24px] bg-ground pt-9' : 'content-center pt-16'}`}
    >
      <div className="grid max-w-md justify-items-center text-center">
        {!picture && (
          <span className="mb-5 grid size-16 place-items-center rounded-full bg-tint text-accent-text">
            <Icon aria-hidden className="size-7" />
          </span>
        )}
        {code && (
          <p className="mb-4 font-display text-7xl leading-none font-semibold tracking-tight text-accent-text">
            {code}
          </p>
        )}
        <h1 className="font-display text-3xl max-[22rem]:text-2xl font-semibold tracking-tight text-balance wrap-anywhere">
          {title}
        </h1>
        {text && (
          <p role="alert" className="mt-3 text-[1.0625rem] text-pretty text-muted">
            {text}
          </p>
        )}
        <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
      </div>
    </main>
  </div>
)
