import { createHash } from 'node:crypto'
import { addressText, readAddress } from '#contracts/rules/ip-networks.ts'
import { accessTo } from '#contracts/rules/system-family.ts'
import type { MachineSpec } from '#server/features/machines/provisioner.ts'
import type { MachineConfig } from './proxmox-calls.ts'
import type { FormFields } from './proxmox-client.ts'

/** What tells our machines from others', and one operation's from another's. */
const description = (key: string, machineId: string) => `sen op=${key} machine=${machineId}`

export { description as markOf }

/** The tag of a machine. Proxmox compares tags in lower case. */
export const tagOf = (machineId: string) => `vps-${machineId.toLowerCase()}`
const SUSPENDED_TAG = 'sen-suspended'

/** The tags in the text by which Proxmox stores them. */
export const tagsIn = (text: string | undefined): string[] => (text ?? '').split(/[;, ]+/).filter(Boolean)

/** The operation and the machine that a description names; null for one that is not ours. */
export function markIn(text: string | undefined): { key: string; machineId: string } | null {
  const found = /\bsen op=(\S+) machine=(\S+)/.exec(text ?? '')
  return found?.[1] && found[2] ? { key: found[1], machineId: found[2] } : null
}

/** Whether a machine of Proxmox has our mark for this machine. */
export const isOurs = (config: MachineConfig, machineId: string): boolean =>
  markIn(config.description)?.machineId === machineId || tagsIn(config.tags).includes(tagOf(machineId))

/** Whether a machine is tagged as suspended. */
export const isSuspended = (config: MachineConfig): boolean => tagsIn(config.tags).includes(SUSPENDED_TAG)

/** The tags and the start with the node of a machine that is suspended or not. A person's own tags stay. */
export function suspension(config: MachineConfig, suspended: boolean): FormFields {
  const others = tagsIn(config.tags).filter((tag) => tag !== SUSPENDED_TAG)
  return { onboot: !suspended, tags: [...others, ...(suspended ? [SUSPENDED_TAG] : [])].join(';') }
}

/** The disk that the machine boots from. */
export function systemDisk(config: MachineConfig): string {
  const order = /order=([^,]+)/.exec(config.boot ?? '')?.[1]?.split(';') ?? []
  return (
    [...order, 'scsi0'].find((name) => /^(?:scsi|virtio|sata|ide)\d+$/.test(name) && config[name] !== undefined) ??
    'scsi0'
  )
}

const gigabytes = { K: 1 / 1024 ** 2, M: 1 / 1024, G: 1, T: 1024 } as const

/** The size of a disk in GiB; 0 if its entry does not say it. */
export function diskSize(config: MachineConfig, disk: string): number {
  const found = /\bsize=(\d+(?:\.\d+)?)([KMGT])/.exec(String(config[disk] ?? ''))
  return found ? Number(found[1]) * gigabytes[found[2] as keyof typeof gigabytes] : 0
}

const hash = (text: string) => createHash('sha256').update(text).digest()

/** A number from 0 on, below `span`, that is always the same for a machine. */
export const placeOf = (machineId: string, span: number) => hash(machineId).readUInt32BE() % span

/** A machine's network card, if none was given: a clone's changes with every clone. */
const macOf = (machineId: string) =>
  ['BC', '24', '11', ...(hash(machineId).subarray(0, 3).toString('hex').toUpperCase().match(/../g) ?? [])].join(':')

/** Who signs in on a machine. */
export const userOf = ({ imageId }: MachineSpec) => accessTo(imageId).user

/** The addresses for cloud-init: the first of each family, since a network card has no more there. */
function addressesOf({ addresses }: MachineSpec): string | undefined {
  const parts = [4, 6].flatMap((family) => {
    const first = addresses.find((address) => address.family === family)
    if (!first) return []
    const suffix = family === 6 ? '6' : ''
    return [
      `ip${suffix}=${first.address}/${first.prefix}`,
      ...(first.gateway === null ? [] : [`gw${suffix}=${first.gateway}`]),
    ]
  })
  return parts.length > 0 ? parts.join(',') : undefined
}

/** The addresses in the settings for cloud-init, in the form in which the product writes them. */
export const addressesIn = ({ ipconfig0 }: MachineConfig): string[] =>
  [...String(ipconfig0 ?? '').matchAll(/\bip6?=([0-9A-Fa-f.:]+)\//g)].flatMap(([, text = '']) => {
    const found = readAddress(text)
    return found ? [addressText(found.family, found.value)] : []
  })

/** The MAC address of the network card; null for a machine without one. */
export const macIn = ({ net0 }: MachineConfig): string | null =>
  /=((?:[0-9A-F]{2}:){5}[0-9A-F]{2})\b/i.exec(String(net0 ?? ''))?.[1]?.toLowerCase() ?? null

/**
 * The settings of a machine. `sshkeys` is encoded here and once more as every field of a form. The card's rate is in megabytes per second. Without
 * `ciupgrade` the first start would install all updates.
 */
export function settingsOf(spec: MachineSpec, machineId: string, key: string, bridge: string): FormFields {
  const rate = spec.bandwidthMbit === null ? '' : `,rate=${spec.bandwidthMbit / 8}`
  return {
    name: spec.hostname,
    description: description(key, machineId),
    tags: `sen;${tagOf(machineId)}`,
    cores: spec.cores,
    memory: spec.ramMb,
    onboot: 1,
    agent: 'enabled=1',
    serial0: 'socket',
    net0: `virtio=${spec.mac?.toUpperCase() ?? macOf(machineId)},bridge=${bridge},firewall=1${rate}`,
    ipconfig0: addressesOf(spec),
    ciuser: userOf(spec),
    cipassword: spec.password ?? undefined,
    sshkeys: spec.sshKeys.length > 0 ? encodeURIComponent(`${spec.sshKeys.join('\n')}\n`) : undefined,
    ciupgrade: 0,
  }
}

/** The name of a snapshot in Proxmox, which begins with a letter and has at most 40 characters. */
export const snapshotName = (id: string) => `s${id.replaceAll(/[^A-Za-z0-9_]/g, '_').slice(0, 39)}`
