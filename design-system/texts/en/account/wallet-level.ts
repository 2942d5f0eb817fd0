import type { WalletLevelTexts } from '#ds/account/WalletLevel/index.ts'
import { states } from '#ds/texts/en/states.ts'

/** The wallet as a level over time. */
export const walletLevel: WalletLevelTexts = {
  balance: 'Current balance',
  balanceUnknown: 'The balance could not be loaded',
  topUp: 'Top up',
  until: { later: 'Lasts until', soon: 'Running low, lasts only until', overdue: 'Short since' },
  reason: (name, amount, left) => `On that day ${name} costs ${amount}, but only ${left} will be left.`,
  long: 'Lasts more than 2 years',
  beyond: (date) => `Lasts past ${date}`,
  nothingDue: 'There is nothing to pay',
  topUpsLabel: 'Make it last longer',
  topUpMonths: (months) => `${months} ${months === 1 ? 'month' : 'months'}`,
  topUpUntil: (date) => `until ${date}`,
  empty: 'The wallet is empty',
  chartLabel: (from, to) => `Wallet balance from ${from} to ${to}`,
  chart: {
    past: 'Past',
    planned: 'Expected',
    kinds: {
      rise: states.transactionTypes.deposit,
      fall: states.transactionTypes.payment,
      return: states.transactionTypes.refund,
    },
    date: 'Date',
    what: 'Item',
    change: 'Amount',
    level: 'Balance after',
    after: (level) => `${level} left`,
  },
  missing: (amount) => `${amount} short`,
  points: {
    rise: ({ date, amount, what, balance }) => `${date}: ${amount} in, ${what}, balance ${balance}`,
    fall: ({ date, amount, what, balance }) => `${date}: ${amount} out, ${what}, balance ${balance}`,
    return: ({ date, amount, what, balance }) => `${date}: ${amount} refunded, ${what}, balance ${balance}`,
    planned: ({ date, amount, what, balance }) =>
      `${date}: ${amount} will be charged to renew ${what}, leaving ${balance}`,
    shortfall: ({ date, amount, what, balance }) =>
      `${date}: renewing ${what} takes ${amount}, but only ${balance} will be left`,
  },
  today: (date, balance) => `Today, ${date}: balance ${balance}`,
  types: states.transactionTypes,
}
