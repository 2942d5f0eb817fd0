import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { states } from '#ds/texts/en/states.ts'

/** Texts of the instances. */
export const vps: AdminScreenTexts['vps'] = {
  caption: 'VPS',
  search: 'Search VPS',
  searchPlaceholder: 'ID, IP or owner',
  empty: { title: 'No VPS yet', description: 'VPS that customers order will be listed here.' },
  loadFailed: 'The VPS could not be loaded',
  columns: {
    id: 'ID',
    name: 'Name',
    owner: 'Owner',
    plan: 'Plan',
    ip: 'IP address',
    status: 'Status',
    change: 'Change status',
  },
  resources: (cpu, ram) => `${cpu} vCPU · ${ram} GB RAM`,
  address: states.vpsAddress,
  select: {
    label: (name) => `Change the status of ${name}`,
    statuses: states.vps,
    final: 'A terminated VPS cannot change its status any more',
    notSetUp: 'Only a VPS that has been set up can change its status',
    pending: 'Updating...',
  },
  terminate: {
    heading: (name) => `Terminate ${name}?`,
    description: 'The server and all data on it are deleted. This cannot be undone.',
    name: 'Name',
    owner: 'Owner',
    ip: 'IP address',
    confirm: 'Terminate the VPS',
    cancel: 'Keep it',
  },
}
