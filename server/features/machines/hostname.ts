import { folded } from '#contracts/rules/folded.ts'

/** The longest label of a host name. */
const LABEL_MAX = 63

/** The host name of a machine, from the name that its customer gave it: `Cửa hàng 1` is `cua-hang-1`. */
export function hostnameOf(name: string): string {
  const plain = folded(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LABEL_MAX)
    .replace(/^-+|-+$/g, '')
  return plain === '' ? 'vps' : plain
}
