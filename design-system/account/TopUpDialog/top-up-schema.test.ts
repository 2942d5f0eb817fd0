import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createFormats } from '#ds/providers/format.tsx'
import { accountDialogTexts } from '#ds/texts/account-dialogs.ts'
import { createTopUpSchema } from './top-up-schema.ts'

const schema = createTopUpSchema(accountDialogTexts.vi.topUp.validation, createFormats('vi-VN'))
const valid = { amount: '200000', paymentMethod: 'momo', description: '' }

const messagesOf = (changes: Record<string, unknown>) =>
  v.safeParse(schema, { ...valid, ...changes }, { abortPipeEarly: true }).issues?.map((issue) => issue.message) ?? []

describe('createTopUpSchema', () => {
  test('accepts a top-up with and without a description', () => {
    expect(messagesOf({})).toEqual([])
    expect(messagesOf({ description: 'Nạp cho tháng 12' })).toEqual([])
  })

  test('requires an amount of at least 50,000', () => {
    expect(messagesOf({ amount: '' })).toEqual(['Số tiền không được để trống'])
    expect(messagesOf({ amount: '49999' })).toEqual(['Số tiền tối thiểu là 50,000 VND'])
    expect(messagesOf({ amount: '50000' })).toEqual([])
  })

  test('has the same maximum as the server', () => {
    expect(messagesOf({ amount: '1000000000' })).toEqual([])
    expect(messagesOf({ amount: '1000000001' })).toEqual(['Số tiền tối đa là 1.000.000.000\u00a0₫'])
  })

  test('accepts a description of up to 200 characters', () => {
    expect(messagesOf({ description: 'ạ'.repeat(200) })).toEqual([])
    expect(messagesOf({ description: 'ạ'.repeat(201) })).toEqual(['Ghi chú dài tối đa 200 ký tự'])
  })

  test('requires one of the four methods', () => {
    for (const paymentMethod of ['bank_transfer', 'momo', 'zalopay', 'crypto'])
      expect(messagesOf({ paymentMethod })).toEqual([])
    expect(messagesOf({ paymentMethod: '' })).toEqual(['Vui lòng chọn phương thức thanh toán'])
  })
})
