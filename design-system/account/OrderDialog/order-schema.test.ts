import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { order } from '#ds/texts/account/order.ts'
import { createOrderSchema } from './order-schema.ts'

const schema = createOrderSchema(order.en.validation)
const valid = { planId: 1, locationId: 1, name: 'web-01', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }

const messagesOf = (changes: Record<string, unknown>) =>
  v.safeParse(schema, { ...valid, ...changes }).issues?.map((issue) => issue.message) ?? []

describe('createOrderSchema', () => {
  test('accepts a complete order', () => {
    expect(messagesOf({})).toEqual([])
    expect(messagesOf({ billingPeriod: 'yearly' })).toEqual([])
  })

  test('reports each rule with the message of the spec', () => {
    expect(messagesOf({ planId: 0 })).toEqual(['Please select a VPS plan'])
    expect(messagesOf({ locationId: 0 })).toEqual(['Please select a server location'])
    expect(messagesOf({ name: '' })).toEqual(['VPS name is required'])
    expect(messagesOf({ name: '   ' })).toEqual(['VPS name is required'])
    expect(messagesOf({ name: '\u200b' })).toEqual(['VPS name is required'])
    expect(messagesOf({ operatingSystem: '' })).toEqual(['Please select an operating system'])
    expect(messagesOf({ billingPeriod: 'weekly' })).toEqual(['Please select a billing period'])
  })

  test('accepts names of 1 to 50 characters', () => {
    expect(messagesOf({ name: 'ặ' })).toEqual([])
    expect(messagesOf({ name: 'ặ'.repeat(50) })).toEqual([])
    expect(messagesOf({ name: 'ặ'.repeat(51) })).toEqual(['Name must be less than 50 characters'])
  })
})
