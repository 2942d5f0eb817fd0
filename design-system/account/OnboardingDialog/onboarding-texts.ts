/** The steps in order (product spec, section 4). */
export const onboardingSteps = ['welcome', 'phone', 'deposit', 'explore'] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

/** The steps that are something to do. */
export const onboardingTasks = ['phone', 'deposit', 'explore'] as const
export type OnboardingTaskName = (typeof onboardingTasks)[number]

export interface OnboardingDialogTexts {
  heading: string
  /** Accessible name of the list of tasks. */
  steps: string
  /** After the name of a task. */
  taskStates: Readonly<Record<'open' | 'opening' | 'skipped' | 'pending', string>>
  /** A few words for each task, beside its petal. */
  taskNames: Readonly<Record<OnboardingTaskName, string>>
  back: string
  next: string
  /** Replaces `next` while the step's action has not been done. */
  later: string
  finish: string
  welcome: {
    /** `name` is empty when the customer gave none. */
    title: (name: string) => string
    description: string
    /** Replaces `description` for a customer who has instances: how much is left, and what, already joined. */
    left: (count: number, tasks: string) => string
    /** Inside that sentence. */
    leftTasks: Readonly<Record<'phone' | 'deposit', string>>
    /** Replaces it when nothing is left. */
    nothingLeft: string
    /** The purpose of each of the next three steps. */
    tasks: Readonly<Record<OnboardingTaskName, OnboardingTask>>
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
    /** Replaces `title` for a customer who has instances. */
    titleMore: string
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
