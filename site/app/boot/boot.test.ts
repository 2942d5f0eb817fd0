import { runInNewContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { bootScript, takeBootResponse, USER_ID } from '#site/boot/boot.ts'

afterEach(() => vi.unstubAllGlobals())

const parts = { balance: `/api/wallet/balance/${USER_ID}`, instances: `/api/vps/user/${USER_ID}` }
const overview = { balance: { balance: '7' }, instances: { rows: [{ id: 'v' }], nextCursor: 'next' } }

/** Runs the script in a fake page with the given local storage, and returns its effects. `respond` answers each request. */
function bootPage(getItem: (key: string) => string | null, respond = async (_path: string) => Response.json(overview)) {
  const replace = vi.fn()
  const fetch = vi.fn(respond)
  const document = { documentElement: { lang: 'vi', dataset: {} as Record<string, string> } }
  const window: { bootResponses?: Map<string, Promise<Response>> } = {}
  const script = bootScript({
    paths: ['/api/vps/catalog'],
    overview: { path: `/api/account/overview/${USER_ID}`, parts },
    login: '/login?from=',
  })
  const location = { pathname: '/dashboard', search: '?tab=wallet', replace }
  runInNewContext(script, { localStorage: { getItem }, document, location, fetch, window, JSON, Map, Object, Response })
  return {
    replace,
    fetch,
    dataset: document.documentElement.dataset,
    responseOf: (path: string) => window.bootResponses?.get(path),
  }
}

const stored = (values: Record<string, string>) => (key: string) => values[key] ?? null
const signedIn = (isPhoneVerified: boolean) =>
  stored({ authToken: 'u1', userData: JSON.stringify({ isPhoneVerified }) })

test('the script asks for the overview of the signed-in customer, in the language of the page', () => {
  const { fetch, replace } = bootPage(signedIn(true))
  const options = { credentials: 'include', headers: { 'Accept-Language': 'vi' } }
  expect(fetch.mock.calls).toEqual([
    ['/api/vps/catalog', options],
    ['/api/account/overview/u1', options],
  ])
  expect(replace).not.toHaveBeenCalled()
})

test('each part of the overview is the response of its own path, and a list says where the next page begins', async () => {
  const { fetch, responseOf } = bootPage(signedIn(true))
  expect(await (await responseOf('/api/wallet/balance/u1'))?.json()).toEqual({ balance: '7' })
  const instances = await responseOf('/api/vps/user/u1')
  expect(instances?.headers.get('x-next-cursor')).toBe('next')
  expect(await instances?.json()).toEqual([{ id: 'v' }])
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('when the server refuses the overview, each path is asked for', async () => {
  const { responseOf } = bootPage(signedIn(true), async (path) =>
    Response.json({ path }, { status: path.includes('overview') ? 404 : 200 }),
  )
  const balance = await responseOf('/api/wallet/balance/u1')
  expect(await balance?.json()).toEqual({ path: '/api/wallet/balance/u1' })
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

test('a failed request causes no unhandled rejection, since the code that takes the response handles it', async () => {
  const failure = new TypeError('Failed to fetch')
  const { responseOf } = bootPage(signedIn(true), () => Promise.reject(failure))
  // An unhandled rejection would fail the run before this.
  await new Promise((resolve) => setImmediate(resolve))
  await expect(responseOf('/api/vps/catalog')).rejects.toBe(failure)
  await expect(responseOf('/api/vps/user/u1')).rejects.toBe(failure)
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
