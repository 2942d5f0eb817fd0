import { Eye, EyeOff } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Input, type InputProps } from '#ds/components/forms/Input/index.ts'
import { useMergedRef } from '#ds/hooks/use-merged-ref.ts'
import { useMessage } from '#ds/providers/messages.tsx'

export type PasswordInputProps = Omit<InputProps, 'type' | 'suffix'>

/**
 * A password field with a button that shows the password. Set `autoComplete` to `current-password` or `new-password`. Showing it does not move
 * focus or caret. Ref and native props go to the `<input>`. Pasting must stay possible.
 */
export function PasswordInput({ ref, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const showPassword = useMessage('showPassword')
  const hidePassword = useMessage('hidePassword')
  const input = useRef<HTMLInputElement>(null)
  const selection = useRef<[start: number | null, end: number | null]>(null)

  const toggle = () => {
    if (input.current) selection.current = [input.current.selectionStart, input.current.selectionEnd]
    setShown(!shown)
  }

  // Browsers move the caret to one end when the type of an input changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of `shown`, which it does not read.
  useLayoutEffect(() => {
    if (selection.current) input.current?.setSelectionRange(...selection.current)
    selection.current = null
  }, [shown])

  return (
    <Input
      data-component="PasswordInput"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      ref={useMergedRef(input, ref)}
      type={shown ? 'text' : 'password'}
      suffix={
        rest.disabled ? undefined : (
          <Button
            tone="neutral"
            emphasis="ghost"
            size="small"
            iconOnly
            icon={shown ? EyeOff : Eye}
            aria-label={shown ? hidePassword : showPassword}
            onClick={toggle}
            // Keeps the focus in the input on a click; the button can still be focused by keyboard.
            onMouseDown={(event) => event.preventDefault()}
          />
        )
      }
    />
  )
}
