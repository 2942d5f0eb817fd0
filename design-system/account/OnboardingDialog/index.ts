export { OnboardingDialog, type OnboardingDialogProps } from './OnboardingDialog.tsx'
export type { OnboardingDialogTexts, OnboardingStep } from './onboarding-texts.ts'
export { type OnboardingFacts, shouldOnboard } from './should-onboard.ts'
