import { expect, test } from 'vitest'
import { typedCode } from './typed-code.ts'

test.each([
  [' welcome30 ', 'WELCOME30'],
  ['WEL-COME 30', 'WELCOME30'],
  ['\u2068WELCOME30\u2069', 'WELCOME30'],
  ['ＷＥＬＣＯＭＥ３０', 'WELCOME30'],
  ['123\u00a0456', '123456'],
  ['123\u2013456\u200b', '123456'],
  ['', ''],
])('%j is the code %j', (text, code) => {
  expect(typedCode(text)).toBe(code)
})
