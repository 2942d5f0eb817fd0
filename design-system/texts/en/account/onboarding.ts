import type { OnboardingDialogTexts } from '#ds/account/OnboardingDialog/index.ts'
import { phoneDialog } from './phone-verification.ts'
import { topUp } from './top-up.ts'
import { vps } from './vps.ts'
import { wallet } from './wallet.ts'

/** Texts of the guide that opens on a customer's first visit. */
export const onboarding: OnboardingDialogTexts = {
  heading: 'Get started with Sen Cloud',
  steps: 'Steps of the guide',
  done: 'done',
  stepNames: { welcome: 'Intro', phone: 'Verify', deposit: 'Top up', explore: 'Choose' },
  back: 'Back',
  next: 'Next',
  later: 'Later',
  finish: 'Finish',
  welcome: {
    title: (name) => (name ? `Welcome, ${name}` : 'Welcome'),
    description: 'Your first server is three short steps away. You can stop at any of them.',
    tasks: {
      phone: {
        title: phoneDialog.heading,
        description: () => 'Protects your account, and brings you important notices.',
      },
      deposit: {
        title: topUp.heading,
        description: (minimum) => `From ${minimum}. Your VPS are paid from the wallet.`,
      },
      explore: { title: 'Choose a VPS', description: () => 'Ready a few minutes after you order.' },
    },
  },
  phone: { title: phoneDialog.heading, description: phoneDialog.description },
  deposit: {
    title: topUp.heading,
    description: (minimum) => `VPS are paid from your wallet. Top up at least ${minimum} at a time.`,
    doneDescription: 'There is money in your wallet. You can add more at any time.',
    balance: wallet.balance,
    balanceUnknown: wallet.balanceUnknown,
    topUp: wallet.topUp,
    topUpMore: 'Top up more',
  },
  explore: {
    title: 'Choose your first VPS',
    description: vps.emptyDescription,
    price: 'Price',
    priceFrom: (price) => `From ${price} a month`,
    locations: 'Locations',
    operatingSystems: 'Operating systems',
    explore: 'See the VPS plans',
  },
}
