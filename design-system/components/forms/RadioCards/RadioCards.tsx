import { type ComponentPropsWithRef, type ReactNode, useId, useMemo } from 'react'
import { describedByIds, FieldMessages } from '#ds/components/forms/Field/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './RadioCards.css.ts'
import { type RadioCardLook, RadioCardsContext } from './radio-cards-context.ts'

export interface RadioCardsProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'defaultValue'> {
  /** Name of the group, always visible. */
  label: ReactNode
  /** Form field name. Default: generated. */
  name?: string
  /** Value of the selected card; `undefined` for none. Used only together with `onValueChange`. */
  value?: string
  /** Initially selected value if uncontrolled. */
  defaultValue?: string
  /** Called with the selected card's value. Without it the group is uncontrolled (`register()` on each card). */
  onValueChange?: (value: string) => void
  /** Help text under the cards. */
  description?: ReactNode
  /** Error message. If given, the group is invalid and the text is announced politely. */
  error?: ReactNode
  /** Makes the group required. Default: false. */
  required?: boolean
  /** Number of columns from the medium breakpoint up; below it there is one. Default: 1. */
  columns?: 1 | 2 | 3 | 4
  /** Number of columns below the medium breakpoint; two become one where words would not fit. Default: 1. */
  phoneColumns?: 1 | 2
  /**
   * `row`: circle, texts and aside side by side. Without a circle, with a tick in the corner when selected, so that groups of both can stand in
   * one form: `stacked`, title and aside in one line, the texts below them across the card, for narrow cards; `tile`, small, for short names.
   * Default: `row`.
   */
  look?: RadioCardLook
  /** RadioCard elements. */
  children: ReactNode
}

/** A choice of a few options that need explaining: a plan, a payment method, a location. Rest props and ref go to the root. */
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
  phoneColumns = 1,
  look = 'row',
  className,
  children,
  ...rest
}: RadioCardsProps) {
  const id = useId()
  const groupName = name ?? `${id}-name`
  const messages = { descriptionId: `${id}-description`, errorId: `${id}-error`, description, error }
  const group = useMemo(
    () => ({ name: groupName, value, defaultValue, onValueChange, required, look }),
    [groupName, value, defaultValue, onValueChange, required, look],
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
      </div>
      <div className={css.cards({ columns, phoneColumns, look })}>
        <RadioCardsContext value={group}>{children}</RadioCardsContext>
      </div>
      <FieldMessages {...messages} />
    </div>
  )
}
