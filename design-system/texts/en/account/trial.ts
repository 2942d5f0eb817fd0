import type { TrialDialogTexts } from '#ds/account/TrialDialog/index.ts'
import { vps } from '#ds/texts/en/account/vps.ts'

/** Texts of the dialog that pays for a trial. */
export const trial: TrialDialogTexts = {
  heading: vps.trial.pay,
  runsOn: (name, date) => `${name} keeps running. The paid period begins when the trial ends, on ${date}.`,
  runsAgain: (name) => `${name} will run again as soon as it is paid, with its data as it was.`,
  summary: 'Payment summary',
  codeDescription: 'The payment summary shows the price with it at once.',
  walletAfter: 'After this payment',
  shortfall: (amount) => `You need ${amount} more to pay.`,
  priceChanged: (before, after) =>
    `The price has just changed from ${before} to ${after}. Nothing was charged: please check it and pay again.`,
  quoteRenewed: 'The quote had expired and was renewed at the same price. Please pay again.',
  submit: 'Pay',
  submitting: 'Paying…',
  failureTitle: 'The payment was not made',
}
