import { type ComponentPropsWithRef, type ReactNode, useId, useMemo } from 'react'
import { describedByIds, FieldMessages, RequiredMark } from '#ds/components/Field/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './RadioCards.css.ts'
import { RadioCardsContext } from './radio-cards-context.ts'

export interface RadioCardsProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'defaultValue'> {
  /** Name of the choice, always in view. */
  label: ReactNode
  /** Name under which a form sends the choice. Default: a generated one. */
  name?: string
  /** The chosen card's value; none when absent. Read only together with `onValueChange`. */
  value?: string
  /** Chosen at first, where the cards keep their own state. */
  defaultValue?: string
  /** Called with the chosen card's value. Without it the cards keep their own state (`register()` on each card). */
  onValueChange?: (value: string) => void
  /** What helps to choose, under the cards. */
  description?: ReactNode
  /** What is wrong. Given one, the group is invalid and the text is announced politely. */
  error?: ReactNode
  /** Says that one must be chosen, and marks the label. Default: false. */
  required?: boolean
  /** Cards side by side from the medium breakpoint up; below it they stand one under another. Default: 1. */
  columns?: 1 | 2 | 3 | 4
  /** RadioCard elements. */
  children: ReactNode
}

/** One of a few that deserve more than a word each: a plan, a payment method, a place. Rest props and ref reach the root. */
export function RadioCards({
  label,
  name,
  value,
  defaultValue,
  onValueChange,
  description,
  error,
  required = false,
  columns = 1,
  className,
  children,
  ...rest
}: RadioCardsProps) {
  const id = useId()
  const groupName = name ?? `${id}-name`
  const messages = { descriptionId: `${id}-description`, errorId: `${id}-error`, description, error }
  const group = useMemo(
    () => ({ name: groupName, value, defaultValue, onValueChange, required }),
    [groupName, value, defaultValue, onValueChange, required],
  )
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedByIds(messages)}
      aria-invalid={Boolean(error) || undefined}
      aria-required={required || undefined}
      data-component="RadioCards"
      data-invalid={Boolean(error) || undefined}
      {...rest}
      className={classNames(css.group, className)}
    >
      <div id={`${id}-label`} className={css.label}>
        {label}
        {required && <RequiredMark />}
      </div>
      <div className={css.cards({ columns })}>
        <RadioCardsContext value={group}>{children}</RadioCardsContext>
      </div>
      <FieldMessages {...messages} />
    </div>
  )
}
