import { type ComponentPropsWithRef, type ReactNode, useId, useMemo } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Field.css.ts'
import { describedByIds, FieldMessages, RequiredMark } from './FieldMessages.tsx'
import { FieldContext } from './field-context.ts'

export interface FieldProps extends ComponentPropsWithRef<'div'> {
  /** Name of the control, always in view. */
  label: ReactNode
  /** What helps to fill it in, under the control. */
  description?: ReactNode
  /** What is wrong and how to mend it. Given one, the control is invalid and the text is announced politely. */
  error?: ReactNode
  /** Sets the control's `required` and marks the label. Default: false. */
  required?: boolean
  /** Id of the control, where a fixed one is needed. Default: a generated one. */
  controlId?: string
  /** One control: Input, PasswordInput, NumberInput, Textarea or Select. */
  children: ReactNode
}

/**
 * Label, control and messages, tied together for every reader. Rest props and ref reach the root; the control's own
 * props stand on the control.
 */
export function Field({
  label,
  description,
  error,
  required = false,
  controlId,
  className,
  children,
  ...rest
}: FieldProps) {
  const id = useId()
  const messages = { descriptionId: `${id}-description`, errorId: `${id}-error`, description, error }
  const describedBy = describedByIds(messages)
  const invalid = Boolean(error)
  const control = useMemo(
    () => ({ controlId: controlId ?? `${id}-control`, describedBy, invalid, required }),
    [controlId, id, describedBy, invalid, required],
  )
  return (
    <div
      data-component="Field"
      data-invalid={invalid || undefined}
      {...rest}
      className={classNames(css.field, className)}
    >
      <label htmlFor={control.controlId} className={css.label}>
        {label}
        {required && <RequiredMark />}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      <FieldMessages {...messages} />
    </div>
  )
}
