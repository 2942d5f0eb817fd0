import { type ComponentPropsWithRef, type ReactNode, useId, useMemo } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Field.css.ts'
import { describedByIds, FieldMessages } from './FieldMessages.tsx'
import { FieldContext } from './field-context.ts'
import { OptionalMark } from './OptionalMark.tsx'

export interface FieldProps extends ComponentPropsWithRef<'div'> {
  /** Name of the control, always visible. */
  label: ReactNode
  /** Help text under the control. */
  description?: ReactNode
  /** What is wrong and how to fix it. If given, the control is invalid and the text is announced politely. */
  error?: ReactNode
  /** Makes the control `required`. Nothing marks it: in a form everything is required that is not marked as optional. Default: false. */
  required?: boolean
  /** Marks the label with "(optional)", as a part of the name. Not for a control that always has a value. Default: false. */
  optional?: boolean
  /** Id of the control. Default: generated. */
  controlId?: string
  /** One control: Input, PasswordInput, NumberInput, Textarea or Select. */
  children: ReactNode
}

/**
 * Label, control and messages, connected for assistive technology. Rest props and ref go to the root. Pass the control's props to
 * the control itself.
 */
export function Field({
  label,
  description,
  error,
  required = false,
  optional = false,
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
        {optional && <OptionalMark />}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      <FieldMessages {...messages} />
    </div>
  )
}
