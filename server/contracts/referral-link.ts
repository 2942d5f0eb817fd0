import { typedCode } from './rules/typed-code.ts'

/** The parameter of a shared link with the code of the customer who invites: `/?ref=CODE`. */
const REFERRAL_PARAMETER = 'ref'

/** The cookie that keeps the code until the visitor registers. */
const REFERRAL_COOKIE = 'referral'

/** How long it is kept, in days. */
export const REFERRAL_DAYS = 30

/** Anything else is not a code, and could not be sent as the value of a cookie. */
const CODE = /^[A-Za-z0-9]{1,40}$/

/** What a request says about an invitation: the query of its address, and its header `Cookie`. */
interface Request {
  query: URLSearchParams | Record<string, unknown>
  cookie: string | null | undefined
}

/** The code that a `Cookie` header or `document.cookie` contains; undefined without a valid one. */
export function keptReferral(cookies: string): string | undefined {
  const pair = cookies
    .split(';')
    .map((text) => text.trim())
    .find((text) => text.startsWith(`${REFERRAL_COOKIE}=`))
  const code = pair?.slice(REFERRAL_COOKIE.length + 1)
  return code && CODE.test(code) ? code : undefined
}

/**
 * The `Set-Cookie` value for a request whose address invites; null for others. The first invitation is kept, as who told the visitor
 * about the shop is the one to thank. The server stores it, because the page may be left before its script has loaded.
 */
export function referralCookie({ query, cookie }: Request, https: boolean): string | null {
  const written = query instanceof URLSearchParams ? query.get(REFERRAL_PARAMETER) : query[REFERRAL_PARAMETER]
  const code = typeof written === 'string' ? typedCode(written) : ''
  if (!CODE.test(code) || keptReferral(cookie ?? '')) return null
  const maxAge = REFERRAL_DAYS * 24 * 60 * 60
  return `${REFERRAL_COOKIE}=${code}; Path=/; Max-Age=${maxAge}; SameSite=Lax${https ? '; Secure' : ''}`
}
