import { defineConfig } from '@playwright/test'

const { HOTELLY_CHROMIUM, HOTELLY_ADDRESS } = process.env
const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/server.ts',
  outputDir: 'test-results',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    ...(HOTELLY_ADDRESS ? { baseURL: HOTELLY_ADDRESS } : {}),
    trace: 'retain-on-failure',
    launchOptions: {
      ...(HOTELLY_CHROMIUM ? { executablePath: HOTELLY_CHROMIUM } : {}),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
