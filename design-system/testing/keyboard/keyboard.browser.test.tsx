import '#ds/css/global.ts'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, test } from 'vitest'
import { page } from 'vitest/browser'
import { charts } from './charts.ts'
import { controls } from './controls.ts'
import { recordLinks } from './keyboard-test-tools.tsx'
import { overlays } from './overlays.ts'
import { pageContent } from './page-content.ts'

/** Tests the keys of each component, with real key presses on its stories. */

const keyTests = { ...charts, ...controls, ...overlays, ...pageContent }

let stopRecording: () => void

beforeEach(async () => {
  stopRecording = recordLinks()
  await page.viewport(1000, 700)
})
afterEach(() => {
  stopRecording()
  cleanup()
})

describe.each(Object.entries(keyTests))('%s', (_, keys) => {
  test.each(Object.entries(keys))('%s', async (_key, keyTest) => {
    await keyTest()
  })
})
