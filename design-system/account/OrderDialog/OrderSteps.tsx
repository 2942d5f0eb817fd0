import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import * as css from './OrderDialog.css.ts'
import type { OrderDialogTexts, OrderStep } from './order-texts.ts'

const orderSteps: readonly OrderStep[] = ['plan', 'place', 'review']

interface OrderStepHeadProps {
  step: OrderStep
  /** Whether everything in it is chosen. */
  done: boolean
  texts: Pick<OrderDialogTexts, 'steps' | 'stepOf' | 'stepDone'>
}

/**
 * The heading of a step on a phone, where the choices are one long column. All steps are open: what is chosen for somebody already needs no
 * click to be passed, and an error is where it is found.
 */
export function OrderStepHead({ step, done, texts }: OrderStepHeadProps) {
  const number = orderSteps.indexOf(step) + 1
  return (
    <div data-component="OrderStepHead" data-follows={number > 1 || undefined} className={css.stepHead}>
      <span aria-hidden data-done={done || undefined} className={css.stepMark}>
        {done ? <Icon icon={Check} /> : number}
      </span>
      <Heading level={2} size="small" className={css.stepTitle}>
        {texts.steps[step]}
        {done && <VisuallyHidden> ({texts.stepDone})</VisuallyHidden>}
      </Heading>
      <Text size="caption" tone="tertiary" render={<span />}>
        {texts.stepOf(number, orderSteps.length)}
      </Text>
    </div>
  )
}

/** The choices of a step below its heading. */
export function OrderStepGroup({ children, ...head }: OrderStepHeadProps & { children: ReactNode }) {
  return (
    <div data-component="OrderStepGroup" className={css.step}>
      <OrderStepHead {...head} />
      {children}
    </div>
  )
}
