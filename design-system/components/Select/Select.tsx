import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import * as control from '#ds/components/Field/control.css.ts'
import { useFieldControl } from '#ds/components/Field/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './Select.css.ts'

export interface SelectOption {
  value: string
  label: string
  /** Shown, but not to be chosen. Default: false. */
  disabled?: boolean
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'size' | 'multiple' | 'children'> {
  /** What can be chosen, in order. */
  options: readonly SelectOption[]
  /** Shown while nothing is chosen (value `''`). A required select does not offer it again. Default: none. */
  placeholder?: string
  /** 40 or 48 px high. Default: `medium`. */
  size?: 'medium' | 'large'
}

/**
 * One of a list, by the system's own picker: right on phones and for screen readers. For a choice of a few that deserve
 * explaining use RadioCards. Ref and native props reach the `<select>`; `className` goes to the frame around it.
 */
export function Select({ options, placeholder, size = 'medium', className, ...rest }: SelectProps) {
  const field = useFieldControl(rest)
  const chosen = rest.value !== undefined || rest.defaultValue !== undefined
  return (
    <span data-component="Select" className={classNames(control.frame({ size }), className)}>
      <select
        {...rest}
        {...(placeholder !== undefined && !chosen && { defaultValue: '' })}
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
