import * as v from 'valibot'
import { expect, it } from 'vitest'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { createChatSchema } from './chat-schema.ts'

const check = (email: string, message: string) => v.safeParse(createChatSchema(accountTexts.chat), { email, message })
const words = 'Vui lòng điền đầy đủ thông tin'

it('asks for both, in the one sentence of the spec', () => {
  expect(check('', '').issues?.map(({ message }) => message)).toEqual([words, words])
  expect(check('lan@sen.test', '  ').issues?.map(({ message }) => message)).toEqual([words])
  expect(check(' ', 'Xin chào').issues?.map(({ message }) => message)).toEqual([words])
})

it('takes both without the spaces around them', () => {
  expect(check(' lan@sen.test ', ' Xin chào ').output).toEqual({ email: 'lan@sen.test', message: 'Xin chào' })
})
