import { type Browser, chromium } from '@playwright/test'

/** A browser that a part of the bench or of the torture works in; it ends with the part, and hears no signal by itself. */
export function launchBrowser(args: readonly string[] = ['--no-sandbox', '--disable-gpu']): Promise<Browser> {
  const executablePath = process.env['HOTELLY_CHROMIUM']
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [...args],
  })
}
