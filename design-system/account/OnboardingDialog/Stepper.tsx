import { Check } from 'lucide-react'
import { type PetalState, StepIndicator } from '#ds/components/brand/StepIndicator/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './OnboardingDialog.css.ts'
import {
  type OnboardingDialogTexts,
  type OnboardingStep,
  onboardingSteps,
  onboardingTasks,
} from './onboarding-texts.ts'

export interface StepperProps {
  current: OnboardingStep
  done: Readonly<Record<OnboardingStep, boolean>>
  texts: Pick<OnboardingDialogTexts, 'steps' | 'taskStates' | 'taskNames'>
}

/**
 * A petal for each task, which opens once the task is done, with the names beside it. What was put off has another petal than what is done. Not
 * interactive: the dialog's buttons move between steps.
 */
export function Stepper({ current, done, texts }: StepperProps) {
  const reached = onboardingSteps.indexOf(current)
  const stateOf = (task: OnboardingStep): Exclude<PetalState, 'failed'> => {
    if (done[task]) return 'open'
    if (task === current) return 'opening'
    return onboardingSteps.indexOf(task) < reached ? 'skipped' : 'pending'
  }
  const steps = onboardingTasks.map((task) => {
    const state = stateOf(task)
    return { name: texts.taskNames[task], state, stateText: texts.taskStates[state] }
  })
  return (
    <div className={css.progress}>
      <StepIndicator size="large" steps={steps} label={texts.steps} />
      {/* Screen readers get the list of the petals. */}
      <div aria-hidden className={css.names}>
        {steps.map(({ name, state, stateText }) => (
          <span key={name} className={css.taskName[state]}>
            {state === 'open' && <Icon icon={Check} className={css.check} />}
            <span>{state === 'skipped' ? `${name}: ${stateText}` : name}</span>
          </span>
        ))}
      </div>
    </div>
  )
}
