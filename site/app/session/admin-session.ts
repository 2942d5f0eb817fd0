import { createStoredValue } from '#site/session/stored-value.ts'

/** The back-office's own session: a bearer token and the admin it belongs to. */
export interface AdminSession {
  token: string
  admin: { firstName: string; lastName: string; email: string }
}

const tokenKey = 'adminToken'
const adminKey = 'adminUser'

function readAdmin(json: string): AdminSession['admin'] {
  const { firstName, lastName, email } = JSON.parse(json)
  if (typeof email !== 'string') throw new Error('Not a stored admin')
  return { firstName: String(firstName ?? ''), lastName: String(lastName ?? ''), email }
}

/** The admin's session in this browser. Unreadable data clears both keys. */
export const adminSession = createStoredValue<AdminSession>({
  keys: [tokenKey, adminKey],
  encode: ({ token, admin }) => ({ [tokenKey]: token, [adminKey]: JSON.stringify(admin) }),
  decode: ({ [tokenKey]: token, [adminKey]: admin }) => (token && admin ? { token, admin: readAdmin(admin) } : null),
})
