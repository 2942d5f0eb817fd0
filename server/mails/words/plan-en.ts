import type { PlanWords } from '#server/mails/plan-mails.ts'

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** When it is, by the days until then. */
const when = (daysLeft: number) => {
  if (daysLeft > 1) return `in ${days(daysLeft)}`
  return daysLeft === 1 ? 'tomorrow' : 'today'
}

/** The words of the mails of a plan's life, but why they are sent. */
export const planWords: Omit<PlanWords, 'service' | 'money'> = {
  named: (server, number) => `${server} (${number})`,
  period: (start, end) => `${start} to ${end}`,
  facts: {
    server: 'Server',
    plan: 'Plan',
    period: 'Renewed for',
    fee: 'Renewal fee',
    firstFee: { monthly: 'Fee for the first month', yearly: 'Fee for the first year' },
    firstPeriod: 'Fee for the first period',
    balance: 'Wallet balance',
    balanceAfter: 'Balance left',
    missing: 'Still needed',
    dueAt: 'Renewal date',
    expiresAt: 'Expiry date',
    deleteAt: 'Deletion date',
    trialEndsAt: 'Trial ends',
    nextCharge: 'Next renewal',
    noCharge: 'Not renewed automatically',
  },
  buttons: {
    wallet: 'See your wallet',
    server: 'Open the server’s page',
    topUp: (amount) => `Top up ${amount}`,
    renew: 'Renew the server',
    resume: 'Pay and reactivate',
    support: 'Contact support',
    keepTrial: 'Switch to a paid plan',
    order: 'Order a new server',
  },
  because: 'Our reason:',
  smallestTopUp: (amount) => `The smallest top-up is ${amount}; what is left over stays in your wallet.`,
  withOthers: 'The amount still needed includes your servers that are due before this one.',
  elseDeleted: (day) => `If it stays unpaid, the server and its data will be deleted on ${day} and cannot be restored.`,
  receipt: {
    subject: (server, end) => `Your server ${server} is renewed until ${end}`,
    preheader: (fee, balance) => `${fee} was charged to your wallet; ${balance} is left.`,
    paid: 'Your server has been renewed. The renewal fee was charged to your wallet.',
  },
  reminder: {
    covered: {
      subject: (server, daysLeft) => `Your server ${server} renews automatically ${when(daysLeft)}`,
      text: (day) =>
        `Your server renews automatically from your wallet; the new period begins on ${day}. Your balance covers it, so there is nothing to do.`,
    },
    short: {
      subject(server, daysLeft, missing) {
        const due = daysLeft < 0 ? 'is overdue' : `is due ${when(daysLeft)}`
        return `Your server ${server} ${due}: your wallet needs ${missing} more`
      },
      preheader: (day) => `Top up before ${day}, so that the server is not suspended.`,
      before: (day, missing) =>
        `Your wallet does not have enough money to renew the server on ${day}. Top up ${missing} before then, and it renews automatically.`,
      since: (day, missing) =>
        `The renewal was due on ${day}, and your server is still running. Top up ${missing}, and it renews automatically right away.`,
      elseSuspended: (day) =>
        `If your wallet is still short, the server will be suspended on ${day}. Its data is kept.`,
    },
    off: {
      subject: (server, daysLeft) =>
        `Your server ${server} ${daysLeft < 0 ? 'has expired' : `expires ${when(daysLeft)}`}`,
      text: (day) =>
        `The current period ends on ${day}. The server is not renewed automatically, because automatic renewal is turned off.`,
      elseSuspended: (day) =>
        `To keep using it, renew it before ${day}. From then on it is suspended, and its data is kept.`,
    },
  },
  suspended: {
    subject: {
      unpaid: (server) => `Your server ${server} is suspended until the renewal is paid`,
      trial_ended: (server) => `Your server ${server} is suspended: its trial has ended`,
      admin: (server) => `Your server ${server} is suspended`,
    },
    text: {
      unpaid:
        'Your server is suspended, because your wallet does not have enough money to renew it. All of its data is still there.',
      trial_ended: 'Your server is suspended, because its trial has ended. All of its data is still there.',
      admin: 'We have suspended this server. All of its data is still there.',
    },
    short: (missing) => `Your wallet needs ${missing} more. All data is still there.`,
    preheader: 'All data is still there.',
    pay: {
      unpaid: 'It runs again as soon as you pay.',
      trial_ended: 'It runs again as soon as you switch to a paid plan.',
    },
    contact: 'Contact us to learn how to get it running again.',
  },
  resumed: {
    subject: (server) => `Your server ${server} is running again`,
    preheader: 'All of its data is as before.',
    text: {
      unpaid: 'Thank you for your payment. Your server is running again, with its data as before.',
      trial_ended: 'Thank you for switching to a paid plan. Your server is running again, with its data as before.',
      admin: 'We have reactivated your server. Its data is as before.',
    },
  },
  endingSoon: {
    subject: (server, day) => `Your server ${server} will be deleted on ${day}`,
    preheader: (daysLeft) => `You have ${days(daysLeft)} left to keep your data.`,
    text: {
      unpaid: (day) =>
        `Your server is suspended, because your wallet does not have enough money to renew it. On ${day} the server and its data will be deleted and cannot be restored.`,
      trial_ended: (day) =>
        `Your server is suspended, because its trial has ended. On ${day} the server and its data will be deleted and cannot be restored.`,
      cancelled: (day) =>
        `As you requested, the server and its data will be deleted on ${day}. They cannot be restored after that.`,
    },
    next: {
      unpaid: 'To keep it, pay before that day: the server runs again immediately, with its data as before.',
      trial_ended:
        'To keep it, switch to a paid plan before that day: the server runs again immediately, with its data as before.',
      cancelled:
        'Please download the data that you need. If you want to keep the server, you can take the cancellation back on its page.',
    },
  },
  ended: {
    subject: {
      unpaid: (server) => `Your server ${server} was deleted`,
      trial_ended: (server) => `Your trial server ${server} was deleted`,
      cancelled: (server) => `Your server ${server} was deleted as you requested`,
    },
    preheader: 'It is no longer charged.',
    text: {
      unpaid: (day) =>
        `Your server was not renewed, so it was deleted on ${day} together with its data and IP address. The data cannot be restored.`,
      trial_ended: (day) =>
        `Your trial server was not switched to a paid plan, so it was deleted on ${day} together with its data and IP address. The data cannot be restored.`,
      cancelled: (day) =>
        `As you requested, your server was deleted on ${day} together with its data and IP address. The data cannot be restored.`,
    },
    next: 'You can order a new server whenever you need one.',
    nextWithMoney: 'The money in your wallet is still yours. You can order a new server whenever you need one.',
    byAdmin: {
      subject: (server) => `We deleted your server ${server}`,
      text: (day) =>
        `We deleted this server on ${day} together with its data and IP address. The data cannot be restored.`,
      next: 'Contact us if you have any questions.',
      nextWithMoney: 'The money in your wallet is still yours. Contact us if you have any questions.',
    },
  },
  trialEnding: {
    subject: (server, day) => `The trial of your server ${server} ends on ${day}`,
    preheader: (fee, period) => `Keep it for ${fee} for the first ${period === 'monthly' ? 'month' : 'year'}.`,
    text: (time) =>
      `The trial ends on ${time}. Switch to a paid plan before then, and your server keeps running without interruption.`,
    elseSuspended: 'If you do not switch, the server is suspended when the trial ends. Its data is kept.',
    elseDeleted: (day) =>
      `If you do not switch, the server is suspended when the trial ends. Its data is kept until ${day}.`,
  },
}
