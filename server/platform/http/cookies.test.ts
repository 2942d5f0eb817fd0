import { expect, test } from 'vitest'
import { createSessionCookie } from './cookies.ts'

test('two servers on one host keep their cookies apart, and programs may leave out the port', () => {
  const [one, other] = [3310, 3311].map((port) => createSessionCookie({ https: false, port }))
  const set = [one?.write('a', null), other?.write('b', null)].map((cookie) => cookie?.split(';')[0])
  expect(set).toEqual(['session_3310=a', 'session_3311=b'])
  expect([one, other].map((cookie) => cookie?.read(set.join('; ')))).toEqual(['a', 'b'])
  expect(one?.read('session=c; session_3311=b')).toBe('c')
  // The two servers have one database, so either knows the session.
  expect(one?.read('theme=dark; session_3311=b; language=vi')).toBe('b')
})

test('over https only the name that browsers bind to the host counts', () => {
  const cookie = createSessionCookie({ https: true, port: 3000 })
  expect(cookie.write('a', null)).toMatch(/^__Host-session=a; .*Secure$/)
  expect(cookie.read('session=b; session_3000=c')).toBeUndefined()
})
