import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { states } from '#ds/texts/en/states.ts'

/** Texts of the instances. */
export const vps: AdminScreenTexts['vps'] = {
  caption: 'VPS',
  search: 'Search VPS',
  searchPlaceholder: 'ID, IP or owner',
  empty: { title: 'No VPS yet', description: 'VPS that customers order will be listed here.' },
  loadFailed: 'The VPS could not be loaded',
  count: (rows) => `${rows} VPS`,
  columns: {
    id: 'Number',
    name: 'Name',
    owner: 'Owner',
    plan: 'Plan',
    price: 'Price',
    status: 'Status',
  },
  resources: (cpu, ram) => `${cpu} vCPU · ${ram} GB RAM`,
  address: { ...states.vpsAddress, reclaimed: 'Reclaimed' },
  statuses: states.vps,
  perPeriod: { monthly: '/month', yearly: '/year' },
  renewal: 'Renewal',
  noRenewal: 'No renewal',
  views: { all: 'All', renewing: 'Renewing within 7 days', suspended: 'Suspended', failed: 'Setup failed' },
  statusMenu: {
    label: (name) => `Change the status of ${name}`,
    current: 'current',
    actions: { active: 'Resume', suspended: 'Suspend', terminated: 'Terminate' },
    consequences: {
      active: 'Starts the server again',
      suspended: 'Stops the server, keeps its data',
      terminated: 'Deletes the server and its data for good',
    },
  },
  changed: {
    active: (name) => `${name} is running again.`,
    suspended: (name) => `${name} is suspended.`,
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
