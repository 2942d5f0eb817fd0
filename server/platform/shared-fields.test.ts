import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sharedFields } from './shared-fields.ts'

const schema = v.strictObject({ id: v.string(), paidAt: v.nullable(v.string()), description: v.string() })

test('the fields that the response declares are copied, and no others', () => {
  const record = { id: 'one', paidAt: null, secretHash: 'x' }
  expect(sharedFields(schema, record)).toEqual({ id: 'one', paidAt: null })
})

test('a field that the record lacks is left out', () => {
  expect(Object.keys(sharedFields(schema, { id: 'one' }))).toEqual(['id'])
})
