/** The steps in their order (product spec, section 4). */
export const onboardingSteps = ['welcome', 'phone', 'deposit', 'explore'] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

export interface OnboardingDialogTexts {
  heading: string
  /** Name of the row of steps, for screen readers. */
  steps: string
  /** Added to the name of a step that is done, for screen readers. */
  done: string
  /** A word or two for each step: four stand side by side on a phone. */
  stepNames: Readonly<Record<OnboardingStep, string>>
  back: string
  next: string
  /** In place of `next` where the step asks for something that was not done. */
  later: string
  finish: string
  welcome: {
    /** `name` is empty for somebody who gave none. */
    title: (name: string) => string
    description: string
    /** What the next three steps are for, in their order. */
    tasks: readonly [OnboardingTask, OnboardingTask, OnboardingTask]
  }
  phone: { title: string; description: string }
  deposit: {
    title: string
    description: string
    /** In place of `description` once there is money in the wallet. */
    doneDescription: string
    balance: string
    /** Shown in place of a balance that could not be loaded. */
    balanceUnknown: string
    topUp: string
    /** In place of `topUp` once there is money in the wallet. */
    topUpMore: string
  }
  explore: {
    title: string
    description: string
    facts: readonly { label: string; value: string }[]
    explore: string
  }
}

export interface OnboardingTask {
  title: string
  description: string
}
