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
  /**
   * What is compared between the cards, below the title. With the look `stacked` it ends the title's line where the card is wide enough.
   */
  price?: ReactNode
  /** Shown at the end of the card: a fee, a badge. */
  aside?: ReactNode
  /** Why it cannot be selected now. If given, the card is disabled and shows the reason. */
  disabledReason?: string
}

/** One option of RadioCards; the entire card is the label. Ref and native props go to the `<input>`, `className` to the card. */
export function RadioCard({
  value,
  title,
  description,
  price,
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
  const details = [
    price && `${id}-price`,
    description && `${id}-description`,
    aside && `${id}-aside`,
    disabledReason && `${id}-reason`,
  ]
  return (
    <label data-component="RadioCard" className={classNames(css.card, css.cardLook[group.look], className)}>
      <span className={classNames(css.mark, css.markLook[group.look])}>
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
          className={classNames(css.input, css.inputLook[group.look])}
        />
        <Icon icon={Check} className={css.check} />
      </span>
      <span className={classNames(css.text, css.textLook[group.look])}>
        <span id={`${id}-title`} className={classNames(css.title, css.titleLook[group.look])}>
          {title}
        </span>
        {price && (
          <span id={`${id}-price`} className={classNames(css.price, css.priceLook[group.look])}>
            {price}
          </span>
        )}
        {description && (
          <span id={`${id}-description`} className={classNames(css.detail, css.detailLook[group.look])}>
            {description}
          </span>
        )}
        {disabledReason && (
          <span id={`${id}-reason`} className={classNames(css.detail, css.detailLook[group.look])}>
            {disabledReason}
          </span>
        )}
      </span>
      {aside && (
        <span
          id={`${id}-aside`}
          className={classNames(css.aside, css.asideLook[group.look], price ? css.besidePrice[group.look] : undefined)}
        >
          {aside}
        </span>
      )}
    </label>
  )
}
