import { BlockList, isIP } from 'node:net'

/** IPv4 networks that are not of the public internet (IANA's registry of special addresses), multicast included. */
const special4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // These are link-local, with the metadata services of cloud providers.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/** Parts of the global IPv6 addresses that are not of the public internet, or that lead to an IPv4 address inside of them. */
const special6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const refused4 = new BlockList()
for (const [network, bits] of special4) refused4.addSubnet(network, bits, 'ipv4')
const refused6 = new BlockList()
for (const [network, bits] of special6) refused6.addSubnet(network, bits, 'ipv6')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the public internet. IPv4 addresses that are written as IPv6 ones are not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !refused4.check(address, 'ipv4')
  return version === 6 && global6.check(address, 'ipv6') && !refused6.check(address, 'ipv6')
}
