import type { ComponentPropsWithRef } from 'react'
import * as control from '#ds/components/forms/Field/control.css.ts'
import { useFieldControl } from '#ds/components/forms/Field/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Textarea.css.ts'

export interface TextareaProps extends ComponentPropsWithRef<'textarea'> {
  /** Visible lines; the user can resize it. Default: 4. */
  rows?: number
}

/** A field for several lines of text. Ref and native props go to the `<textarea>`, `className` to the frame around it. */
export function Textarea({ rows = 4, className, ...rest }: TextareaProps) {
  const field = useFieldControl(rest)
  return (
    <span data-component="Textarea" className={classNames(control.frame({ size: 'medium' }), className)}>
      <textarea {...rest} {...field} rows={rows} className={classNames(control.control, css.textarea)} />
    </span>
  )
}
