import type { ChangeEvent, FocusEvent } from 'react'
import { Input, type InputProps } from '#ds/components/forms/Input/index.ts'

export interface NumberInputProps extends Omit<InputProps, 'type' | 'inputMode' | 'min' | 'max' | 'step'> {
  /**
   * Reads a text as the number that it means, such as `1000000` for `1.000.000 ₫`; undefined for none. What is pasted becomes that number at once,
   * and what is typed when the field is left. Default: the text stays as it is.
   */
  read?: ((text: string) => string | undefined) | undefined
}

/** Whether a change was made by one key, and not by a paste, a suggestion or a program, which bring a whole text. */
export const isTypedSingly = (event: Event): boolean =>
  event instanceof InputEvent && (event.inputType.startsWith('delete') || event.data?.length === 1 || event.isComposing)

/** Puts a text in the place of another one, as if it had been typed: the form is told. React would not notice a value that is set as its own. */
function replaceText(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * A field for a number, such as an amount in dong. It is a text field with a numeric keypad, because `type="number"` accepts `1e5` and changes its
 * value on scroll. Nothing of what is typed is left out or changed into another number: a text that `read` does not understand stays, and the form
 * says what is wrong. For a number that identifies, such as a phone or a card, use Input with `inputMode="numeric"`: leading zeros matter there.
 */
export function NumberInput({ read, onChange, onBlur, ...rest }: NumberInputProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const number = isTypedSingly(event.nativeEvent) ? undefined : read?.(event.currentTarget.value)
    if (number !== undefined) event.currentTarget.value = number
    onChange?.(event)
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const number = read?.(event.currentTarget.value)
    if (number !== undefined && number !== event.currentTarget.value) replaceText(event.currentTarget, number)
    onBlur?.(event)
  }
  return (
    <Input
      data-component="NumberInput"
      autoComplete="off"
      {...rest}
      type="text"
      inputMode="numeric"
      onChange={change}
      onBlur={leave}
    />
  )
}
