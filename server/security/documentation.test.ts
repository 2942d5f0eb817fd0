import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const page = readFileSync(`${root}docs/security.md`, 'utf8')
const rows = page.split('\n').filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))

/** The number of requirements of levels 1 and 2 in each chapter of ASVS 5.0. */
const chapters: Record<string, number> = {
  1: 27,
  2: 11,
  3: 19,
  4: 10,
  5: 9,
  6: 35,
  7: 18,
  8: 7,
  9: 7,
  10: 29,
  11: 14,
  12: 9,
  13: 13,
  14: 9,
  15: 13,
  16: 16,
  17: 7,
}
const named = rows.flatMap((row) => row.split('|')[1]?.match(/\b\d+\.\d+\.\d+\b/g) ?? [])

test('each requirement of ASVS 5.0, levels 1 and 2, has exactly one verdict', () => {
  expect(new Set(named).size).toBe(named.length)
  const counts = Object.groupBy(named, (id) => id.split('.')[0] ?? '')
  expect(Object.fromEntries(Object.entries(counts).map(([chapter, ids]) => [chapter, ids?.length]))).toEqual(chapters)
  expect(named).toHaveLength(253)
})

test('each verdict names a test, a decision, a task of the operator, or what is missing', () => {
  for (const row of rows) expect(row).toMatch(/ › |decision: |operator: |not met|\| none/)
})

test('each test named by a verdict exists', () => {
  const tests = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?) › ([^`]+)`/g)]
  expect(tests.length).toBeGreaterThan(80)
  for (const [, file = '', title = ''] of tests) {
    const path = /^(?:\.ci|site|design-system)\//.test(file) ? file : `server/${file}`
    expect([path, existsSync(root + path)]).toEqual([path, true])
    const text = readFileSync(root + path, 'utf8').replaceAll("\\'", "'")
    expect([path, title, text.includes(title)]).toEqual([path, title, true])
  }
})
