import type { ComponentPropsWithRef } from 'react'
import type { MachineAction } from '#contracts/machines.ts'
import { stepsDoneAt } from '#ds/account/vps.ts'
import type { VpsLabels } from '#ds/account/vps-labels.ts'
import { type PetalState, StepIndicator } from '#ds/components/brand/StepIndicator/index.ts'
import { Meter } from '#ds/components/feedback/Meter/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './ActionProgress.css.ts'

export interface ActionProgressTexts {
  /** Name of the steps, for screen readers. */
  stepsLabel: string
  /** Their states, for screen readers. */
  stepStates: Readonly<Record<'pending' | 'opening' | 'open', string>>
  /** The action waits for the one before it. */
  queued: string
  mayLeave: string
}

export interface ActionProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is under way. */
  action: Pick<MachineAction, 'type' | 'state' | 'progress'>
  words: Pick<VpsLabels, 'busy' | 'steps'>
  texts: ActionProgressTexts
}

/** The machine and its address are there already when its system is installed again. */
const STEPS_BEFORE_REBUILD = 2

/** How many steps are done of an action that makes something; undefined for others, which have no petals. */
function stepsDone({ type, progress }: ActionProgressProps['action'], count: number): number | undefined {
  if (type === 'create') return stepsDoneAt(progress)
  if (type !== 'rebuild') return undefined
  return STEPS_BEFORE_REBUILD + Math.min(count - 3, Math.floor((progress / 100) * (count - STEPS_BEFORE_REBUILD)))
}

const stateAt = (index: number, done: number): PetalState => {
  if (index < done) return 'open'
  return index === done ? 'opening' : 'pending'
}

/** What is being done with a machine, and how far it is. While something is made, the petals of the mark open step by step. */
export function ActionProgress({ action, words, texts, className, ...rest }: ActionProgressProps) {
  const { percent } = useFormats()
  const done = stepsDone(action, words.steps.length)
  const name = words.busy[action.type]
  const isQueued = action.state === 'queued'
  return (
    <div data-component="ActionProgress" {...rest} className={classNames(css.root, className)}>
      {done !== undefined && (
        <StepIndicator
          size="small"
          label={texts.stepsLabel}
          steps={words.steps.map((step, index) => {
            const state = stateAt(index, done)
            return { name: step, state, stateText: texts.stepStates[state as keyof ActionProgressTexts['stepStates']] }
          })}
        />
      )}
      <div className={css.words}>
        <p className={css.name}>
          {name}
          {done !== undefined && <span className={css.step}> {words.steps[done]}</span>}
        </p>
        <Meter
          bare
          role="progressbar"
          label={name}
          value={action.progress}
          valueText={isQueued ? texts.queued : percent(action.progress / 100)}
        />
        <p className={css.step}>{isQueued ? texts.queued : texts.mayLeave}</p>
      </div>
      <span className={css.share} aria-hidden>
        {!isQueued && percent(action.progress / 100)}
      </span>
    </div>
  )
}
