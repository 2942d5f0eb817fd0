import { resolve } from 'node:path'
import { defineConfig } from 'playwright/test'
import { pinnedBrowser } from '#ci/browser.ts'
import { testTimeouts } from '#ci/test-timeouts.ts'

const { executablePath, args, env } = await pinnedBrowser()

/** Tests the built Storybook (`npm run build:storybook`) as reviewers use it: docs pages, and stories at the size of the manager's canvas. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: resolve(import.meta.dirname, '../../.cache/storybook-tests'),
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'dot',
  timeout: testTimeouts.test,
  expect: { timeout: testTimeouts.wait },
  use: { locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh', launchOptions: { executablePath, args, env } },
})
