import type { ChangeEvent } from 'react'
import { Input, type InputProps } from '#ds/components/Input/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { keepDigits } from './digits.ts'
import * as css from './NumberInput.css.ts'

export type NumberInputProps = Omit<InputProps, 'type' | 'inputMode' | 'min' | 'max' | 'step'>

/**
 * A whole number of zero or more, such as an amount in dong. The value is a string of digits: anything else that is
 * typed or pasted is dropped before `onChange` sees it. A text field with a number keypad, not `type="number"`, whose
 * value a scroll wheel changes and which takes `1e5`. Limits are the form's to check.
 */
export function NumberInput({ onChange, className, ...rest }: NumberInputProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const { value, caret } = keepDigits(input.value, input.selectionStart ?? input.value.length)
    if (value !== input.value) {
      input.value = value
      input.setSelectionRange(caret, caret)
    }
    onChange?.(event)
  }
  return (
    <Input
      data-component="NumberInput"
      autoComplete="off"
      {...rest}
      type="text"
      inputMode="numeric"
      onChange={change}
      className={classNames(css.tabular, className)}
    />
  )
}
