import type { ReactNode } from 'react'
import type { Hotel } from '#features/hotels/contract.ts'
import { Cover } from '#features/hotels/ui/cover.tsx'
import { HotelLogo } from '#features/hotels/ui/hotel-logo.tsx'
import { LanguageSwitcher } from '#kit/web/ui/language-switcher.tsx'
import { ThemeSwitch } from '#kit/web/ui/theme-switch.tsx'

type FrameProps = { hotel: Hotel; title: string; lead: string; footer: ReactNode; children: ReactNode }

/** The hotel's picture beside the form; on phones only the form. */
export function LoginFrame({ hotel, title, lead, footer, children }: FrameProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(30rem,38rem)]">
      <div className="relative hidden overflow-hidden bg-accent lg:block">
        <Cover hotel={hotel} className="dark:brightness-75" />
      </div>
      <div className="grid grid-rows-[auto_1fr_auto] bg-ground px-6 py-5 sm:px-12">
        <header className="flex justify-end gap-2">
          <ThemeSwitch />
          <LanguageSwitcher />
        </header>
        <main className="mx-auto grid w-full max-w-md content-center gap-8 py-10">
          <div className="grid gap-5">
            <div className="flex items-center gap-3.5">
              <HotelLogo hotel={hotel} />
              <bdi className="text-lg font-semibold">{hotel.name}</bdi>
            </div>
            <div className="grid gap-1.5">
              <h1 className="text-3xl font-semibold tracking-tight">{title}</h1>
              <p className="text-base wrap-anywhere text-muted">{lead}</p>
            </div>
          </div>
          {children}
        </main>
        <footer className="mx-auto w-full max-w-md">{footer}</footer>
      </div>
    </div>
  )
}

export const footerLink =
  'inline-flex min-h-11 items-center text-muted underline-offset-4 hover:text-ink hover:underline'
