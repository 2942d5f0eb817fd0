import * as v from 'valibot'
import { expect, test } from 'vitest'
import { accountDialogTexts } from '#ds/texts/account-dialogs.ts'
import { createCodeSchema, createPhoneSchema } from './phone-schema.ts'

const messages = accountDialogTexts.vi.phoneVerification.validation
const phoneOf = (phone: string) => v.safeParse(createPhoneSchema(messages), { phone })
const codeOf = (code: string) => v.safeParse(createCodeSchema(messages), { code })

test('an empty or blank field is reported with the message of the spec', () => {
  for (const empty of ['', '  ']) {
    expect(phoneOf(empty).issues?.map(({ message }) => message)).toEqual(['Vui lòng nhập số điện thoại'])
    expect(codeOf(empty).issues?.map(({ message }) => message)).toEqual(['Vui lòng nhập mã xác minh'])
  }
})

test('what was typed is trimmed', () => {
  expect(phoneOf(' +84 912 345 678 ').output).toEqual({ phone: '+84 912 345 678' })
  expect(codeOf(' 123456 ').output).toEqual({ code: '123456' })
})
