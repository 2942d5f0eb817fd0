import { runInNewContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { bootScript, takeBootResponse, USER_ID } from '#site/boot/boot.ts'

afterEach(() => vi.unstubAllGlobals())

/** Runs the script in a fake page with the given local storage, and returns its effects. */
function bootPage(getItem: (key: string) => string | null, response = Promise.resolve(new Response())) {
  const replace = vi.fn()
  const fetch = vi.fn(() => response)
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

test('the script fetches all paths for the signed-in customer, in the language of the page', () => {
  const { fetch, replace, window } = bootPage(signedIn(true))
  const options = { credentials: 'include', headers: { 'Accept-Language': 'vi' } }
  expect(fetch.mock.calls).toEqual([
    ['/api/me', options],
    ['/api/wallet/balance/u1', options],
  ])
  expect([...(window.bootResponses?.keys() ?? [])]).toEqual(['/api/me', '/api/wallet/balance/u1'])
  expect(replace).not.toHaveBeenCalled()
})

test('the script redirects a visitor to the login with a return address, and fetches nothing', () => {
  const { fetch, replace } = bootPage(stored({}))
  expect(replace).toHaveBeenCalledExactlyOnceWith('/login?from=%2Fdashboard%3Ftab%3Dwallet')
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  [true, 'verified'],
  [false, undefined],
])('the script marks the document when the phone is verified: %s', (isPhoneVerified, mark) => {
  expect(bootPage(signedIn(isPhoneVerified)).dataset.phone).toBe(mark)
})

test('the script hides the question for the phone number from the customer who has put it off, and from no other', () => {
  const unverified = { authToken: 'u1', userData: '{"isPhoneVerified":false}' }
  expect(bootPage(stored({ ...unverified, phoneVerificationPutOff: 'u1' })).dataset.phone).toBe('verified')
  expect(bootPage(stored({ ...unverified, phoneVerificationPutOff: 'u2' })).dataset.phone).toBeUndefined()
})

test('the script hides the question when older data does not contain whether the phone is verified', () => {
  expect(bootPage(stored({ authToken: 'u1' })).dataset.phone).toBe('verified')
  expect(bootPage(stored({ authToken: 'u1', userData: '{}' })).dataset.phone).toBe('verified')
})

test('a failed request causes no unhandled rejection, since the code that takes the response handles it', () => {
  const response = Promise.reject<Response>(new TypeError('Failed to fetch'))
  const handled = vi.spyOn(response, 'catch')
  bootPage(signedIn(true), response)
  expect(handled).toHaveBeenCalled()
})

test('a response can be taken once, and only for its path', () => {
  const response = Promise.resolve(new Response())
  vi.stubGlobal('window', { bootResponses: new Map([['/api/me', response]]) })
  expect(takeBootResponse('/api/other')).toBeUndefined()
  expect(takeBootResponse('/api/me')).toBe(response)
  expect(takeBootResponse('/api/me')).toBeUndefined()
})

test.each([
  ['data that does not parse', stored({ authToken: 'u1', userData: '{' })],
  [
    'forbidden storage',
    () => {
      throw new Error('SecurityError')
    },
  ],
])('the script does nothing with %s, which the main script handles', (_, getItem) => {
  const { fetch, replace } = bootPage(getItem)
  expect(fetch).not.toHaveBeenCalled()
  expect(replace).not.toHaveBeenCalled()
})
