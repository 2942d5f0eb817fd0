import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

/** The inline code of a page, as the hashes that allow exactly it. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
  styleAttributes: string[]
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const unique = (texts: string[]) => [...new Set(texts)]
const decodeEntities = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Finds the inline scripts, styles and style attributes of a built page. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '')
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '')
  const markup = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
  const attributes = [...markup.matchAll(/<[^>]*?\sstyle="([^"]*)"/g)].map((match) => decodeEntities(match[1] ?? ''))
  return {
    scripts: unique(scripts.map(hash)),
    styles: unique(styles.map(hash)),
    styleAttributes: unique(attributes.map(hash)),
  }
}

/** The content security policy of a page: only the site's own files, and the page's own inline code. */
export function pagePolicy({ scripts, styles, styleAttributes }: InlineHashes, secure: boolean): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    `style-src-attr ${styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes].join(' ') : "'none'"}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The policy of everything that is no page: it may load nothing at all. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox"

/**
 * The headers of every answer, besides those that say what it is. Pages replace the closed policy by their own. Helmet says
 * which they are once, at start, since they never change.
 */
export function securityHeaders(secure: boolean): ReadonlyMap<string, string> {
  const headers = new Map([
    ['content-security-policy', closedPolicy],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()'],
  ])
  const answer = { setHeader: (name: string, value: string) => headers.set(name, value), removeHeader() {} }
  helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: secure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
  })({} as IncomingMessage, answer as unknown as ServerResponse, () => {})
  return headers
}
