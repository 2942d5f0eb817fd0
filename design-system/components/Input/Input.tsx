import { Role } from '@ariakit/react/role'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import * as css from '#ds/components/Field/control.css.ts'
import { useFieldControl } from '#ds/components/Field/index.ts'
import { classNames } from '#ds/css/class-names.ts'

export interface InputProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'prefix'> {
  /** 40 or 48 px high. Default: `medium`. */
  size?: 'medium' | 'large'
  /** Stands before the value: an icon, a protocol. Not read as part of the name; say units in the label or description too. */
  prefix?: ReactNode
  /** Stands after the value: a currency mark, a unit, a button. */
  suffix?: ReactNode
  /** Names the frame for what is built on this one, such as PasswordInput. Default: `Input`. */
  'data-component'?: string
}

/** A press on the frame beside the input (a unit, an icon) means the input. */
function focusInput(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest('input, button, a')) return
  event.preventDefault()
  event.currentTarget.querySelector('input')?.focus()
}

/**
 * One line of text. Controlled (`value`, `onChange`), uncontrolled (`defaultValue`) or registered with a form library:
 * ref and every native prop reach the `<input>`; `className` goes to the frame around it.
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
