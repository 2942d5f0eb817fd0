import type { TopUpScreenTexts } from '#ds/screens/TopUpScreen/index.ts'
import { vps } from './account/vps.ts'

/** The page of a top-up. */
export const topUpPageTexts: TopUpScreenTexts = {
  title: 'Top up your wallet',
  wallet: 'Wallet',
  heading: (amount) => `Top up ${amount}`,
  toWallet: 'Back to wallet',
  progress: {
    transfer: {
      copy: vps.copy,
      copyShort: vps.copyShort,
      copied: vps.copied,
      copyRefused: vps.copyRefused,
      qr: (amount) => `VietQR code for a transfer of ${amount}`,
      scan: 'Open your bank’s app and scan the code. Amount and memo are filled in.',
      openApp: 'Open bank app',
      savePicture: 'Save QR code',
      saveFailed: 'Your browser could not save the picture. Please take a screenshot of the code.',
      byHand: 'Or transfer by hand',
      facts: { bank: 'Bank', account: 'Account number', holder: 'Account holder', amount: 'Amount', memo: 'Memo' },
      note: 'Keep the memo exactly as it is, also by hand. Another amount is fine: whatever arrives is added to your wallet.',
    },
    waiting: 'Waiting for your bank transfer',
    timeLeft: (time) => `${time} left`,
    minutesLeft: (minutes) => `The code can be used for ${minutes} more minutes`,
    pace: ({ deadline }) =>
      `Usually under 1 minute, at most 15. You can close this page: your wallet is credited by itself. The code can be used until ${deadline}.`,
    report: 'I’ve made the transfer',
    cancel: 'Cancel request',
    views: {
      looking: {
        title: () => 'Looking for your transfer',
        description: ({ reportedAt }) =>
          `You reported the transfer on ${reportedAt}. If it isn’t here after 15 minutes, send us the receipt and we’ll look for it at the bank.`,
      },
      received: {
        title: ({ received }) => `${received} received`,
        description: ({ receivedAt }) => `The money arrived on ${receivedAt} and is in your wallet.`,
      },
      late: {
        title: ({ received }) => `${received} received`,
        description: ({ deadline, receivedAt }) =>
          `The code expired on ${deadline} and the money arrived on ${receivedAt}. All of it is in your wallet.`,
      },
      under: {
        title: ({ received, missing }) => `${received} received, ${missing} missing`,
        description: ({ received }) =>
          `${received} is in your wallet. To pay the rest, scan this code: the amount has changed, the memo has not.`,
      },
      over: {
        title: ({ received }) => `${received} received`,
        description: ({ surplus }) => `${surplus} more than requested. All of it is in your wallet.`,
      },
      expired: {
        title: () => 'This code has expired',
        description: () =>
          'Not transferred yet? Ask for a new code. If you have, there’s nothing to do: your wallet is credited as soon as the money arrives.',
      },
      cancelled: {
        title: () => 'Top-up cancelled',
        description: ({ memo }) => `Transferred with the memo ${memo} after all? The money still goes to your wallet.`,
      },
    },
    steps: ['Request', 'Transfer', 'In your wallet'],
    stepDone: 'done',
    stepsLabel: 'Steps of the top-up',
    sums: {
      deposit: 'Top-up',
      balance: 'Wallet balance',
      lastsUntil: 'Lasts until',
      amount: 'Amount',
      memo: 'Memo',
      waited: 'Waiting for',
    },
    askAgain: ({ amount }) => `New code for ${amount}`,
    showCode: 'Show the QR code again',
    contact: 'Message support',
    redirect: {
      waiting: ({ provider }) => `Waiting for ${provider} to confirm`,
      description: ({ provider }) =>
        `You pay on ${provider}’s page. Once it’s done, the money goes to your wallet by itself.`,
      pace: ({ provider, deadline }) =>
        `Usually a few seconds after you confirm with ${provider}. You can close this page: your wallet is credited by itself. The request holds until ${deadline}.`,
      action: ({ provider }) => `Open ${provider}`,
      preparing: 'Getting the payment page',
      askAgain: ({ amount, provider }) => `Top up ${amount} by ${provider} again`,
      views: {
        late: {
          title: ({ received }) => `${received} received`,
          description: ({ deadline, receivedAt }) =>
            `The request ended at ${deadline}, the money came at ${receivedAt}. All of it is in your wallet.`,
        },
        under: {
          title: ({ received, missing }) => `${received} received, ${missing} missing`,
          description: ({ received }) => `${received} is in your wallet. To add the rest, make a new request.`,
        },
        expired: {
          title: () => 'This request has ended',
          description: ({ provider }) =>
            `Haven’t paid? Make a new request. If you have, there’s nothing to do: once ${provider} confirms, your wallet is credited.`,
        },
        cancelled: {
          title: () => 'This top-up was not completed',
          description: ({ provider }) =>
            `The request was cancelled, or ${provider} reports that it could not be paid. If you were charged, the money still goes to your wallet.`,
        },
      },
    },
    disconnected: {
      title: 'Connection lost, trying again',
      description:
        'You can make the transfer as usual. This page catches up once you’re back online; your wallet is credited either way.',
    },
    failureTitle: 'That didn’t work',
    order: {
      views: {
        waiting: {
          title: ({ name, plan }) => `Your order ${name} (${plan}) is waiting for this payment`,
          description: ({ total, deadline }) =>
            `It completes by itself once the money arrives, so you can close this page. The price of ${total} and the place are held until ${deadline}.`,
        },
        short: {
          title: ({ name, plan }) => `Your order ${name} (${plan}) is still waiting`,
          description: ({ missing, deadline }) =>
            `Pay the remaining ${missing} by ${deadline} and it completes by itself. What has arrived is in your wallet.`,
        },
        completing: {
          title: ({ name, plan }) => `Completing your order ${name} (${plan})`,
          description: () => 'The money is here. This takes a few seconds, even if you close the page.',
        },
        done: {
          title: ({ name }) => `Your order ${name} is complete`,
          description: ({ plan, total }) => `${total} was paid from your wallet, and your ${plan} VPS is being set up.`,
        },
        over: {
          title: ({ name }) => `Your order ${name} has run out`,
          description: () =>
            'Not all of the money came while the price was held. Whatever came, or still comes, is in your wallet. You can order again at once, with the same choices.',
        },
        cancelled: {
          title: ({ name }) => `Your order ${name} is cancelled`,
          description: () => 'Nothing was charged. If you change your mind, you can order again with the same choices.',
        },
        failed: {
          title: ({ name }) => `Your order ${name} could not be completed`,
          description: ({ plan }) =>
            `${plan} is no longer sold with these choices. Your money is in your wallet. Please choose another plan.`,
        },
      },
      open: 'View VPS',
      again: 'Order again',
    },
  },
  after: {
    heading: 'Once the money arrives',
    now: 'Balance now',
    deposit: 'Top-up',
    bonus: 'Top-up bonus',
    order: (name) => `Order ${name}`,
    balanceAfter: 'Balance then',
    lastsUntil: (until, instead) => `Your wallet lasts until ${until} instead of ${instead}.`,
    lastsForAll: 'Your wallet pays for every known renewal.',
  },
  errorTitle: 'The top-up could not be loaded',
  notFound: {
    title: 'There is no top-up here',
    description: 'The address may be incomplete, or belong to another account.',
  },
  withoutScript: 'Show the transfer details without JavaScript',
}
