/** The name of the session's cookie. Browsers accept `__Host-` only with Secure, so it is left out on plain http. */
export const sessionCookieName = (https: boolean) => (https ? '__Host-session' : 'session')

/** Reads a cookie's value from a `Cookie` header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, ...value] = pair.split('=')
    if (key?.trim() === name) return value.join('=').trim()
  }
  return undefined
}

/** A `Set-Cookie` value for the session; `maxAge` in seconds, 0 removes it, null keeps it until the browser is closed. */
export function sessionCookie(https: boolean, value: string, maxAge: number | null): string {
  const flags = `Path=/;${maxAge === null ? '' : ` Max-Age=${maxAge};`} HttpOnly; SameSite=Lax`
  return `${sessionCookieName(https)}=${value}; ${flags}${https ? '; Secure' : ''}`
}
