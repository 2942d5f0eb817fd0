import type { ChangeEvent } from 'react'
import { keepDigits } from '#ds/components/digits.ts'
import { Input, type InputProps } from '#ds/components/Input/index.ts'

export type NumberInputProps = Omit<InputProps, 'type' | 'inputMode' | 'min' | 'max' | 'step'>

/**
 * A field for a non-negative integer, such as an amount in dong. The value is a string of digits: all other characters that are typed or pasted are
 * removed before `onChange` is called. It is a text field with a numeric keypad, because `type="number"` accepts `1e5` and changes its value on
 * scroll. The form validates limits. For a number that identifies, such as a phone or a card, use Input with `inputMode="numeric"`: leading zeros
 * matter there.
 */
export function NumberInput({ onChange, ...rest }: NumberInputProps) {
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
    />
  )
}
