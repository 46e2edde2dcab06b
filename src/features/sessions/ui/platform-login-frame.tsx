import type { ReactNode } from 'react'
import { pageData } from '#kit/web/page-data.ts'
import { LanguageSwitcher } from '#kit/web/ui/language-switcher.tsx'
import { ThemeSwitch } from '#kit/web/ui/theme-switch.tsx'

type FrameProps = { title: string; lead: string; help: string; footer: ReactNode; children: ReactNode }

/** The frame of the platform's login forms. */
export const PlatformLoginFrame = ({ title, lead, help, footer, children }: FrameProps) => (
  <div className="grid min-h-dvh grid-rows-[auto_1fr_auto] px-6 py-5 sm:px-12">
    <header className="flex justify-end gap-2">
      <ThemeSwitch />
      <LanguageSwitcher />
    </header>
    <main className="mx-auto grid w-full max-w-md content-center gap-8 py-10">
      <div className="grid gap-1.5">
        <p className="text-lg font-semibold text-accent-text">{pageData.provider}</p>
        <h1 className="text-3xl font-semibold tracking-tight">{title}</h1>
        <p className="text-base text-muted">{lead}</p>
      </div>
      <div className="rounded-lg border border-line bg-card p-5 shadow-card sm:p-7">{children}</div>
      <p className="text-muted">{help}</p>
    </main>
    <footer className="mx-auto w-full max-w-md">{footer}</footer>
  </div>
)
