import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { pinnedBrowser } from '#ci/browser.ts'
import { browserDependencies } from '#ci/browser-dependencies.ts'
import { testTimeouts } from '#ci/test-timeouts.ts'

const root = resolve(import.meta.dirname, '..')

/**
 * The test widget in Storybook's sidebar: it plays stories and runs axe while someone works on them. It is not part of `npm test`,
 * where the gate (`npm run visual`) plays every story with axe in both themes and compares its pictures; pictures are the gate's alone.
 */
export default defineConfig(async () => ({
  root,
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  optimizeDeps: browserDependencies(root, [
    'design-system/**/*.{ts,tsx}',
    'stories/**/*.{ts,tsx}',
    '.storybook/**/*.tsx',
  ]),
  test: {
    name: 'storybook',
    testTimeout: testTimeouts.test,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: await pinnedBrowser(),
        contextOptions: { locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh', reducedMotion: 'reduce' as const },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
}))
