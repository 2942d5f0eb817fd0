import { describe, expect, test } from 'vitest'
import { loginPath, readLoginReason, readReturnPath } from '#site/session/return-path.ts'

const query = (text: string) => new URLSearchParams(text)

describe('the path to return to', () => {
  test('leads back to the page that required signing in, with its query and fragment', () => {
    const login = new URL(loginPath('sessionEnded', '/dashboard?tab=wallet#history'), 'http://localhost')
    expect(readReturnPath(login.searchParams)).toBe('/dashboard?tab=wallet#history')
    expect(readLoginReason(login.searchParams)).toBe('sessionEnded')
  })

  test('defaults to the landing page', () => {
    expect(readReturnPath(query(''))).toBe('/')
    expect(readLoginReason(query('reason=<b>'))).toBeUndefined()
  })

  test.each([
    '//evil.test',
    '//evil.test/dashboard',
    '/\\evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '/\t/evil.test',
    '/.//evil.test',
    '/a/..//evil.test',
    'dashboard',
  ])('never leads to another site: %s', (next) => {
    expect(readReturnPath(new URLSearchParams({ next }))).toBe('/')
  })
})
