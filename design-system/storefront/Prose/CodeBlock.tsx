import { Check, Copy } from 'lucide-react'
import { type ComponentPropsWithRef, useRef } from 'react'
import { Button } from '#ds/components/forms/Button/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { useCopy } from '#ds/hooks/use-copy.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import * as css from './Prose.css.ts'

export interface CodeBlockTexts {
  /** Accessible name of the lines, which can be focused in order to scroll them. */
  code: string
  /** Name of the button. */
  copy: string
  copied: string
  /** Shown when the browser refuses, and the lines have been selected: how to copy them. */
  copyRefused: string
}

export interface CodeBlockProps extends ComponentPropsWithRef<'div'> {
  texts: CodeBlockTexts
}

/**
 * Commands or a response, with a button that copies all of it, and is a tick for two seconds. Long lines scroll. If the browser
 * refuses, the lines are selected, and a line says how to copy them.
 */
export function CodeBlock({ texts, className, children, ...rest }: CodeBlockProps) {
  const lines = useRef<HTMLPreElement>(null)
  const { state, copy } = useCopy(lines)
  return (
    <div data-component="CodeBlock" data-state={state} {...rest} className={classNames(css.codeBlock, className)}>
      <div className={css.codeFrame}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable with the keyboard */}
        {/* biome-ignore lint/a11y/useSemanticElements: no group of fields, and no landmark either */}
        <pre ref={lines} role="group" aria-label={texts.code} tabIndex={0} className={css.code} translate="no">
          {children}
        </pre>
        <Button
          tone="neutral"
          emphasis="ghost"
          size="small"
          icon={state === 'copied' ? Check : Copy}
          iconOnly
          aria-label={texts.copy}
          className={classNames(state === 'copied' && css.copied)}
          onClick={() => void copy()}
        />
        {state === 'refused' && (
          <span className={css.refused} aria-hidden>
            {texts.copyRefused}
          </span>
        )}
      </div>
      <VisuallyHidden role="status">
        {{ idle: '', copied: texts.copied, refused: texts.copyRefused }[state]}
      </VisuallyHidden>
    </div>
  )
}
