import { expect, test } from 'vitest'
import { fixedEntries } from './0-fixed-entries.ts'
import { faults } from './fixture.ts'

test('a configuration at the root is refused', () => {
  expect(faults(fixedEntries, { 'vite.config.ts': '' })).toEqual([
    'vite.config.ts: This does not belong at the root. Move it into the folder that it serves.',
  ])
})

test('the fixed entries, dotfiles and made folders may be there', () => {
  const files = {
    'package.json': '{}',
    'site/a.ts': '',
    '.npmrc': '',
    'node_modules/a/index.js': '',
    'data/sen.db': '',
  }
  expect(faults(fixedEntries, files)).toEqual([])
})
