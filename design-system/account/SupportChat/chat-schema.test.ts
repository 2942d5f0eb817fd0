import * as v from 'valibot'
import { expect, it } from 'vitest'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { createChatSchema } from './chat-schema.ts'

const check = (email: string, message: string) => v.safeParse(createChatSchema(accountTexts.chat), { email, message })
const required = 'Vui lòng điền đầy đủ thông tin'

it('requires both fields, with the one message of the spec', () => {
  expect(check('', '').issues?.map(({ message }) => message)).toEqual([required, required])
  expect(check('lan@sen.test', '  ').issues?.map(({ message }) => message)).toEqual([required])
  expect(check(' ', 'Xin chào').issues?.map(({ message }) => message)).toEqual([required])
})

it('trims both fields', () => {
  expect(check(' lan@sen.test ', ' Xin chào ').output).toEqual({ email: 'lan@sen.test', message: 'Xin chào' })
})
