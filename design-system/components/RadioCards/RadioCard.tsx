import { Check } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './RadioCards.css.ts'
import { useRadioCards } from './radio-cards-context.ts'

export interface RadioCardProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'title' | 'disabled'> {
  /** Value of the group if this card is selected. */
  value: string
  /** Name of the option. */
  title: ReactNode
  /** A line or two under the title. */
  description?: ReactNode
  /** Shown at the end of the card: a price, a fee, a badge. */
  aside?: ReactNode
  /** Why it cannot be selected now. If given, the card is disabled and shows the reason. */
  disabledReason?: string
}

/** One option of RadioCards; the entire card is the label. Ref and native props go to the `<input>`, `className` to the card. */
export function RadioCard({
  value,
  title,
  description,
  aside,
  disabledReason,
  className,
  onChange,
  ...rest
}: RadioCardProps) {
  const group = useRadioCards()
  const id = useId()
  const { onValueChange } = group
  const state = onValueChange
    ? { checked: group.value === value }
    : group.defaultValue !== undefined && { defaultChecked: group.defaultValue === value }
  const details = [description && `${id}-description`, aside && `${id}-aside`, disabledReason && `${id}-reason`]
  return (
    <label data-component="RadioCard" className={classNames(css.card, className)}>
      <span className={css.mark}>
        <input
          name={group.name}
          required={group.required}
          {...state}
          {...rest}
          type="radio"
          value={value}
          disabled={disabledReason !== undefined}
          aria-labelledby={`${id}-title`}
          aria-describedby={details.filter(Boolean).join(' ') || undefined}
          onChange={(event) => {
            onChange?.(event)
            onValueChange?.(value)
          }}
          className={css.input}
        />
        <Icon icon={Check} className={css.check} />
      </span>
      <span className={css.text}>
        <span id={`${id}-title`} className={css.title}>
          {title}
        </span>
        {description && (
          <span id={`${id}-description`} className={css.detail}>
            {description}
          </span>
        )}
        {disabledReason && (
          <span id={`${id}-reason`} className={css.detail}>
            {disabledReason}
          </span>
        )}
      </span>
      {aside && (
        <span id={`${id}-aside`} className={css.aside}>
          {aside}
        </span>
      )}
    </label>
  )
}
