import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withSources } from './sources.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** Writes a source map in which the first line of the built file comes from the fifth line of a source. */
function build(name: string, source: string) {
  mkdirSync(join(root, 'built/assets'), { recursive: true })
  const map = { version: 3, file: name, sources: [source], names: [], mappings: 'AAIA' }
  writeFileSync(join(root, 'built/assets', `${name}.map`), JSON.stringify(map))
}
const read = (...lines: string[]) => withSources(lines.join('\n'), root, join(root, 'built')).split('\n')

test('a line of the bundle is mapped to the line of the story', () => {
  build('Badge.js', '../../stories/components/Badge.stories.tsx')
  expect(read('Error: broken', '    at play (http://127.0.0.1:4000/assets/Badge.js:1:1)')).toEqual([
    'Error: broken',
    '    at stories/components/Badge.stories.tsx:5',
  ])
})

test('lines of packages and of the gate are removed, and other text is not changed', () => {
  build('react.js', '../../node_modules/react/index.js')
  build('gate.js', '../../stories/visual/gate.ts')
  const [first, ...rest] = read(
    'See https://react.dev/link/warning-keys:1:1 for more',
    '    at async http://127.0.0.1:4000/assets/react.js:1:1',
    '    at http://127.0.0.1:4000/assets/gate.js:1:1',
    '    at http://127.0.0.1:4000/assets/unknown.js:1:1',
  )
  expect(first).toBe('See https://react.dev/link/warning-keys:1:1 for more')
  expect(rest).toEqual([])
})
