import { type ChangeEvent, type Ref, useLayoutEffect, useRef, useState } from 'react'
import { Input } from '#ds/components/Input/index.ts'
import { useMergedRef } from '#ds/components/use-merged-ref.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { caretAfterDigits, digitsOf } from './amount-text.ts'
import * as css from './TopUpDialog.css.ts'

export interface AmountInputProps {
  name: string
  /** Whole dong as digits, `''` when empty. */
  value: string
  /** Called with the digits of whatever was typed or pasted. */
  onValueChange: (value: string) => void
  onBlur: () => void
  currencyMark: string
  readOnly: boolean
  /** Lets the form focus this field when it has the first error. */
  ref: Ref<HTMLInputElement>
}

/** An amount of dong, with digits grouped while typing, `200.000`. The caret stays after the same digit. */
export function AmountInput({ value, onValueChange, currencyMark, ref, ...rest }: AmountInputProps) {
  const { number } = useFormats()
  const input = useRef<HTMLInputElement | null>(null)
  const mergedRef = useMergedRef(input, ref)
  const [caret, setCaret] = useState<{ digits: number }>()

  useLayoutEffect(() => {
    const element = input.current
    if (!element || !caret || document.activeElement !== element) return
    const position = caretAfterDigits(element.value, caret.digits)
    element.setSelectionRange(position, position)
  }, [caret])

  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const before = currentTarget.value.slice(0, currentTarget.selectionStart ?? currentTarget.value.length)
    // A new object each time, so that the caret also moves when a deleted separator is inserted again.
    setCaret({ digits: digitsOf(before).length })
    onValueChange(digitsOf(currentTarget.value))
  }
  return (
    <Input
      {...rest}
      ref={mergedRef}
      size="large"
      className={css.amount}
      inputMode="numeric"
      autoComplete="off"
      suffix={currencyMark}
      value={value === '' ? '' : number(Number(value))}
      onChange={change}
    />
  )
}
