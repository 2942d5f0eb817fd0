/** The session's cookie by name; browsers take `__Host-` only with Secure, so plain http gets a plain name. */
export const sessionCookieName = (secure: boolean) => (secure ? '__Host-session' : 'session')

/** A cookie's value from a `Cookie` header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, ...value] = pair.split('=')
    if (key?.trim() === name) return value.join('=').trim()
  }
  return undefined
}

/** A `Set-Cookie` value for the session; `maxAge` in seconds, 0 removes it. */
export function sessionCookie(secure: boolean, value: string, maxAge: number): string {
  const flags = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`
  return `${sessionCookieName(secure)}=${value}; ${flags}${secure ? '; Secure' : ''}`
}
