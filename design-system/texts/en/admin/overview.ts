import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { states } from '#ds/texts/en/states.ts'
import { workQueueTexts } from '#ds/texts/en/work-queue.ts'
import { list } from './list.ts'
import { stats } from './stats.ts'
import { transactions } from './transactions.ts'
import { transferWords } from './transfer-words.ts'
import { trends } from './trends.ts'

/** Texts of the first tab: what waits for an admin, and the figures. */
export const overview: AdminScreenTexts['overview'] = {
  queue: workQueueTexts,
  figures: stats,
  trends,
  figuresHeading: 'Figures',
  updateFailed: list.updateFailed,
  deposits: transactions,
  payments: {
    expected: (amount) => `Top-up: ${amount}`,
    providers: { momo: 'MoMo', zalopay: 'ZaloPay', vnpay: 'VNPay', payos: 'payOS' },
    reasons: {
      unknown_transaction: {
        label: 'Unknown transaction',
        advice:
          'The system has no such transaction. Find the payer in the provider’s statement, then credit the right customer or refund the money.',
      },
      wrong_amount: {
        label: 'Wrong amount',
        advice:
          'The amount received differs from the top-up, and the wallet was not credited. Check with the provider, then credit what was received or refund it.',
      },
      failed_deposit: {
        label: 'Top-up had failed or been cancelled',
        advice:
          'The money arrived after the top-up had failed or been cancelled, and the wallet was not credited. Credit the customer or refund the money.',
      },
      paid_again: {
        label: 'Paid twice',
        advice:
          'The customer paid twice for the same top-up, and the wallet was credited once. Refund the second payment, or credit it if the customer wants to keep it in the wallet.',
      },
      reversed: {
        label: 'Credited, then reversed',
        advice:
          'The provider reported a failure after the wallet had been credited. Ask the provider: if the money was taken back, take it out of the customer’s wallet.',
      },
      account_closed: {
        label: 'Account closed',
        advice:
          'The customer has closed the account, so that it cannot be credited. Contact the sender and send it back.',
      },
      needs_review: {
        label: 'The provider is not sure',
        advice:
          'The provider suspects a fraud, or the bank took the money and the provider does not have it. Nothing was credited. Ask the provider before you credit or refund it.',
      },
    },
    bonus: (amount) => `bonus ${amount}`,
    owed: (amount) => `taken back, ${amount} missing`,
    resolve: 'Resolve',
    takeBack: {
      action: 'Take back',
      heading: 'Take back this top-up?',
      description: 'The amounts below are taken out of the customer’s wallet. This cannot be undone.',
      shortDescription:
        'The wallet holds too little: all of it is taken, the rest is booked as an adjustment, and this stays open. This cannot be undone.',
      confirm: 'Take back',
      deposit: 'Top-up',
      bonus: 'Bonus',
      short: 'Missing',
    },
    dialog: {
      heading: 'Mark as resolved',
      description:
        'This only makes a note and moves no money. To credit or debit the customer, edit the balance under Users.',
      provider: 'Provider',
      amount: 'Amount',
      reason: 'Reason',
      transaction: 'Transaction ID',
      note: 'What was done',
      noteHint: 'At most 200 characters. For example: refunded to the customer through MoMo.',
      submit: 'Resolved',
      pending: 'Saving…',
      cancel: 'Cancel',
      emptyReason: 'Note what was done first',
      failed: 'The note was not saved',
    },
  },
  transfers: { ...transferWords, open: 'Decide' },
  withdrawals: { open: 'Decide' },
  tickets: {
    open: 'Open',
    promise: (time) => `a reply is promised within ${time}`,
    priorities: states.ticketPriorities,
  },
  jobs: {
    kinds: {
      'vps.provision': 'Set up a VPS',
      'payments.collect': 'Collect a top-up',
      'payments.poll.momo': 'Collect a top-up by MoMo',
      'payments.poll.zalopay': 'Collect a top-up by ZaloPay',
      'payments.poll.vnpay': 'Collect a top-up by VNPay',
      'payments.poll.payos': 'Collect a top-up by payOS',
      'waiting_orders.paid': 'Complete orders that money came for',
      'waiting_orders.end': 'End an order that waits for its payment',
      'payments.report': 'Process a payment report',
      'sandbox.bills.momo': 'Report a MoMo result (sandbox)',
      'sandbox.bills.zalopay': 'Report a ZaloPay result (sandbox)',
    },
    failures: {
      name_refused: 'The provisioning system refused this name',
      no_address_left: 'There is no IP address left',
      no_provider: 'This payment method is no longer in use',
      payment_unknown: 'The provider knows no such payment',
      webhook_refused: 'The payment notification was not accepted',
      unreachable: 'The other system could not be reached',
      worker_died: 'The process that ran it stopped several times',
    },
    otherFailure: 'Unknown error',
    pointless: {
      refunded: 'The customer was refunded; there is nothing left to retry.',
      settled: 'The top-up was settled; there is nothing left to retry.',
      done: 'The job is done; there is nothing left to retry.',
      gone: 'The record is gone; there is nothing left to retry.',
      unknown_kind: 'This version of the server does not know this kind of job; handle it with the version that does.',
    },
    retry: 'Retry',
    dismiss: 'Dismiss',
    questions: {
      retry: {
        heading: (job) => `Retry “${job}”?`,
        description: 'The job runs again at once, and affects the customer as it would have the first time.',
        confirm: 'Run it again',
      },
      dismiss: {
        heading: (job) => `Dismiss “${job}”?`,
        description: 'The job leaves the list and never runs again. This cannot be undone.',
        confirm: 'Dismiss the job',
      },
    },
  },
}
