/** The cookie of a session: how it is read from a `Cookie` header, and set. */
export interface SessionCookie {
  read(header: string | undefined): string | undefined
  /** A `Set-Cookie` value; `maxAge` in seconds, 0 removes it, null keeps it until the browser is closed. */
  write(value: string, maxAge: number | null): string
}

interface SessionCookieOptions {
  /** Whether the site is served over https, so that the cookie is Secure. */
  https: boolean
  /** The port of a server on plain http, which shares its host with others: browsers keep cookies by host, not by port. Default: not in the name. */
  port?: number
}

/** Without its prefix and the port, as programs may always send it on plain http. */
const PLAIN = 'session'

export function createSessionCookie({ https, port }: SessionCookieOptions): SessionCookie {
  // Browsers accept `__Host-` only with Secure.
  const name = https ? `__Host-${PLAIN}` : PLAIN + (port === undefined ? '' : `_${port}`)
  return {
    read: (header) =>
      readCookie(header, name) ?? (https ? undefined : (readCookie(header, PLAIN) ?? otherPort(header))),
    write(value, maxAge) {
      const flags = `Path=/;${maxAge === null ? '' : ` Max-Age=${maxAge};`} HttpOnly; SameSite=Lax`
      return `${name}=${value}; ${flags}${https ? '; Secure' : ''}`
    },
  }
}

/** The session of a server on another port, which may have the same database. */
const otherPort = (header: string | undefined) => /(?:^|;)\s*session_\d+=([^;]*)/.exec(header ?? '')?.[1]?.trim()

/** Reads a cookie's value from a `Cookie` header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, ...value] = pair.split('=')
    if (key?.trim() === name) return value.join('=').trim()
  }
  return undefined
}
