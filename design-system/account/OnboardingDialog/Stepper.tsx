import { Check } from 'lucide-react'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import * as css from './OnboardingDialog.css.ts'
import { type OnboardingDialogTexts, type OnboardingStep, onboardingSteps } from './onboarding-texts.ts'

export interface StepperProps {
  current: OnboardingStep
  done: Readonly<Record<OnboardingStep, boolean>>
  texts: Pick<OnboardingDialogTexts, 'steps' | 'done' | 'stepNames'>
}

/** Shows the current step and which steps are done. Not interactive: the dialog's buttons move between steps. */
export function Stepper({ current, done, texts }: StepperProps) {
  const reached = onboardingSteps.indexOf(current)
  return (
    <ol aria-label={texts.steps} className={css.steps}>
      {onboardingSteps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          data-reached={index <= reached || undefined}
          data-done={done[step] || undefined}
          className={css.step}
        >
          {done[step] && <Icon icon={Check} className={css.check} />}
          <span>
            {texts.stepNames[step]}
            {done[step] && <VisuallyHidden>, {texts.done}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  )
}
