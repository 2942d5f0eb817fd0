import { describe, expect, test } from 'vitest'
import { loginAddress, readLoginReason, readReturnAddress } from '#site/session/return-address.ts'

const query = (text: string) => new URLSearchParams(text)

describe('return address', () => {
  test('leads back to the page that asked for signing in, query and all', () => {
    const address = new URL(loginAddress('sessionEnded', '/dashboard?tab=wallet'), 'http://localhost')
    expect(readReturnAddress(address.searchParams)).toBe('/dashboard?tab=wallet')
    expect(readLoginReason(address.searchParams)).toBe('sessionEnded')
  })

  test('is the landing page when nothing asked', () => {
    expect(readReturnAddress(query(''))).toBe('/')
    expect(readLoginReason(query('reason=<b>'))).toBeUndefined()
  })

  test.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '/\t/evil.test', 'dashboard'])(
    'never leads to another site: %s',
    (next) => {
      expect(readReturnAddress(new URLSearchParams({ next }))).toBe('/')
    },
  )
})
