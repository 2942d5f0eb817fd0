import { afterEach, beforeEach, expect, test } from 'vitest'
import { adminSession } from './admin-session.ts'

const admin = { firstName: 'Hoàng', lastName: 'Phạm', email: 'admin@sen.test' }

let unsubscribe: () => void
beforeEach(() => {
  unsubscribe = adminSession.subscribe(() => undefined)
})
afterEach(() => {
  adminSession.set(null)
  unsubscribe()
})

/** Stores these strings as another tab would, and returns the session that follows from them. */
function readStored(stored: Record<string, string>) {
  localStorage.clear()
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  return adminSession.get()
}

test('the token and the admin are stored under separate keys', () => {
  adminSession.set({ token: 'secret', admin })
  expect(localStorage.getItem('adminToken')).toBe('secret')
  expect(JSON.parse(localStorage.getItem('adminUser') ?? '')).toEqual(admin)
  expect(readStored({ adminToken: 'secret', adminUser: JSON.stringify(admin) })).toEqual({ token: 'secret', admin })
})

test('an admin without names is read, and other stored fields are dropped', () => {
  const adminUser = JSON.stringify({ email: admin.email, password: 'hunter2' })
  expect(readStored({ adminToken: 'secret', adminUser })?.admin).toEqual({
    firstName: '',
    lastName: '',
    email: admin.email,
  })
})

test.each([
  ['is not JSON', '{'],
  ['has no email', JSON.stringify({ ...admin, email: undefined })],
])('with stored data that %s there is no session, and both keys are cleared', (_, adminUser) => {
  expect(readStored({ adminToken: 'secret', adminUser })).toBeNull()
  expect(localStorage.length).toBe(0)
})

test('there is no session with only a token or only an admin', () => {
  expect(readStored({ adminToken: 'secret' })).toBeNull()
  expect(readStored({ adminToken: '', adminUser: JSON.stringify(admin) })).toBeNull()
})
