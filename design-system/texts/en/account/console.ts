import type { VpsPaneTexts } from '#ds/account/VpsPane/index.ts'
import type { VpsRowsTexts } from '#ds/account/VpsRows/index.ts'
import type { VpsLabels } from '#ds/account/vps-labels.ts'
import type { VpsActionTexts, VpsEventTexts } from '#ds/screens/DashboardScreen/index.ts'
import { vps } from '#ds/texts/en/account/vps.ts'
import { states } from '#ds/texts/en/states.ts'

/** The words about one instance, in its row and in its pane. */
const labels: VpsLabels = {
  states: { ...states.vps, off: 'Off' },
  busy: {
    start: 'Starting…',
    shutdown: 'Shutting down…',
    reboot: 'Rebooting…',
    stop: 'Powering off…',
    reset: 'Resetting…',
    snapshot: 'Taking a snapshot…',
    restore: 'Restoring…',
    deleteSnapshot: 'Deleting a snapshot…',
    resize: 'Changing plan…',
    resetPassword: 'Resetting the password…',
    rescue: 'Entering rescue mode…',
    endRescue: 'Leaving rescue mode…',
    rebuild: 'Reinstalling…',
    rename: 'Renaming…',
    cancel: 'Cancelling…',
    create: 'Setting up…',
    suspend: 'Suspending…',
    resume: 'Reactivating…',
    terminate: 'Terminating…',
  },
  inRescue: 'rescue mode',
  impossible: {
    busy: 'Another action is in progress, wait for it to end',
    creating: 'The VPS is being set up',
    suspended: 'The VPS is suspended, reactivate it first',
    failed: 'This VPS could not be set up',
    terminated: 'This VPS has been terminated',
    already_running: 'It is running already',
    not_running: 'It is off, start it first',
    in_rescue: 'Leave rescue mode first',
    not_in_rescue: 'It is not in rescue mode',
    no_snapshots: 'There are no snapshots yet',
    too_many_snapshots: 'All snapshots are taken, delete one first',
    largest_plan: 'It has the largest plan already',
  },
  steps: ['Creating', 'Assigning an address', 'Installing the system', 'Starting', 'Ready'],
  step: (name, position) => `${name}, ${position}`,
  settingUp: 'ready in a few minutes',
  trialDaysLeft: vps.trial.daysLeft,
  off: 'still charged',
  suspended: { trial_ended: 'trial has ended', admin: 'ask us to reactivate' },
  failed: 'a fault on our side',
  refunded: 'money back in your wallet',
  givenBack: 'refunded',
  notRenewed: vps.notRenewed,
  trialUntil: (date) => `trial until ${date}`,
  renews: { monthly: 'monthly', yearly: 'yearly' },
  trialFree: 'on trial',
  backInWallet: 'in your wallet',
  ipPending: 'assigning an address',
  ipNone: 'no address',
  notCharged: 'not charged',
  paidTo: 'paid until',
  cores: vps.cores,
  copy: vps.copy,
  copied: vps.copied,
  copyRefused: vps.copyRefused,
}

/** Texts of the instances as rows. */
export const vpsRows: VpsRowsTexts = {
  ...labels,
  label: vps.title,
  count: (count) => (count === 1 ? 'One VPS' : `${count} VPS`),
  columns: {
    name: 'Name, address',
    plan: 'Plan',
    place: 'Location, system',
    price: vps.price,
    renewal: 'Renewal',
    actions: 'Actions',
  },
  moreActions: (name) => `Actions for ${name}`,
  changed: (name, state) => `${name}: ${state}`,
  order: 'Servers that need your attention come first',
  rented: (count) => `${count} VPS in use`,
  perMonth: (sum) => `${sum} a month`,
  filter: {
    label: 'Filter your VPS',
    placeholder: 'Filter by name, address',
    clear: 'Show all',
    noMatches: (query) => `No VPS matches “${query}”`,
    hint: 'Search by name, IP address or number.',
  },
  empty: {
    title: vps.emptyTitle,
    description: vps.emptyDescription,
    order: vps.order,
  },
  errorTitle: vps.errorTitle,
  suspendedCount: (count) => `${count} suspended`,
}

/** Texts of one instance beside the list, or on its page. */
export const vpsPane: VpsPaneTexts = {
  ...labels,
  copyShort: vps.copyShort,
  openPage: 'Open its page',
  close: 'Close',
  moreActions: 'More actions',
  paidUntil: {
    monthly: (date) => `a month, paid until ${date}`,
    yearly: (date) => `a year, paid until ${date}`,
  },
  trialUntilThen: (date) => `a month once the free trial ends, ${date}`,
  underWay: 'under way',
  mayLeave: 'You can close this page; setup continues.',
  suspendedByAdmin: vps.suspendedNote,
  trialEnded: vps.trial.endedNote,
  failedWithoutReason: 'This VPS could not be created.',
  refundedToWallet: 'The money is back in your wallet',
  facts: { address: 'IP address', place: 'Location', system: 'Operating system', plan: 'Plan', number: 'Number' },
  planned: 'Coming up',
  recently: 'Recently',
}

/** Words of what can be done about an instance. */
export const vpsActions: VpsActionTexts = {
  manage: 'Manage',
  console: 'Console',
  start: 'Start',
  shutdown: 'Shut down',
  reboot: 'Reboot',
  pay: 'Pay now',
  orderAgain: 'Order again',
  contactSupport: vps.contactSupport,
}

/** What happened to an instance, and what comes next. */
export const vpsEvents: VpsEventTexts = {
  ordered: 'You ordered it',
  paid: (amount) => `Paid ${amount} from the wallet`,
  refunded: (amount) => `${amount} refunded to the wallet`,
  nextCharge: (amount) => `${amount} will be charged to the wallet`,
}
