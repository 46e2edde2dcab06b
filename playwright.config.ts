import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { ownProduct } from './tests/e2e/own-product.ts'

const { HOTELLY_CHROMIUM, HOTELLY_SHELL, HOTELLY_TRACE } = process.env
const own = ownProduct()
const isRoot = process.getuid?.() === 0

/** One argument holds all features that are off, so Playwright's own have to be named again. */
const WITHOUT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // a renderer kept ready for the window's next page
  'SpareRendererForSitePerProcess',
  // pages of the address bar, which each new window would paint without being seen: a tenth of a journey's work
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

const launchOptions = (executablePath: string | undefined) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${WITHOUT.join(',')}`,
    // no page of a journey lives long enough to earn what optimising its scripts costs
    '--js-flags=--no-maglev,--no-opt',
  ],
})

/** What a journey is written with that a headless shell does not know: notifications, and a screen kept awake. */
const WHOLE_BROWSER = /push-delivery|WakeLock/
const FOLDER = 'tests/e2e'
const whole = globSync('*.spec.ts', { cwd: FOLDER }).filter((file) =>
  WHOLE_BROWSER.test(readFileSync(path.join(FOLDER, file), 'utf8')),
)
/** A minute and more each: no worker is to be left with one at the end. */
const SWEEPS = ['screens.spec.ts', 'long-words.spec.ts']

export default defineConfig({
  testDir: FOLDER,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  globalSetup: './tests/e2e/server.ts',
  outputDir: 'test-results',
  // one more than the cores of a small machine: a third of a journey is waiting for what moves or rings
  workers: 3,
  retries: 0,
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    // a third of a journey's work: those that are about motion, or about what a browser keeps, ask for it
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    ...(own ? { baseURL: own.address } : {}),
    trace: HOTELLY_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: launchOptions(HOTELLY_SHELL ?? HOTELLY_CHROMIUM),
  },
  projects: [
    { name: 'sweeps', testMatch: SWEEPS },
    { name: 'journeys', testMatch: '*.spec.ts', testIgnore: [...SWEEPS, ...whole] },
    { name: 'whole browser', testMatch: whole, use: { launchOptions: launchOptions(HOTELLY_CHROMIUM) } },
  ],
})
