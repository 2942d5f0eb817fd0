import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig } from 'playwright/test'
import { pinnedBrowser } from '#ci/browser.ts'
import { freePort } from '#ci/free-port.ts'
import { keepTemporaryFilesInMemory } from '#ci/lib/memory-folder.mjs'
import { testTimeouts } from '#ci/test-timeouts.ts'

// Workers evaluate this file again: they inherit the folders, the port and the secrets from the process that started them.
keepTemporaryFilesInMemory()

const root = resolve(import.meta.dirname, '../..')
const { executablePath, args, env } = await pinnedBrowser()

process.env.E2E_PORT ??= await freePort()
process.env.E2E_FOLDER ??= mkdtempSync(join(tmpdir(), 'sen-e2e-'))
process.env.E2E_WEBHOOK_SECRET ??= randomBytes(32).toString('hex')
process.env.E2E_SEPAY_SECRET ??= randomBytes(32).toString('hex')
const url = `http://127.0.0.1:${process.env.E2E_PORT}`

/** Tests the built site with the real server and a separate database, seeded with the demo data. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: resolve(root, '.cache/e2e'),
  globalTeardown: './remove-folder.ts',
  // Each test creates its own users, so that two tests at the same time can share one server and its database.
  workers: 2,
  fullyParallel: true,
  // A test that passes at the second attempt is listed as flaky. The long run has no retries.
  retries: process.env.LONG ? 0 : 1,
  // What looks at more widths, themes or languages than one of each kind: npm run test:long.
  ...(!process.env.LONG && { grepInvert: /@long/ }),
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: testTimeouts.test,
  expect: { timeout: testTimeouts.wait },
  use: {
    baseURL: url,
    actionTimeout: testTimeouts.wait,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    launchOptions: { executablePath, args, env },
    // Tracing each test takes a good part of the CPU time. A failure has a screenshot, and its second run a trace.
    trace: { mode: process.env.LONG ? 'retain-on-failure' : 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node server/main.ts',
    cwd: root,
    url: `${url}/api/ready`,
    env: {
      PORT: process.env.E2E_PORT,
      HOST: '127.0.0.1',
      DATABASE_URL: `sqlite:${join(process.env.E2E_FOLDER, 'e2e.db')}`,
      WEBHOOK_SECRET: process.env.E2E_WEBHOOK_SECRET,
      SEPAY_WEBHOOK_SECRET: process.env.E2E_SEPAY_SECRET,
      // Tests of pending states use their own server, and control when they end.
      SANDBOX_DELAY_MS: '100',
    },
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: testTimeouts.test,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
