import { type ChangeEvent, type CompositionEvent, type Ref, useLayoutEffect, useRef, useState } from 'react'
import { typedAmount } from '#contracts/rules/typed-amount.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { isTypedSingly } from '#ds/components/forms/NumberInput/index.ts'
import { useMergedRef } from '#ds/hooks/use-merged-ref.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { caretAfterDigits, digitsEdited, digitsOf } from './amount-text.ts'
import * as css from './TopUpDialog.css.ts'

export interface AmountInputProps {
  name: string
  /** Whole dong as digits, or the text as it was typed where it is not one yet, which `typedAmount` reads; `''` when empty. */
  value: string
  /** Called with the digits of an amount, or with a text that is none yet. */
  onValueChange: (value: string) => void
  onBlur: () => void
  currencyMark: string
  readOnly: boolean
  /** Lets the form focus this field when it has the first error. */
  ref: Ref<HTMLInputElement>
}

/** More digits would not be exact as a number: they are shown as they were typed. */
const GROUPED_MAX = 15

/**
 * An amount of dong, with digits grouped while typing, `200.000`. The caret stays after the same digit. What is pasted is read as the amount that
 * it means, `1,5 triệu` too; what is typed so, when the field is left. A text that means none stays as it is, for the form to refuse.
 */
export function AmountInput({ value, onValueChange, onBlur, currencyMark, ref, ...rest }: AmountInputProps) {
  const { number } = useFormats()
  const input = useRef<HTMLInputElement | null>(null)
  const mergedRef = useMergedRef(input, ref)
  const [caret, setCaret] = useState<{ digits: number }>()
  // An input method writes its text again with each key: it has to find what it has written.
  const [composed, setComposed] = useState<string>()
  const isGrouped = value.length <= GROUPED_MAX && /^\d+$/.test(value)
  const shown = isGrouped ? number(Number(value)) : value

  useLayoutEffect(() => {
    const element = input.current
    if (!element || !caret || document.activeElement !== element) return
    const position = caretAfterDigits(element.value, caret.digits)
    element.setSelectionRange(position, position)
  }, [caret])

  const take = (element: HTMLInputElement, isSingly: boolean) => {
    const text = element.value
    const edited = isGrouped || value === '' ? digitsEdited(shown, text, isSingly) : undefined
    const next = edited ?? (isSingly ? undefined : typedAmount(text))
    if (next === undefined) return onValueChange(text)
    const before = text.slice(0, element.selectionStart ?? text.length)
    // A new object each time, so that the caret also moves when a deleted separator is inserted again.
    setCaret({ digits: edited === undefined ? next.length : digitsOf(before).length })
    onValueChange(next)
  }
  const change = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if (composed === undefined) take(currentTarget, isTypedSingly(nativeEvent))
    else setComposed(currentTarget.value)
  }
  const endComposition = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
    setComposed(undefined)
    take(currentTarget, true)
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
      value={composed ?? shown}
      onCompositionStart={({ currentTarget }) => setComposed(currentTarget.value)}
      onCompositionEnd={endComposition}
      onChange={change}
      onBlur={() => {
        const read = typedAmount(value)
        if (read !== undefined && read !== value) onValueChange(read)
        onBlur()
      }}
    />
  )
}
