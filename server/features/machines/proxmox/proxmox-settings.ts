import type { ClientSettings } from './proxmox-client.ts'

/** How the driver uses a cluster. */
export interface ProxmoxSettings extends ClientSettings {
  storage: string
  bridge: string
  pool: string | null
  /** The templates of each operating system: one, or one on each of several nodes. */
  templates: readonly { imageId: string; vmid: number }[]
  /** The first of the machines' numbers: the hundred thousand from there on are ours. */
  vmidFirst: number
  /** The most clones that run at the same time on a node: storages time out when there are more. */
  clones: number
  /** Who signs in for consoles where tokens cannot; null if tokens can. */
  consoleUser: { name: string; password: string } | null
}

/** How many numbers of machines are ours. */
export const VMID_SPAN = 100_000

export const isInRange = ({ vmidFirst }: ProxmoxSettings, vmid: number | undefined): vmid is number =>
  vmid !== undefined && vmid >= vmidFirst && vmid < vmidFirst + VMID_SPAN
