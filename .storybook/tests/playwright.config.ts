import { resolve } from 'node:path'
import { defineConfig } from 'playwright/test'
import { pinnedBrowser } from '#ci/browser.ts'
import { testTimeouts } from '#ci/test-timeouts.ts'
import type { WorkerOptions } from './built-storybook.ts'

const { executablePath, args, env } = await pinnedBrowser()

/** Tests the built Storybook (`npm run build:storybook`): each docs page once, in the long run in both themes. Stories are the gate's. */
export default defineConfig<object, WorkerOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: resolve(import.meta.dirname, '../../.cache/storybook-tests'),
  workers: 2,
  fullyParallel: true,
  // A failed test is retried, except in the long run.
  retries: process.env.LONG ? 0 : 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'dot',
  timeout: testTimeouts.test,
  expect: { timeout: testTimeouts.wait },
  projects: [
    { name: 'dark' },
    ...(process.env.LONG ? [{ name: 'light', testMatch: 'docs.spec.ts', use: { theme: 'light' as const } }] : []),
  ],
  use: { locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh', launchOptions: { executablePath, args, env } },
})
