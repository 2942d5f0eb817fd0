import { Check, Copy, X } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import { Button } from '#ds/components/Button/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'

export interface CopyButtonTexts {
  /** Name of the button; `value` is what it copies. */
  copy: (value: string) => string
  copied: string
  /** Announced when the browser does not let the page write to the clipboard. */
  copyFailed: string
}

export interface CopyButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'disabled' | 'value'> {
  /** The text that is copied to the clipboard. */
  value: string
  texts: CopyButtonTexts
}

const icons = { idle: Copy, copied: Check, failed: X }

/** Copies the value shown next to it. The icon and a live region report the outcome until the button loses focus. */
export function CopyButton({ value, texts, ...rest }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof icons>('idle')
  const announcement = { idle: '', copied: texts.copied, failed: texts.copyFailed }[state]
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  return (
    <>
      <Button
        data-component="CopyButton"
        data-state={state}
        {...rest}
        tone="neutral"
        emphasis="ghost"
        size="small"
        icon={icons[state]}
        iconOnly
        aria-label={texts.copy(value)}
        onClick={copy}
        onBlur={() => setState('idle')}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}
