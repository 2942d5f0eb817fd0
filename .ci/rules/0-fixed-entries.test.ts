import { expect, test } from 'vitest'
import { fixedEntries } from './0-fixed-entries.ts'
import { faults } from './fixture.ts'

test('a configuration file in the root is reported', () => {
  expect(faults(fixedEntries, { 'vite.config.ts': '' })).toEqual([
    'vite.config.ts: This does not belong in the root. Move it into the folder that it configures.',
  ])
})

test('the fixed entries, dotfiles and generated folders are allowed', () => {
  const files = {
    'package.json': '{}',
    'site/a.ts': '',
    '.npmrc': '',
    'node_modules/a/index.js': '',
    'data/sen.db': '',
  }
  expect(faults(fixedEntries, files)).toEqual([])
})
