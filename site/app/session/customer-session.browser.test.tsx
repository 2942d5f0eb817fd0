import { afterEach, beforeEach, expect, test } from 'vitest'
import { customerSession, type SessionUser } from './customer-session.ts'

const lan: SessionUser = {
  id: '41',
  firstName: 'Lan',
  lastName: 'Nguyễn',
  email: 'lan@sen.test',
  role: 'customer',
  isPhoneVerified: false,
}

let unsubscribe: () => void
beforeEach(() => {
  unsubscribe = customerSession.subscribe(() => undefined)
})
afterEach(() => {
  customerSession.set(null)
  unsubscribe()
})

/** Stores these strings as another tab would, and returns the session that follows from them. */
function readStored(stored: Record<string, string>) {
  localStorage.clear()
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  return customerSession.get()
}

test('the session is stored under the keys of the product spec', () => {
  customerSession.set({ token: '41', user: lan })
  expect(localStorage.getItem('authToken')).toBe('41')
  expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual(lan)
  expect(readStored({ authToken: '41', userData: JSON.stringify(lan) })).toEqual({ token: '41', user: lan })
})

test.each<[string, object, Partial<SessionUser>]>([
  ['without names', { firstName: undefined, lastName: undefined }, { firstName: '', lastName: '' }],
  ['with another role', { role: 'owner' }, { role: 'customer' }],
  ['with more than the screens show', { balance: '5' }, {}],
  ['of an admin', { role: 'admin' }, { role: 'admin' }],
  ['without the phone', { isPhoneVerified: undefined }, { isPhoneVerified: undefined }],
  ['with a verified phone', { isPhoneVerified: true }, { isPhoneVerified: true }],
  ['with an unreadable phone', { isPhoneVerified: 'yes' }, { isPhoneVerified: undefined }],
])('stored data %s is read', (_, stored, expected) => {
  const userData = JSON.stringify({ ...lan, ...stored })
  expect(readStored({ authToken: '41', userData })?.user).toEqual({ ...lan, ...expected })
})

test.each([
  ['is not JSON', '{'],
  ['has no id', JSON.stringify({ ...lan, id: undefined })],
  ['has a number as id', JSON.stringify({ ...lan, id: 41 })],
  ['has no email', JSON.stringify({ ...lan, email: undefined })],
  ['has null as email', JSON.stringify({ ...lan, email: null })],
])('with stored data that %s there is no session, and both keys are cleared', (_, userData) => {
  expect(readStored({ authToken: '41', userData })).toBeNull()
  expect(localStorage.length).toBe(0)
})

test('there is no session with only a token or only a user', () => {
  expect(readStored({ authToken: '41' })).toBeNull()
  expect(readStored({ authToken: '', userData: JSON.stringify(lan) })).toBeNull()
})
