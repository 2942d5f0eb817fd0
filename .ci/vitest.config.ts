import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { TestCase } from 'vitest/node'
import { renderOnServer } from '#ds/testing/render-on-server.ts'
import { pinnedBrowser } from './browser.ts'
import { browserDependencies } from './browser-dependencies.ts'
import { keepTemporaryFilesInMemory } from './lib/memory-folder.mjs'
import { testTimeouts } from './test-timeouts.ts'

keepTemporaryFilesInMemory()

const root = resolve(import.meta.dirname, '..')
const browserTests = ['{design-system,site,stories}/**/*.browser.test.tsx']
/** Tests with separate processes and databases that fail: a separate suite. */
const survivalTests = 'server/**/*.survival.test.ts'
const serverTests = 'server/**/*.test.ts'
/** The first line of tests of SQL, transactions or locks, in which the engines differ. In the long run all tests run on MariaDB, too. */
const mariadbTag = '// @module-tag mariadb\n'
const isForMariadb = (file: string) => readFileSync(resolve(root, file), 'utf8').startsWith(mariadbTag)
/** Tests that the compiler checks. */
const typeTests = '**/*.types.test.{ts,tsx}'
const cacheFolder = (project: string) => resolve(root, 'node_modules/.cache/vite', project)

/** Loads the modules once for all files instead of once for each, in half of the time: no test there mocks a module. */
const sharedModules = { isolate: false }

/** In processes that live for a minute, optimising takes a tenth more processor time than it saves. */
const unoptimised = { execArgv: ['--no-turbofan'] }

/** Options of every project. */
const timeouts = {
  testTimeout: testTimeouts.test,
  hookTimeout: testTimeouts.test,
  expect: { poll: { timeout: testTimeouts.wait } },
  tags: [{ name: 'mariadb' }],
  setupFiles: [resolve(import.meta.dirname, 'vi-timeouts.ts')],
}

/** Names a test that passed only at its second attempt, for the summary of `npm test`. */
function nameFlaky(test: TestCase) {
  if (test.diagnostic()?.flaky) console.log(`flaky: ${test.fullName}`)
}

export default defineConfig(async () => {
  const launchOptions = await pinnedBrowser()
  const browser = {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions,
      contextOptions: {
        deviceScaleFactor: 1,
        locale: 'vi-VN',
        timezoneId: 'Asia/Ho_Chi_Minh',
        reducedMotion: 'reduce',
      },
    }),
    instances: [{ browser: 'chromium' as const }],
    commands: { renderOnServer },
  }

  return {
    root,
    test: {
      // Only `--update` writes snapshots.
      update: 'none' as const,
      reporters: ['default', { onTestCaseResult: nameFlaky }],
      attachmentsDir: resolve(root, '.cache/vitest-attachments'),
      projects: [
        {
          root,
          cacheDir: cacheFolder('unit'),
          plugins: [vanillaExtractPlugin()],
          test: {
            ...timeouts,
            name: 'unit',
            environment: 'node',
            ...sharedModules,
            ...unoptimised,
            include: ['{design-system,site}/**/*.test.{ts,tsx}', '{docs,stories,.ci,.storybook}/**/*.test.ts'],
            exclude: ['**/*.browser.test.tsx', typeTests, '**/node_modules/**', 'site/dist/**'],
          },
        },
        {
          root,
          cacheDir: cacheFolder('api'),
          test: {
            ...timeouts,
            name: 'api',
            environment: 'node',
            include: [serverTests],
            exclude: [survivalTests, typeTests],
            ...sharedModules,
            ...unoptimised,
          },
        },
        {
          root,
          cacheDir: cacheFolder('survival'),
          test: {
            ...timeouts,
            name: 'survival',
            environment: 'node',
            include: [survivalTests],
            // These tests mostly wait, for timeouts and for processes to start.
            maxWorkers: 3,
          },
        },
        {
          root,
          cacheDir: cacheFolder('mariadb'),
          // These are the same tests on the other engine, on a private server that `globalSetup` starts.
          test: {
            ...timeouts,
            name: 'mariadb',
            environment: 'node',
            include: process.env.LONG ? [serverTests] : globSync(serverTests, { cwd: root }).filter(isForMariadb),
            exclude: [survivalTests, typeTests],
            ...sharedModules,
            ...unoptimised,
            globalSetup: [resolve(root, 'server/platform/db/testing/mariadb-setup.ts')],
          },
        },
        {
          root,
          cacheDir: cacheFolder('browser'),
          plugins: [react(), vanillaExtractPlugin()],
          optimizeDeps: browserDependencies(root, [
            'design-system/**/*.{ts,tsx}',
            'site/app/**/*.{ts,tsx}',
            // The tests of the entire library use the stories as examples.
            'stories/**/*.tsx',
            '.storybook/with-page.tsx',
            ...browserTests,
          ]),
          test: {
            ...timeouts,
            // Files are isolated: in a shared page, the next file would inherit the address, the styles and the modules
            // that the previous one left.
            name: 'browser',
            include: browserTests,
            browser,
            // `npm run test:long` plays every story, and retries none.
            env: { LONG: process.env.LONG ?? '' },
            retry: process.env.LONG ? 0 : 1,
          },
        },
      ],
    },
  }
})
