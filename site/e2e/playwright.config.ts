import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig } from 'playwright/test'
import { pinnedBrowser } from '#ci/browser.ts'
import { freePort } from '#ci/free-port.ts'
import { patience } from '#ci/patience.ts'

const root = resolve(import.meta.dirname, '../..')
const { executablePath, args, env } = await pinnedBrowser()

// Workers read this file again: they share the port, the folder and the secret of the process that started them.
process.env.E2E_PORT ??= await freePort()
process.env.E2E_FOLDER ??= mkdtempSync(join(tmpdir(), 'sen-e2e-'))
process.env.E2E_WEBHOOK_SECRET ??= randomBytes(32).toString('hex')
const address = `http://127.0.0.1:${process.env.E2E_PORT}`

/** The built site and the real server, with a database of its own that begins with the demo data. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: resolve(root, '.cache/e2e'),
  globalTeardown: './remove-folder.ts',
  // Everybody in the tests is somebody new, so that the tests can share one server and its database, two at a time.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: patience.test,
  expect: { timeout: patience.wait },
  use: {
    baseURL: address,
    actionTimeout: patience.wait,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    launchOptions: { executablePath, args, env },
    // Filming every test cost two fifths of the processor; a trace shows the document as it was, and a failure has its picture.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node server/main.ts',
    cwd: root,
    url: `${address}/api/ready`,
    env: {
      PORT: process.env.E2E_PORT,
      HOST: '127.0.0.1',
      DATABASE_URL: `sqlite:${join(process.env.E2E_FOLDER, 'e2e.db')}`,
      WEBHOOK_SECRET: process.env.E2E_WEBHOOK_SECRET,
      // Who looks at what is pending has a server of their own, and says when it ends.
      SANDBOX_DELAY_MS: '100',
    },
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: patience.test,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
