import type { OnboardingDialogTexts } from '#ds/account/OnboardingDialog/index.ts'
import { phoneDialog } from './phone-verification.ts'
import { topUp } from './top-up.ts'
import { vps } from './vps.ts'
import { walletLevel } from './wallet-level.ts'

/** Texts of the guide that opens on a customer's first visit. */
export const onboarding: OnboardingDialogTexts = {
  heading: 'Get started with Sen Cloud',
  steps: 'Your tasks',
  taskStates: { open: 'done', opening: 'in progress', skipped: 'later', pending: 'not yet' },
  taskNames: { phone: 'Verify your phone', deposit: 'Top up', explore: 'Choose a VPS' },
  back: 'Back',
  next: 'Next',
  later: 'Later',
  finish: 'Finish',
  welcome: {
    title: (name) => (name ? `Welcome, ${name}` : 'Welcome'),
    description: 'Your first server is three short steps away. You can stop at any of them.',
    left: (count, tasks) =>
      count === 1
        ? `One thing is left: ${tasks}. You can do it at any time.`
        : `Two things are left: ${tasks}. You can stop at either of them.`,
    leftTasks: { phone: 'verifying your phone number', deposit: 'topping up your wallet' },
    nothingLeft: 'Everything is done; you can close this guide.',
    tasks: {
      phone: {
        title: phoneDialog.heading,
        description: () => phoneDialog.description,
      },
      deposit: {
        title: topUp.heading,
        description: (minimum) => `From ${minimum}. Your VPS are paid for from the wallet.`,
      },
      explore: { title: 'Choose a VPS', description: () => 'Ready a few minutes after you order.' },
    },
  },
  phone: { title: phoneDialog.heading, description: phoneDialog.description },
  deposit: {
    title: topUp.heading,
    description: (minimum) => `VPS are paid for from your wallet. Top up at least ${minimum} at a time.`,
    doneDescription: 'There is money in your wallet. You can add more at any time.',
    balance: walletLevel.balance,
    balanceUnknown: walletLevel.balanceUnknown,
    topUp: walletLevel.topUp,
    topUpMore: 'Top up more',
  },
  explore: {
    title: 'Choose your first VPS',
    titleMore: 'Add another VPS',
    description: vps.emptyDescription,
    price: 'Price',
    priceFrom: (price) => `From ${price} a month`,
    locations: 'Locations',
    operatingSystems: 'Operating systems',
    explore: 'See the VPS plans',
  },
}
