/** A network that an address belongs to. */
export interface Network {
  /** Such as `203.0.113.7` or `2001:db8:1:2::/64`. */
  name: string
  /** How much more than its smallest network is allowed to it. */
  factor: number
}

/** The IPv6 networks by which an address is counted: of one machine or household, of one site, of one rented server or provider. */
const widths = [
  { groups: 4, bits: 64, factor: 1 },
  { groups: 4, bits: 56, factor: 1.2 },
  { groups: 3, bits: 48, factor: 1.5 },
] as const

/** The eight groups of an IPv6 address, four digits each. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.toLowerCase().split('::')
  const head = before.split(':').filter(Boolean)
  const tail = after?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...(after === undefined ? [] : zeros), ...tail]
}

/** The IPv4 address in an address, which may stand in IPv6; null for any other. */
function v4Of(address: string): string | null {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return v4 ?? (address.includes(':') ? null : address)
}

/**
 * The networks that an address is counted by, the smallest first. An IPv4 address stands for itself: many people may share one
 * already. Whoever has an IPv6 address has at least 2^64 of them, and often every network of 64 bits in one of 56 or 48.
 */
export function networksOf(address: string): [Network, ...Network[]] {
  const v4 = v4Of(address)
  if (v4 !== null) return [{ name: v4, factor: 1 }]
  const groups = groupsOf(address)
  const nameOf = ({ groups: count, bits }: (typeof widths)[number]) => {
    const kept = groups.slice(0, count)
    if (bits === 56) kept[3] = `${(kept[3] ?? '0').padStart(4, '0').slice(0, 2)}00`.replace(/^0+(?=.)/, '')
    return `${kept.join(':')}::/${bits}`
  }
  const [smallest, ...wider] = widths
  return [
    { name: nameOf(smallest), factor: smallest.factor },
    ...wider.map((width) => ({ name: nameOf(width), factor: width.factor })),
  ]
}

/** The smallest network that an address is counted by. */
export const networkOf = (address: string): string => networksOf(address)[0].name

/** The widest network that an address is counted by. */
export const widestNetworkOf = (address: string): string => networksOf(address).at(-1)?.name ?? address

/** Whether an address is the machine's own. */
export const isLoopback = (address: string) => address === '::1' || /^127\./.test(v4Of(address) ?? '')
