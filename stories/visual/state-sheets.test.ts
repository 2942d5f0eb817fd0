import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { vars } from '#ds/tokens/contract.css.ts'
import { buildGateIfNeeded } from './built-gate.ts'
import { storyFiles } from './choose.ts'
import { type GateBrowser, startGateBrowser } from './gate-browser.ts'
import { serve } from './serve.ts'
import type { StateRule } from './state-rules.ts'

/**
 * Every rule for `:hover`, `:active` and keyboard focus, and every token of these states, is in at least one state sheet, so that a
 * picture shows it. Only plays the sheets; takes no pictures.
 */

const root = resolve(import.meta.dirname, '../..')
const rules: StateRule[] = []

/** Adds the rules that a sheet shows, with its states forced. */
async function record(browser: GateBrowser, exportName: string) {
  const { faults, states } = await browser.call('play', exportName)
  expect(faults, exportName).toEqual([])
  if (states) await browser.forceStates(states)
  rules.push(...(await browser.call('stateRules')))
  await browser.releaseStates()
}

beforeAll(async () => {
  const { folder, path } = await buildGateIfNeeded()
  const server = await serve(folder)
  const browser = await startGateBrowser(`${server.address}${path}`)
  try {
    for (const file of storyFiles(root).filter((name) =>
      readFileSync(resolve(root, name), 'utf8').includes('pseudo:'),
    )) {
      await browser.clear()
      for (const { exportName, width, height, isSheet } of await browser.call('open', file)) {
        if (!isSheet) continue
        await browser.resize(width, height)
        await record(browser, exportName)
      }
    }
  } finally {
    await browser.close()
    server.close()
  }
})

test('every rule for a state is in a sheet', () => {
  const shown = new Set(rules.filter(({ isShown }) => isShown).map(({ rule }) => rule))
  const missing = rules.filter(({ rule, isForState }) => isForState && !shown.has(rule)).map(({ rule }) => rule)
  expect(shown.size).toBeGreaterThan(30)
  expect([...new Set(missing)], 'Rules that no story with parameters.pseudo shows').toEqual([])
})

test('every token of a state is in a sheet', () => {
  const names = JSON.stringify(vars).match(/--sen-[\w-]*(?:hover|focus|pressed)[\w-]*/gi)
  const shown = new Set(rules.filter(({ isShown }) => isShown).flatMap(({ tokens }) => tokens))
  expect(names?.length).toBeGreaterThan(15)
  expect(
    names?.filter((name) => !shown.has(name)),
    'Tokens that no story with parameters.pseudo shows',
  ).toEqual([])
})
