/** The steps in order (product spec, section 4). */
export const onboardingSteps = ['welcome', 'phone', 'deposit', 'explore'] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

export interface OnboardingDialogTexts {
  heading: string
  /** Accessible name of the row of steps. */
  steps: string
  /** Appended to the name of a completed step, for screen readers only. */
  done: string
  /** One or two words for each step: all four have to fit side by side on a phone. */
  stepNames: Readonly<Record<OnboardingStep, string>>
  back: string
  next: string
  /** Replaces `next` while the step's action has not been done. */
  later: string
  finish: string
  welcome: {
    /** `name` is empty when the customer gave none. */
    title: (name: string) => string
    description: string
    /** The purpose of each of the next three steps. */
    tasks: Readonly<Record<'phone' | 'deposit' | 'explore', OnboardingTask>>
  }
  phone: { title: string; description: string }
  deposit: {
    title: string
    /** `minimum` is the smallest deposit, already formatted. */
    description: (minimum: string) => string
    /** Replaces `description` when there is money in the wallet. */
    doneDescription: string
    balance: string
    /** Shown instead of a balance that could not be loaded. */
    balanceUnknown: string
    topUp: string
    /** Replaces `topUp` when there is money in the wallet. */
    topUpMore: string
  }
  explore: {
    title: string
    description: string
    price: string
    /** The cheapest plan; `price` is already formatted. */
    priceFrom: (price: string) => string
    locations: string
    operatingSystems: string
    explore: string
  }
}

export interface OnboardingTask {
  title: string
  /** `minimum` is the smallest deposit, already formatted. */
  description: (minimum: string) => string
}
