import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ds/components/Button/index.ts'
import { Input, type InputProps } from '#ds/components/Input/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'

export type PasswordInputProps = Omit<InputProps, 'type' | 'suffix'>

/** A password, hidden until its reader asks to see it. Give `autoComplete`: `current-password` or `new-password`. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const showPassword = useMessage('showPassword')
  const hidePassword = useMessage('hidePassword')
  return (
    <Input
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <Button
          tone="neutral"
          emphasis="ghost"
          size="small"
          iconOnly
          icon={shown ? EyeOff : Eye}
          aria-label={shown ? hidePassword : showPassword}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
