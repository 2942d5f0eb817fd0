import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import * as control from '#ds/components/forms/Field/control.css.ts'
import { useFieldControl } from '#ds/components/forms/Field/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './Select.css.ts'

export interface SelectOption {
  value: string
  label: string
  /** Shown, but cannot be selected. Default: false. */
  disabled?: boolean
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'size' | 'multiple' | 'children'> {
  /** The options, in order. */
  options: readonly SelectOption[]
  /** Shown while nothing is selected (value `''`). In a required select it cannot be selected again. Default: none. */
  placeholder?: string
  /** 40 or 48 px high. Default: `medium`. */
  size?: 'medium' | 'large'
}

/**
 * A choice of one option from a list. Uses the native picker, which works well on phones and with screen readers. For a few options
 * that need explaining use RadioCards. Ref and native props go to the `<select>`, `className` to the frame around it.
 */
export function Select({ options, placeholder, size = 'medium', className, ...rest }: SelectProps) {
  const field = useFieldControl(rest)
  const hasValue = rest.value !== undefined || rest.defaultValue !== undefined
  return (
    <span data-component="Select" className={classNames(control.frame({ size }), className)}>
      <select
        {...rest}
        {...(placeholder !== undefined && !hasValue && { defaultValue: '' })}
        {...field}
        className={classNames(control.control, css.select)}
      >
        {placeholder !== undefined && (
          <option value="" data-placeholder disabled={field.required} hidden={field.required} className={css.option}>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled} className={css.option}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={css.chevron}>
        <Icon icon={ChevronDown} />
      </span>
    </span>
  )
}
