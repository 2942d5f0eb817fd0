import type { VpsListTexts } from '#ds/account/VpsList/index.ts'
import { order } from '#ds/texts/en/account/order.ts'
import { states } from '#ds/texts/en/states.ts'

/** Texts of the instances. */
export const vps: VpsListTexts = {
  title: 'My VPS',
  order: 'Order your first VPS',
  statuses: states.vps,
  settingUp: 'This VPS is being set up and will be ready in a few minutes.',
  failed: 'This VPS could not be created. The money is back in your wallet.',
  ipAddress: 'IP address',
  ipPending: states.vpsAddress.pending,
  ipNone: states.vpsAddress.none,
  cpu: 'CPU',
  ram: 'RAM',
  storage: 'Storage',
  operatingSystem: 'Operating system',
  price: 'Price',
  perPeriod: order.perPeriod,
  nextBillingDate: 'Renewal date',
  nextCharge: order.nextCharge,
  notRenewed: 'Not renewed',
  cores: (count) => `${count} vCPU`,
  trial: {
    ends: order.trialEnds,
    daysLeft: (days) => (days === 1 ? 'Last day of the trial' : `${days} days of the trial left`),
    note: 'Unless you switch to a paid plan, the VPS is suspended then. Its data is kept.',
    ended: 'The trial has ended',
    endedNote: 'The VPS is suspended and its data is kept. It runs again as soon as you switch to a paid plan.',
    pay: 'Switch to a paid plan',
  },
  suspended: 'This VPS is suspended',
  suspendedNote: 'Please contact support to learn why, and how to have it resumed.',
  contactSupport: 'Contact support',
  manage: 'Manage',
  console: 'Console',
  copy: (value) => `Copy ${value}`,
  copied: 'Copied',
  copyFailed: 'Your browser does not allow copying',
  emptyTitle: 'You have no VPS yet',
  emptyDescription: 'Choose a plan, a location and an operating system. Your VPS is ready in a few minutes.',
  errorTitle: 'Your VPS could not be loaded',
}
