import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

/** The hashes of a page's inline code, which allow exactly that code. */
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
  // Data, such as structured data, is not a script to a browser, and needs no hash.
  const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g
  const scripts = [...html.matchAll(inlineScript)].map((match) => match[1] ?? '')
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
export function pagePolicy({ scripts, styles, styleAttributes }: InlineHashes, https: boolean): string {
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
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The policy of all responses other than pages: they may load nothing. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox"

/**
 * The security headers of every response. Pages replace the closed policy with their own. Helmet is run once, at start, since
 * the headers never change.
 */
export function securityHeaders(https: boolean): ReadonlyMap<string, string> {
  const headers = new Map([
    ['content-security-policy', closedPolicy],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()'],
  ])
  const response = { setHeader: (name: string, value: string) => headers.set(name, value), removeHeader() {} }
  helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
  })({} as IncomingMessage, response as unknown as ServerResponse, () => {})
  return headers
}
