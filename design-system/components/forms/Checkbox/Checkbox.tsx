import { Check, Minus } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { describedByIds, FieldMessages } from '#ds/components/forms/Field/index.ts'
import { useMergedRef } from '#ds/hooks/use-merged-ref.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './Checkbox.css.ts'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children'> {
  /** The label. May contain a link. */
  children: ReactNode
  /** Help text under the label. */
  description?: ReactNode
  /** Error message. If given, the checkbox is invalid and the text is announced politely. */
  error?: ReactNode
  /** Neither checked nor unchecked, because it represents several values that differ. Default: false. */
  indeterminate?: boolean
}

/**
 * A native checkbox with label and messages. Ref and native props go to the `<input>`, `className` to the root. Tick nothing by default that costs
 * money. `indeterminate` changes only the look: the owner decides what a click does.
 */
export function Checkbox({
  children,
  description,
  error,
  indeterminate = false,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const messages = { descriptionId: `${id}-description`, errorId: `${id}-error`, description, error }
  const describedBy = [describedByIds(messages), rest['aria-describedby']].filter(Boolean).join(' ') || undefined
  // There is no attribute for `indeterminate`, and browsers reset it on every click.
  useLayoutEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = indeterminate
  })
  return (
    <div data-component="Checkbox" data-invalid={error ? true : undefined} className={className}>
      <label className={css.row}>
        <span className={css.box}>
          <input
            {...rest}
            type="checkbox"
            ref={useMergedRef(inputRef, ref)}
            aria-describedby={describedBy}
            aria-invalid={Boolean(error) || rest['aria-invalid'] || undefined}
            className={css.input}
          />
          <Icon icon={Check} className={css.checkMark} />
          <Icon icon={Minus} className={css.indeterminateMark} />
        </span>
        <span className={css.label}>{children}</span>
      </label>
      <FieldMessages {...messages} />
    </div>
  )
}
