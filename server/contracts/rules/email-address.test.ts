import { expect, test } from 'vitest'
import { emailAddress } from './email-address.ts'

test.each([
  ['Lan+vps@Sen.test', 'Lan+vps@Sen.test'],
  ['\u2068lan@sen.test\u2069', 'lan@sen.test'],
  ['lan@\u200bsen.test\u00a0', 'lan@sen.test'],
  ['ｌａｎ＠ｓｅｎ．ｔｅｓｔ', 'lan@sen.test'],
  ['Lan Trần <lan@sen.test>', 'lan@sen.test'],
  ['mailto:lan@sen.test', 'lan@sen.test'],
  ["o'brien@sen.test", "o'brien@sen.test"],
  ['o’brien@sen.test', "o'brien@sen.test"],
  ['lan@xn--cng-ty-8ya0d.vn', 'lan@xn--cng-ty-8ya0d.vn'],
  ['lan@công-ty.vn', 'lan@xn--cng-ty-ixa.vn'],
  ['lan@CÔNG-TY.vn'.normalize('NFD'), 'lan@xn--cng-ty-ixa.vn'],
  ['info@münchen。de', 'info@xn--mnchen-3ya.de'],
  ['lan@xn--fiqs8s', undefined],
  ['lan@mail.xn--fiqs8s', 'lan@mail.xn--fiqs8s'],
])('%j is %j', (text, address) => {
  expect(emailAddress(text)).toBe(address)
})

test.each([
  ...['', 'lan', '@sen.test', 'lan@', 'lan@sen', 'lan@sen.t', 'lan@127.0.0.1', 'lan@[127.0.0.1]', 'lan@sen.test:80'],
  ...[
    'lan@sen..test',
    '.lan@sen.test',
    'lan.@sen.test',
    'la..n@sen.test',
    'lan@-sen.test',
    'lan@công-ty.vn/x',
    'lan lê@sen.test',
  ],
  ...[
    'lan@mai@sen.test',
    'lan@sen.test, mai@sen.test',
    '<lan@sen.test> <mai@sen.test>',
    'lê@sen.test',
    'lan@sen.test\nBcc: x@y.vn',
  ],
])('%j is not an address', (text) => {
  expect(emailAddress(text)).toBeUndefined()
})
