import type { ReactNode } from 'react'
import { BackToServices } from '#features/hotels/ui/back-to-services.tsx'
import { LanguageSwitcher } from '#kit/web/ui/language-switcher.tsx'
import { MadeWithLove } from '#kit/web/ui/made-with-love.tsx'
import { OfflineBanner } from '#kit/web/ui/offline-banner.tsx'

/** What stands around an area's page: the way back, its title, the language. */
export function ServiceFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-10 border-b border-line bg-ground/95 backdrop-blur">
        <OfflineBanner />
        <div className="mx-auto flex min-h-16 max-w-6xl items-center gap-2 px-4 md:px-7 md:pt-2">
          <BackToServices />
          <h1 className="min-w-0 grow truncate ps-1 font-display text-2xl leading-9 max-[22rem]:text-xl font-semibold tracking-tight md:text-[1.75rem]">
            <bdi>{title}</bdi>
          </h1>
          <LanguageSwitcher />
        </div>
      </header>
      <main className="mx-auto w-full max-w-6xl grow px-5 pt-5 pb-10 md:px-8">{children}</main>
      <footer className="px-5 pb-6">
        <MadeWithLove />
      </footer>
    </div>
  )
}
