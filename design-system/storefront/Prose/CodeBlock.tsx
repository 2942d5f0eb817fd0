import { Check, Copy, X } from 'lucide-react'
import { type ComponentPropsWithRef, useRef, useState } from 'react'
import { Button } from '#ds/components/Button/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import * as css from './Prose.css.ts'

export interface CodeBlockTexts {
  /** Accessible name of the lines, which can be focused in order to scroll them. */
  code: string
  /** Name of the button. */
  copy: string
  copied: string
  /** Announced when the browser does not let the page write to the clipboard. */
  copyFailed: string
}

export interface CodeBlockProps extends ComponentPropsWithRef<'div'> {
  texts: CodeBlockTexts
}

const icons = { idle: Copy, copied: Check, failed: X }

/** Commands or a response, with a button that copies all of it. Long lines scroll. */
export function CodeBlock({ texts, className, children, ...rest }: CodeBlockProps) {
  const lines = useRef<HTMLPreElement>(null)
  const [state, setState] = useState<keyof typeof icons>('idle')
  const copy = () =>
    navigator.clipboard.writeText((lines.current?.textContent ?? '').trimEnd()).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  return (
    <div data-component="CodeBlock" data-state={state} {...rest} className={classNames(css.codeBlock, className)}>
      <div className={css.codeFrame}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable with the keyboard */}
        {/* biome-ignore lint/a11y/useSemanticElements: no group of fields, and no landmark either */}
        <pre ref={lines} role="group" aria-label={texts.code} tabIndex={0} className={css.code}>
          {children}
        </pre>
        <Button
          tone="neutral"
          emphasis="ghost"
          size="small"
          icon={icons[state]}
          iconOnly
          aria-label={texts.copy}
          onClick={copy}
          onBlur={() => setState('idle')}
        />
      </div>
      <VisuallyHidden role="status">
        {state === 'copied' && texts.copied}
        {state === 'failed' && texts.copyFailed}
      </VisuallyHidden>
    </div>
  )
}
