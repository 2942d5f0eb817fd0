/** A response as a scanner receives it over https. */
export interface ScannedResponse {
  headers: Headers
  /** The body of a page; null for other responses. */
  html: string | null
}

type Sources = Map<string, Set<string>>

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const SIX_MONTHS = 15_552_000

const policyOf = (header: string): Sources =>
  new Map(
    header.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/)
      return [name, new Set(sources)]
    }),
  )

function contentSecurityPolicy({ headers }: ScannedResponse): number {
  const header = headers.get('content-security-policy')
  if (!header) return -25
  const policy = policyOf(header)
  const everything = new Set(['*'])
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? everything
  const hasAny = (sources: Set<string>, bad: string[]) => bad.some((source) => sources.has(source))
  const script = sourcesOf('script-src')
  const style = sourcesOf('style-src')
  const hashed = (sources: Set<string>) => [...sources].some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source))
  const inlined = (sources: Set<string>) => [...(hashed(sources) ? [] : ["'unsafe-inline'"]), 'data:', ...broad]
  if (hasAny(script, inlined(script)) || hasAny(sourcesOf('object-src'), broad)) return -20
  const insecure = (sources: Set<string>) => [...sources].some((source) => /^(?:http|ftp):/.test(source))
  const passive = new Set(['img-src', 'media-src'])
  if ([...policy].some(([name, sources]) => !passive.has(name) && insecure(sources))) return -20
  if (script.has("'unsafe-eval'") || style.has("'unsafe-eval'")) return -10
  if ([...passive].some((name) => insecure(sourcesOf(name)))) return -10
  if (hasAny(style, inlined(style))) return 0
  const byDefault = policy.get('default-src')
  return byDefault?.size === 1 && byDefault.has("'none'") ? 10 : 5
}

function cookies({ headers }: ScannedResponse): number {
  const cookieHeaders = headers.getSetCookie().map((cookie) => cookie.toLowerCase())
  if (cookieHeaders.length === 0) return 0
  const isProtected = strictTransportSecurity({ headers, html: null }) >= 0
  const marks = cookieHeaders.map((cookie) => {
    const flags = cookie.split(';').map((flag) => flag.trim())
    const isSession = /login|sess/.test(cookie.split('=')[0] ?? '')
    const sameSite = flags.find((flag) => flag.startsWith('samesite'))
    const hasSecure = flags.includes('secure')
    if (isSession && !hasSecure) return isProtected ? -10 : -40
    if (isSession && !flags.includes('httponly')) return -30
    if (sameSite !== undefined && !/^samesite=(?:lax|strict|none)$/.test(sameSite)) return -20
    if (!hasSecure) return isProtected ? -5 : -20
    return sameSite === undefined ? 0 : 5
  })
  return Math.min(...marks)
}

function crossOriginSharing({ headers }: ScannedResponse): number {
  const allowsOrigins = headers.has('access-control-allow-origin')
  return allowsOrigins && headers.get('access-control-allow-credentials') === 'true' ? -50 : 0
}

function strictTransportSecurity({ headers }: ScannedResponse): number {
  const header = headers.get('strict-transport-security')?.toLowerCase()
  const age = /(?:^|;)\s*max-age=(\d+)/.exec(header ?? '')?.[1]
  if (age === undefined || header?.includes(',')) return -20
  return Number(age) < SIX_MONTHS ? -10 : 0
}

function referrerPolicy({ headers }: ScannedResponse): number {
  const header = headers.get('referrer-policy')
  if (header === null) return 0
  const last = header.split(',').at(-1)?.trim().toLowerCase() ?? ''
  const isPrivate = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(last)
  return isPrivate ? 5 : -5
}

/** Hashes of scripts: scripts from other hosts without one lose points; the site's own scripts need none, but gain a few by it. */
function subresourceIntegrity({ html }: ScannedResponse): number {
  const scripts = [...(html ?? '').matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)]
  const isHashed = (tag: string) => /\sintegrity="[^"]+"/.test(tag)
  const foreign = scripts.filter(([, src]) => /^(?:https?:)?\/\//.test(src ?? ''))
  if (foreign.some(([tag, src]) => !isHashed(tag) && !src?.startsWith('https:'))) return -50
  if (foreign.some(([tag, src]) => isHashed(tag) && !src?.startsWith('https:'))) return -20
  if (foreign.some(([tag]) => !isHashed(tag))) return -5
  return scripts.some(([tag]) => isHashed(tag)) ? 5 : 0
}

function frames({ headers }: ScannedResponse): number {
  if (policyOf(headers.get('content-security-policy') ?? '').has('frame-ancestors')) return 5
  return /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 5 : -20
}

/** A header that gains ten points for a good value, none if it is harmless or missing, and loses five otherwise. */
const isolation = (name: string, good: string[], harmless: string) => ({ headers }: ScannedResponse) => {
  const value = headers.get(name)?.trim().toLowerCase()
  if (value === undefined || value === harmless) return 0
  return good.includes(value) ? 10 : -5
} // biome-ignore format: the signature stays on one line

const rules: Record<string, (response: ScannedResponse) => number> = {
  'content-security-policy': contentSecurityPolicy,
  cookies,
  'cross-origin-resource-sharing': crossOriginSharing,
  'strict-transport-security': strictTransportSecurity,
  'referrer-policy': referrerPolicy,
  'subresource-integrity': subresourceIntegrity,
  'x-content-type-options': ({ headers }) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  'x-frame-options': frames,
  'cross-origin-resource-policy': isolation(
    'cross-origin-resource-policy',
    ['same-origin', 'same-site'],
    'cross-origin',
  ),
  'cross-origin-embedder-policy': isolation(
    'cross-origin-embedder-policy',
    ['require-corp', 'credentialless'],
    'unsafe-none',
  ),
  'cross-origin-opener-policy': isolation(
    'cross-origin-opener-policy',
    ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
    'unsafe-none',
  ),
}

/**
 * The score of Mozilla's HTTP Observatory: 100 minus penalties, plus bonuses if the penalties leave at least 90. The rules are those
 * of mdn/mdn-http-observatory (`src/analyzer/tests`, `src/grader/charts.js`), without those that a response alone cannot show: the
 * redirection from http and the certificate (assumed correct, since they belong to the proxy), the preload list of browsers (assumed
 * not listed), and policies in a page's `meta`.
 */
export function observatoryScore(response: ScannedResponse): { score: number; marks: Record<string, number> } {
  const marks = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule(response)]))
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100)
  const withoutBonuses = sum(Object.values(marks).filter((mark) => mark < 0))
  return { score: Math.max(0, withoutBonuses >= 90 ? sum(Object.values(marks)) : withoutBonuses), marks }
}
