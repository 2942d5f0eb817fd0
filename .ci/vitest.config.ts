import { resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { renderOnServer } from '#ds/testing/render-on-server.ts'
import { pinnedBrowser } from './browser.ts'
import { browserDependencies } from './browser-dependencies.ts'
import { patience } from './patience.ts'

const root = resolve(import.meta.dirname, '..')
const browserTests = ['{design-system,site,stories}/**/*.browser.test.tsx']
/** What takes whole processes, and databases that die: a suite of its own. */
const survivalTests = 'server/**/*.survival.test.ts'
const cacheFolder = (project: string) => resolve(root, 'node_modules/.cache/vite', project)

/** What every project has. */
const patient = {
  testTimeout: patience.test,
  hookTimeout: patience.test,
  expect: { poll: { timeout: patience.wait } },
  setupFiles: [resolve(import.meta.dirname, 'patient-waits.ts')],
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
      // A snapshot is never written in passing: only `--update` writes.
      update: 'none' as const,
      attachmentsDir: resolve(root, '.cache/vitest-attachments'),
      projects: [
        {
          root,
          cacheDir: cacheFolder('unit'),
          plugins: [vanillaExtractPlugin()],
          test: {
            ...patient,
            name: 'unit',
            environment: 'node',
            include: ['{design-system,site}/**/*.test.{ts,tsx}', '{docs,stories,.ci}/**/*.test.ts'],
            // The compiler runs the tests of types.
            exclude: ['**/*.browser.test.tsx', '**/*.types.test.tsx', '**/node_modules/**', 'site/dist/**'],
          },
        },
        {
          root,
          cacheDir: cacheFolder('api'),
          test: {
            ...patient,
            name: 'api',
            environment: 'node',
            include: ['server/**/*.test.ts'],
            exclude: [survivalTests],
          },
        },
        {
          root,
          cacheDir: cacheFolder('survival'),
          test: {
            ...patient,
            name: 'survival',
            environment: 'node',
            include: [survivalTests],
            // They wait more than they work: for time that runs out, and for processes that start.
            maxWorkers: 3,
          },
        },
        {
          root,
          cacheDir: cacheFolder('mariadb'),
          // The same tests on the other engine, on a private server that the set-up starts.
          test: {
            ...patient,
            name: 'mariadb',
            environment: 'node',
            include: ['server/**/*.test.ts'],
            exclude: [survivalTests],
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
            // The tests of the whole library take the stories as their examples.
            'stories/**/*.tsx',
            '.storybook/with-page.tsx',
            ...browserTests,
          ]),
          test: {
            ...patient,
            name: 'browser',
            include: browserTests,
            browser,
          },
        },
      ],
    },
  }
})
