import { createHash } from 'node:crypto'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it is written in HTML, between tags or in an attribute with double quotes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** The content security policy of a page without script: its own styles, by hash, and nothing else. */
export const policyOfStyles = (styles: string) =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
