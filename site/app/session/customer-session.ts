import { isLanguage, type Language } from '#contracts/languages.ts'
import { sessionKeys } from '#site/session/session-keys.ts'
import { createStoredValue } from '#site/session/stored-value.ts'

/** The signed-in user as the screens show it. Not a credential: that is the cookie, which no script can read. */
export interface SessionUser {
  id: string
  firstName: string
  /** Empty in older data. */
  lastName: string
  email: string
  role: 'customer' | 'admin'
  /** The value at sign-in, which avoids a layout shift of the dashboard when the current value has loaded. Undefined in older data. */
  isPhoneVerified?: boolean | undefined
  /** The account's choice at sign-in; null if it has none. Undefined in older data. */
  language?: Language | null | undefined
  /** Present for a visitor who looks at the demo. */
  isDemo?: true | undefined
}

export interface CustomerSession {
  /** The user's id (product spec, section 3). */
  token: string
  user: SessionUser
}

const { tokenKey, userKey } = sessionKeys

function readUser(json: string): SessionUser {
  const { id, firstName, lastName, email, role, isPhoneVerified, language, isDemo } = JSON.parse(json)
  if (typeof id !== 'string' || typeof email !== 'string') throw new Error('Not a stored user')
  return {
    id,
    firstName: typeof firstName === 'string' ? firstName : '',
    lastName: typeof lastName === 'string' ? lastName : '',
    email,
    role: role === 'admin' ? role : 'customer',
    isPhoneVerified: typeof isPhoneVerified === 'boolean' ? isPhoneVerified : undefined,
    language: isLanguage(language) ? language : undefined,
    isDemo: isDemo === true ? true : undefined,
  }
}

/** The customer's session in this browser. Unreadable data clears both keys (product spec, section 4). */
export const customerSession = createStoredValue<CustomerSession>({
  keys: [tokenKey, userKey],
  encode: ({ token, user }) => ({ [tokenKey]: token, [userKey]: JSON.stringify(user) }),
  decode: ({ [tokenKey]: token, [userKey]: user }) => (token && user ? { token, user: readUser(user) } : null),
})
