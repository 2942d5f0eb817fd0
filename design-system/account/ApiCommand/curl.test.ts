import { expect, test } from 'vitest'
import { curlOf } from './curl.ts'

test('a call with a body has the option for it, and one without has none', () => {
  expect(curlOf({ method: 'POST', path: '/api/vps/41/actions', body: { type: 'reboot' } }, 'https://sen.test')).toBe(
    [
      "curl -X POST 'https://sen.test/api/vps/41/actions' \\",
      '  -H "Authorization: Bearer $SEN_TOKEN" \\',
      "  -H 'Content-Type: application/json' \\",
      `  -d '{"type":"reboot"}'`,
    ].join('\n'),
  )
  expect(curlOf({ method: 'POST', path: '/api/vps/41/password', needsSession: true }, 'https://sen.test')).toBe(
    ["curl -X POST 'https://sen.test/api/vps/41/password' \\", '  -b cookies.txt'].join('\n'),
  )
})

test('a quote in a name does not end the argument', () => {
  const line = curlOf({ method: 'PATCH', path: '/api/vps/41', body: { name: "mẹ'nấu; rm -rf" } }, '')
  expect(line).toContain(String.raw`-d '{"name":"mẹ'\''nấu; rm -rf"}'`)
})
