/** A network that an address belongs to. */
export interface Network {
  /** Such as `203.0.113.7` or `2001:db8:1:2::/64`. */
  name: string
  /** The factor by which its limits are higher than those of the smallest network. */
  factor: number
}

/** The IPv6 networks for which an address is counted: usually a machine or household, a site, and a hosting customer. */
const widths = [
  { groups: 4, bits: 64, factor: 1 },
  { groups: 4, bits: 56, factor: 1.2 },
  { groups: 3, bits: 48, factor: 1.5 },
] as const

/** The eight groups of an IPv6 address, without leading zeros added. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.toLowerCase().split('::')
  const head = before.split(':').filter(Boolean)
  const tail = after?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...(after === undefined ? [] : zeros), ...tail]
}

/** The IPv4 address, also one mapped to IPv6; null for any other address. */
function v4Of(address: string): string | null {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return v4 ?? (address.includes(':') ? null : address)
}

/**
 * The networks for which an address is counted, the smallest first. An IPv4 address is counted by itself, since many users may
 * share one already. An IPv6 client usually controls an entire /64, and often all of a /56 or a /48.
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

/** The smallest network for which an address is counted. */
export const networkOf = (address: string): string => networksOf(address)[0].name

/** The widest network for which an address is counted. */
export const widestNetworkOf = (address: string): string => networksOf(address).at(-1)?.name ?? address

/** Where about an address is, coarse enough to be stored beside a person's name: the first 24 bits of IPv4, or 48 of IPv6. */
export function coarseNetworkOf(address: string): string {
  const v4 = v4Of(address)
  return v4 === null ? widestNetworkOf(address) : `${v4.split('.').slice(0, 3).join('.')}.0/24`
}

/** Whether an address is a loopback address. */
export const isLoopback = (address: string) => address === '::1' || /^127\./.test(v4Of(address) ?? '')
