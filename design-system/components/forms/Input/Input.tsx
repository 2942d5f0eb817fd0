import { Role } from '@ariakit/react/role'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import * as css from '#ds/components/forms/Field/control.css.ts'
import { useFieldControl } from '#ds/components/forms/Field/index.ts'
import { classNames } from '#ds/css/class-names.ts'

export interface InputProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'prefix'> {
  /**
   * 40 or 48 px high. `small`, 32 px with the text of a table, is for a search in the line of chips; on a phone it is `medium`.
   * Default: `medium`.
   */
  size?: 'small' | 'medium' | 'large'
  /** Shown before the value: an icon, a protocol. Not part of the accessible name, so mention units in the label or description, too. */
  prefix?: ReactNode
  /** Shown after the value: a currency sign, a unit, a button. */
  suffix?: ReactNode
  /** Component name on the frame, for components built on this one, such as PasswordInput. Default: `Input`. */
  'data-component'?: string
}

/** Focuses the input on a click on the rest of the frame (a unit, an icon). */
function focusInput(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest('input, button, a')) return
  event.preventDefault()
  event.currentTarget.querySelector('input')?.focus()
}

/**
 * A field for one line of text: controlled (`value`, `onChange`), uncontrolled (`defaultValue`) or registered with a form library.
 * Ref and native props go to the `<input>`, `className` to the frame around it.
 */
export function Input({
  size = 'medium',
  prefix,
  suffix,
  'data-component': component = 'Input',
  className,
  ...rest
}: InputProps) {
  const field = useFieldControl(rest)
  return (
    <Role.span
      data-component={component}
      className={classNames(css.frame({ size }), className)}
      onMouseDown={focusInput}
    >
      {prefix && <span className={classNames(css.affix, css.prefix)}>{prefix}</span>}
      <input {...rest} {...field} className={css.control} />
      {suffix && <span className={classNames(css.affix, css.suffix)}>{suffix}</span>}
    </Role.span>
  )
}
