import { expect, test } from 'vitest'
import { plainWords } from './9-plain-words.ts'
import { faults } from './fixture.ts'

const names = (text: string) => faults(plainWords, { 'site/app/a.ts': `${text}\n` })

test.each([
  'export const acts = 1',
  'export interface OrderAnswer {}',
  'export type Texts = { actFor: string }',
  'export function giveUp() {}',
  'export const frozen = true',
])('%s is refused, with the word to use', (text) => {
  expect(names(text)).toHaveLength(1)
})

test('words of the field, texts, comments and the steps of the schema are fine', () => {
  expect(names("// What a face is.\nexport const action = 'frozen acts'\nexport const interact = 1")).toEqual([])
  expect(faults(plainWords, { 'server/migrations/005-upkeep.ts': 'export const upkeep = []\n' })).toEqual([])
})
