/** An IP network: its version, its first address as a number, and the number of leading bits that its addresses share. */
export interface IpNetwork {
  family: 4 | 6
  first: bigint
  prefix: number
}

const BITS = { 4: 32, 6: 128 } as const

function v4Value(text: string): bigint | null {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255)) return null
  return parts.reduce((value, part) => value * 256n + BigInt(part), 0n)
}

function v6Value(text: string): bigint | null {
  const [head = '', tail, ...more] = text.toLowerCase().split('::')
  if (more.length > 0) return null
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'))
  const before = groupsOf(head)
  const after = tail === undefined ? [] : groupsOf(tail)
  const left = 8 - before.length - after.length
  if (tail === undefined ? left !== 0 : left < 1) return null
  const groups = [...before, ...Array<string>(Math.max(left, 0)).fill('0'), ...after]
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/.test(group))) return null
  return groups.reduce((value, group) => value * 65_536n + BigInt(`0x${group}`), 0n)
}

/** Reads an address of either version; null for anything else. */
export function readAddress(text: string): { family: 4 | 6; value: bigint } | null {
  const v4 = v4Value(text)
  if (v4 !== null) return { family: 4, value: v4 }
  const v6 = text.includes(':') ? v6Value(text) : null
  return v6 === null ? null : { family: 6, value: v6 }
}

/** Writes an address as it is usually written: an IPv6 address in lower case, its longest run of zeros as `::`. */
export function addressText(family: 4 | 6, value: bigint): string {
  if (family === 4) return [24n, 16n, 8n, 0n].map((shift) => String((value >> shift) & 255n)).join('.')
  const groups = Array.from({ length: 8 }, (_, index) => Number((value >> BigInt(112 - 16 * index)) & 0xffffn))
  const texts = groups.map((group) => group.toString(16))
  let [start, length] = [0, 1]
  for (let from = 0; from < 8; from++) {
    let to = from
    while (to < 8 && groups[to] === 0) to += 1
    if (to - from > length) [start, length] = [from, to - from]
  }
  if (length < 2) return texts.join(':')
  return `${texts.slice(0, start).join(':')}::${texts.slice(start + length).join(':')}`
}

/** An address as text that sorts as its number does, within its version. */
export const addressKey = (family: 4 | 6, value: bigint) => value.toString(16).padStart(BITS[family] / 4, '0')

/** The number of addresses of a network. */
export const networkSize = ({ family, prefix }: IpNetwork) => 1n << BigInt(BITS[family] - prefix)

/** Reads a network such as `198.18.0.0/22`; null for one with bits behind its prefix, and for anything else. */
export function readNetwork(text: string): IpNetwork | null {
  const [, address, digits] = /^([^/]{2,45})\/(\d{1,3})$/.exec(text) ?? []
  const found = address === undefined ? null : readAddress(address)
  if (!found || Number(digits) > BITS[found.family]) return null
  const network = { family: found.family, first: found.value, prefix: Number(digits) }
  return network.first % networkSize(network) === 0n ? network : null
}

/** Writes a network as `readNetwork` reads it. */
export const networkText = ({ family, first, prefix }: IpNetwork) => `${addressText(family, first)}/${prefix}`

/** Whether an address belongs to a network. */
export const isWithin = (network: IpNetwork, { family, value }: { family: 4 | 6; value: bigint }) =>
  family === network.family && value >= network.first && value < network.first + networkSize(network)

/** Whether two networks have an address in common. */
export const networksOverlap = (a: IpNetwork, b: IpNetwork) =>
  isWithin(a, { family: b.family, value: b.first }) || isWithin(b, { family: a.family, value: a.first })

/** The networks of which a pool can consist: each IPv4 address becomes a row, each IPv6 /64 one on demand. */
export const poolPrefixes = { 4: { min: 20, max: 30 }, 6: { min: 40, max: 60 } } as const

/** The number of leading bits of the network that a machine gets of IPv6. */
export const MACHINE_PREFIX_V6 = 64
