import type { VpsTexts } from '#ds/account/vps-texts.ts'

/** Texts of the instances. */
export const vps: VpsTexts = {
  title: 'My VPS',
  order: 'Order your first VPS',
  operatingSystem: 'Operating system',
  price: 'Price',
  notRenewed: 'Not renewed',
  cores: (count) => `${count} vCPU`,
  trial: {
    daysLeft: (days) => (days === 1 ? 'Last day of the trial' : `${days} days of the trial left`),
    endedNote: 'The VPS is suspended and its data is kept. It runs again as soon as you switch to a paid plan.',
    pay: 'Switch to a paid plan',
  },
  suspendedNote:
    'This VPS is suspended and is not charged for now. Contact support to learn why, and how to have it resumed.',
  contactSupport: 'Ask support',
  copy: (value) => `Copy ${value}`,
  copyShort: 'Copy',
  copied: 'Copied',
  copyRefused: 'Selected, press Ctrl+C',
  emptyTitle: 'You have no VPS yet',
  emptyDescription: 'Choose a plan, a location and an operating system. Your VPS is ready in a few minutes.',
  errorTitle: 'Your VPS could not be loaded',
}
