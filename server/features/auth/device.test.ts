import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'computer Chrome Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'computer Edge Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'computer Firefox Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    'computer Safari macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'phone Safari iOS',
  ],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`, 'phone Chrome Android'],
  [`Mozilla/5.0 (Linux; Android 15; SM-X910) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'tablet Chrome Android'],
  ['curl/8.9.1', 'program null null'],
  ['', 'program null null'],
  ['<script>alert(1)</script> Firefox/1', 'computer Firefox null'],
])('%s is %s', (text, expected) => {
  const { kind, browser, system } = deviceOf(text)
  expect(`${kind} ${browser} ${system}`).toBe(expected)
})

test('a missing description is a program', () => expect(deviceOf(undefined).kind).toBe('program'))
