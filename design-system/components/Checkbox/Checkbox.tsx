import { Check, Minus } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { describedByIds, FieldMessages, RequiredMark } from '#ds/components/Field/index.ts'
import { useMergedRef } from '#ds/components/use-merged-ref.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './Checkbox.css.ts'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children'> {
  /** The label. May hold a link. */
  children: ReactNode
  /** What helps to decide, under the label. */
  description?: ReactNode
  /** What is wrong. Given one, the box is invalid and the text is announced politely. */
  error?: ReactNode
  /** Neither on nor off: some of what it stands for is. Default: false. */
  indeterminate?: boolean
}

/**
 * Yes or no, sent with a form. A real checkbox: ref and native props reach the `<input>`, `className` goes to the root.
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
  const own = useRef<HTMLInputElement>(null)
  const messages = { descriptionId: `${id}-description`, errorId: `${id}-error`, description, error }
  const describedBy = [describedByIds(messages), rest['aria-describedby']].filter(Boolean).join(' ') || undefined
  // The browser clears the mark on every press and has no attribute for it.
  useLayoutEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate
  })
  return (
    <div data-component="Checkbox" data-invalid={error ? true : undefined} className={className}>
      <label className={css.row}>
        <span className={css.box}>
          <input
            {...rest}
            type="checkbox"
            ref={useMergedRef(own, ref)}
            aria-describedby={describedBy}
            aria-invalid={Boolean(error) || rest['aria-invalid'] || undefined}
            className={css.input}
          />
          <Icon icon={Check} className={css.checkMark} />
          <Icon icon={Minus} className={css.mixedMark} />
        </span>
        <span>
          {children}
          {rest.required && <RequiredMark />}
        </span>
      </label>
      <FieldMessages {...messages} />
    </div>
  )
}
