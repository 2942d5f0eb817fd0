import type { FigureLineTexts } from '#ds/account/FigureLine/index.ts'
import { walletLevel } from '#ds/texts/en/account/wallet-level.ts'

/** Texts of the line of figures. */
export const figures: FigureLineTexts = {
  label: 'Account figures',
  balance: 'Wallet balance',
  nextCharge: 'Next charge',
  nothingDue: 'None',
  lastsLong: 'enough for over 2 years',
  lastsBeyond: (date) => `enough beyond ${date}`,
  lastsUntil: (date) => `enough until ${date}`,
  missingOn: (date) => `Short on ${date}`,
  levelWithShortfall: (missing, date) => `On ${date} the wallet is ${missing} short`,
  topUp: walletLevel.topUp,
  activeVps: 'Running VPS',
  ofTotal: (total) => `/ ${total}`,
  creating: (count) => `${count} being set up`,
  openTickets: 'Open tickets',
  monthlySpend: 'Spent this month',
  afterRefunds: (refunds) => `after ${refunds} refunded`,
  short: { activeVps: 'Running', openTickets: 'Tickets', monthlySpend: 'Spent' },
  unknown: '—',
  unknownContext: 'This figure could not be loaded',
}
