import { expect, test } from 'vitest'
import calls from './api-calls.json'
import vietnamese from './api-calls.vi.json'
import chinese from './api-calls.zh.json'

test.each([
  ['vi', vietnamese],
  ['zh', chinese],
])('every listed call has its purpose in %s, and no other has one', (_, purposes) => {
  expect(Object.keys(purposes).toSorted()).toEqual(calls.map(({ call }) => call).toSorted())
  expect(Object.values(purposes).filter((purpose) => purpose.trim() === '')).toEqual([])
})
