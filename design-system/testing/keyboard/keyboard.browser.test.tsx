import '#ds/css/global.ts'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { charts } from './charts.ts'
import { controls } from './controls.ts'
import { recordLinks } from './keyboard-test-tools.tsx'
import { overlays } from './overlays.ts'
import { pageContent } from './page-content.ts'

/**
 * Tests every row of the keyboard tables in the documentation with real key presses on the stories of the component. A row
 * without a test fails.
 */

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

const pages = import.meta.glob<string>('/docs/components/*.mdx', { query: '?raw', import: 'default', eager: true })

/** The keys in a page's keyboard table. */
function documentedKeys(text: string): string[] {
  const [, table = ''] = /<KeyboardTable\s+keys=\{\{(.*?)\}\}/s.exec(text) ?? []
  return [...table.matchAll(/(?:'([^']+)'|([\w-]+)):\s*'[^']*'/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')
}

const documented = Object.entries(pages).flatMap(([path, text]) =>
  documentedKeys(text).map((key) => ({ page: path.replace(/.*\/|\.mdx$/g, ''), key })),
)

describe('the keyboard tables of the documentation', () => {
  test.each(documented)('$page: $key', async ({ page: name, key }) => {
    const keyTest = keyTests[name]?.[key]
    if (!keyTest) throw new Error(`docs/components/${name}.mdx documents "${key}", which has no test in this folder.`)
    await keyTest()
  })

  test('have a row for every test', () => {
    const tested = Object.entries(keyTests).flatMap(([name, keys]) => Object.keys(keys).map((key) => `${name}: ${key}`))
    expect(tested.sort()).toEqual(documented.map(({ page: name, key }) => `${name}: ${key}`).sort())
  })
})
