import { expect, test } from 'vitest'
import { hostName, isHostName } from './host-name.ts'

test.each(['mail.example.com', 'a.vn', 'xn--vit-nam-yhb.vn', '1.example.com', `${'a'.repeat(63)}.vn`])(
  '%s is a host name',
  (name) => {
    expect(isHostName(name)).toBe(true)
  },
)

test.each([
  ...['', 'localhost', 'mail..vn', '-a.vn', 'a-.vn', 'a_b.vn', '198.18.0.7', 'việt.vn', `${'a'.repeat(64)}.vn`],
  `${'a.'.repeat(126)}vn`,
  'a b.vn',
])('%j is none', (name) => {
  expect(isHostName(name)).toBe(false)
})

test('a name is stored in lower case and without the last dot', () => {
  expect(hostName(' Mail.Example.COM. ')).toBe('mail.example.com')
})
