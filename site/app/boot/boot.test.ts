import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { bootScript, USER_ID } from '#site/boot/boot.ts'

/** Runs the script as a page would that the browser has stored this for, and tells what it did. */
function bootPage(getItem: (key: string) => string | null) {
  const replace = vi.fn()
  const fetch = vi.fn(() => Promise.resolve(new Response()))
  const document = { documentElement: { lang: 'vi', dataset: {} as Record<string, string> } }
  const window: { bootResponses?: Map<string, unknown> } = {}
  const script = bootScript({ paths: ['/api/me', `/api/wallet/balance/${USER_ID}`], login: '/login?from=' })
  const location = { pathname: '/dashboard', search: '?tab=wallet', replace }
  runInNewContext(script, { localStorage: { getItem }, document, location, fetch, window, JSON, Map })
  return { replace, fetch, window, dataset: document.documentElement.dataset }
}

const stored = (values: Record<string, string>) => (key: string) => values[key] ?? null
const signedIn = (isPhoneVerified: boolean) =>
  stored({ authToken: 'u1', userData: JSON.stringify({ isPhoneVerified }) })

test('it calls every path for the customer who is signed in, in the language of the page', () => {
  const { fetch, replace, window } = bootPage(signedIn(true))
  const options = { credentials: 'include', headers: { 'Accept-Language': 'vi' } }
  expect(fetch.mock.calls).toEqual([
    ['/api/me', options],
    ['/api/wallet/balance/u1', options],
  ])
  expect([...(window.bootResponses?.keys() ?? [])]).toEqual(['/api/me', '/api/wallet/balance/u1'])
  expect(replace).not.toHaveBeenCalled()
})

test('it leads a visitor to the login, with the way back, and calls nothing', () => {
  const { fetch, replace } = bootPage(stored({}))
  expect(replace).toHaveBeenCalledExactlyOnceWith('/login?from=%2Fdashboard%3Ftab%3Dwallet')
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  [true, 'verified'],
  [false, undefined],
])('it marks the document of a customer whose phone is verified: %s', (isPhoneVerified, mark) => {
  expect(bootPage(signedIn(isPhoneVerified)).dataset.phone).toBe(mark)
})

test.each([
  ['data that does not parse', stored({ authToken: 'u1', userData: '{' })],
  [
    'closed storage',
    () => {
      throw new Error('SecurityError')
    },
  ],
])('it leaves %s to the script', (_, getItem) => {
  const { fetch, replace } = bootPage(getItem)
  expect(fetch).not.toHaveBeenCalled()
  expect(replace).not.toHaveBeenCalled()
})
