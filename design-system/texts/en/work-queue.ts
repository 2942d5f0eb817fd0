import type { WorkQueueTexts } from '#ds/admin/WorkQueue/index.ts'

/** What waits for an admin. */
export const workQueueTexts: WorkQueueTexts = {
  heading: 'To do',
  groups: {
    deposits: 'Top-ups to approve',
    unmatched: 'Unmatched payments',
    withdrawals: 'Withdrawals to approve',
    tickets: 'Tickets',
    failures: 'Failed jobs',
    planned: 'Coming up',
  },
  nothing: 'Nothing to do',
  allDone: { title: 'Nothing is waiting for you', description: 'New work appears here by itself.' },
  showAll: (count) => `Show all ${count}`,
  more: (count) => `${count} more follow as these are done`,
  loadFailed: 'This part could not be loaded',
  suggestion: 'Suggestion:',
  age: {
    waited: (time) => `${time} waiting`,
    left: (time) => `${time} left`,
    over: (time) => `${time} overdue`,
  },
  units: {
    days: (count) => `${count}\u00a0d`,
    hours: (count) => `${count}\u00a0h`,
    minutes: (count) => `${count}\u00a0min`,
  },
}
