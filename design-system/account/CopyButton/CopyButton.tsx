import { Check, Copy } from 'lucide-react'
import type { ComponentPropsWithRef, RefObject } from 'react'
import { Button } from '#ds/components/Button/index.ts'
import { useCopy } from '#ds/components/use-copy.ts'
import { classNames } from '#ds/css/class-names.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import * as css from './CopyButton.css.ts'

export interface CopyButtonTexts {
  /** Name of the button; `value` is what it copies. It begins with `copyShort`. */
  copy: (value: string) => string
  /** The word on the button. */
  copyShort: string
  copied: string
  /** Shown when the browser refuses, and the text has been selected: how to copy it. */
  copyRefused: string
}

export interface CopyButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'disabled' | 'value'> {
  /** The element that shows the value, whose text is copied. It stands beside the button. */
  of: RefObject<HTMLElement | null>
  /** The value, for the name of the button. */
  value: string
  texts: CopyButtonTexts
}

/**
 * Copies the value beside it, and says so in its place for two seconds; nothing moves. If the browser refuses, the value is selected and
 * a line says how to copy it. Put both into a flex box that wraps.
 */
export function CopyButton({ of, value, texts, className, ...rest }: CopyButtonProps) {
  const { state, copy } = useCopy(of)
  const isCopied = state === 'copied'
  return (
    <>
      <Button
        data-component="CopyButton"
        data-state={state}
        {...rest}
        tone="neutral"
        emphasis="ghost"
        size="small"
        icon={isCopied ? Check : Copy}
        aria-label={isCopied ? undefined : texts.copy(value)}
        className={classNames(css.button, isCopied && css.copied, className)}
        onClick={() => void copy()}
      >
        <span className={css.words}>
          <span data-shown={!isCopied || undefined} className={css.word}>
            {texts.copyShort}
          </span>
          <span data-shown={isCopied || undefined} className={css.word}>
            {texts.copied}
          </span>
        </span>
      </Button>
      {state === 'refused' && (
        <span className={css.refused} aria-hidden>
          {texts.copyRefused}
        </span>
      )}
      <VisuallyHidden role="status">
        {{ idle: '', copied: texts.copied, refused: texts.copyRefused }[state]}
      </VisuallyHidden>
    </>
  )
}
