import * as v from 'valibot'
import { expect, test } from 'vitest'
import { resolveRequestSchema, userBalanceRequestSchema } from './admin.ts'
import { registerRequestSchema } from './auth.ts'
import { orderRequestSchema } from './vps.ts'
import { depositRequestSchema } from './wallet.ts'

const { password, firstName } = registerRequestSchema.entries
const { amount, description } = depositRequestSchema.entries
const { balance, reason } = userBalanceRequestSchema.pipe[0].entries

const text = (length: number) => 'a'.repeat(length)

test.each([
  ['a password', password, text(6), text(5), 'Mật khẩu phải có ít nhất 6 ký tự'],
  ['a password', password, text(256), text(257), 'Mật khẩu dài tối đa 256 ký tự'],
  ['a name', firstName, text(2), text(1), 'Tên phải có ít nhất 2 ký tự'],
  ['a name', firstName, text(60), text(61), 'Tên dài tối đa 60 ký tự'],
  ["a VPS's name", orderRequestSchema.entries.name, text(50), text(51), 'Tên VPS dài tối đa 50 ký tự'],
  ['a deposit', amount, '50000', '49999', 'Số tiền tối thiểu là 50,000 VND'],
  ['a deposit', amount, 50_000, 49_999, 'Số tiền tối thiểu là 50,000 VND'],
  ['a deposit', amount, '1000000000', '1000000001', 'Số tiền tối đa là 1.000.000.000\u00a0₫'],
  ['a deposit', amount, 1_000_000_000, 1_000_000_001, 'Số tiền tối đa là 1.000.000.000\u00a0₫'],
  ['a note of a deposit', description, text(200), text(201), 'Ghi chú dài tối đa 200 ký tự'],
  ['a balance', balance, '999999999999', '1000000000000', 'Số dư phải là số nguyên từ 0 đến 999.999.999.999\u00a0₫'],
  ['a reason', reason, text(160), text(161), 'Lý do dài tối đa 160 ký tự'],
  [
    'a note about a parked payment',
    resolveRequestSchema.entries.resolution,
    text(200),
    text(201),
    'Vui lòng ghi lại cách xử lý, từ 1 đến 200 ký tự',
  ],
])(
  '%s is accepted at its limit and refused beyond it, with the limit in the message',
  (_, schema, atLimit, past, message) => {
    expect(v.safeParse(schema, atLimit).success).toBe(true)
    expect(v.safeParse(schema, past, { lang: 'vi' }).issues?.[0].message).toBe(message)
  },
)
