import { withoutInvisible } from './clean-line.ts'
import { isHostName } from './host-name.ts'

/** The part before the @: words of letters, digits and the signs that RFC 5322 allows, with single dots between them. */
const local = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
/** The end of a host's name. */
const topLevel = /\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i
/** What a host in letters of any script consists of. Anything else would have a meaning in an address of a page. */
const international = /^[\p{L}\p{M}\p{N}.-]+$/u

/** A host's name in ASCII, as `công-ty.vn` becomes `xn--cng-ty-ixa.vn`; undefined for none. */
function asciiHost(host: string): string | undefined {
  if (/^\p{ASCII}*$/u.test(host)) return host
  const dotted = host.replaceAll('。', '.')
  const address = `http://${dotted}`
  return international.test(dotted) && URL.canParse(address) ? new URL(address).hostname : undefined
}

/**
 * An email address as it is stored: `lan@mail.vn` for ` ｌａｎ＠mail.vn `, `mailto:lan@mail.vn` and `Lan <lan@mail.vn>`. Its case stays. A host in
 * other letters is stored in ASCII, as browsers send it. Undefined for what is not an address.
 */
export function emailAddress(text: string): string | undefined {
  const line = withoutInvisible(text).replace(/[‘’ʼ]/g, "'").normalize('NFKC').trim()
  const address = (/^[^<>]*<([^<>]+)>$/.exec(line)?.[1] ?? line).trim().replace(/^mailto:/i, '')
  const at = address.lastIndexOf('@')
  const name = address.slice(0, at)
  const host = asciiHost(address.slice(at + 1))
  if (at < 1 || !local.test(name) || host === undefined) return undefined
  return isHostName(host.toLowerCase()) && topLevel.test(host) ? `${name}@${host}` : undefined
}
