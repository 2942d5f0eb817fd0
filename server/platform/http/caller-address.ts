import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/**
 * An IP address in its canonical form: IPv6 in lower case and shortened, without a zone, and IPv4 mapped to IPv6 as IPv4. Null for
 * text that is not an address. Proxies may add a port, such as `203.0.113.7:4711` or `[2001:db8::7]:4711`.
 */
export function normalizeAddress(text: string): string | null {
  if (isIP(text) === 4) return text
  const [, inBrackets, withPort] = /^(?:\[([^\]]*)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/.exec(text) ?? []
  if (withPort !== undefined) return isIP(withPort) === 4 ? withPort : null
  const [address = ''] = (inBrackets ?? text).split('%')
  if (isIP(address) !== 6) return null
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [, high = '', low = ''] = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(short) ?? []
  if (high === '') return short
  const bytes = [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
  return bytes.join('.')
}

/**
 * The client's address, as `proxies` trusted proxies report it in `X-Forwarded-For`. An entry that is not an address is ignored, as are
 * all entries before it: the client is then the proxy that sent it.
 */
export function callerAddress({ socket, headers }: IncomingMessage, proxies: number): string {
  let address = normalizeAddress(socket.remoteAddress ?? '') ?? ''
  const forwarded = proxies > 0 ? headers['x-forwarded-for'] : undefined
  if (forwarded === undefined) return address
  const entries = String(forwarded).split(',').slice(-proxies).reverse()
  for (const entry of entries) {
    const next = normalizeAddress(entry.trim())
    if (next === null) break
    address = next
  }
  return address
}
