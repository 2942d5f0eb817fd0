import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sharedFields } from './shared-fields.ts'

const schema = v.strictObject({ id: v.string(), paidAt: v.nullable(v.string()), description: v.string() })

test('copies what the response declares, and nothing else', () => {
  const record = { id: 'one', paidAt: null, secretHash: 'x' }
  expect(sharedFields(schema, record)).toEqual({ id: 'one', paidAt: null })
})

test('leaves out what the record lacks', () => {
  expect(Object.keys(sharedFields(schema, { id: 'one' }))).toEqual(['id'])
})
