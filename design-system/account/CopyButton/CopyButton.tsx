import { Check, Copy } from 'lucide-react'
import type { ComponentPropsWithRef, RefObject } from 'react'
import { Button } from '#ds/components/forms/Button/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { useCopy } from '#ds/hooks/use-copy.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
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
  /** What is copied where a form wants it in another way than people read it, such as digits without separators. Default: the text of `of`. */
  copies?: string | undefined
  /** Whether it is the icon alone, where what it copies is the subject of its line. Default: false. */
  iconOnly?: boolean
  /** Whether a phone shows the icon only, which leaves its line to a long value. Default: false. */
  iconOnPhone?: boolean
  /** Whether it closes a line: its word then ends where the line does. Default: false. */
  closesLine?: boolean
  /** Whether it is filled, as the one that everything depends on. Default: false. */
  filled?: boolean
  texts: CopyButtonTexts
}

/**
 * Copies the value beside it, and says so in its place for two seconds; nothing moves. If the browser refuses, the value is selected and a line
 * says how to copy it. Put both into a flex box that wraps. Show no toast as well.
 */
export function CopyButton({
  of,
  value,
  copies,
  iconOnly = false,
  iconOnPhone = false,
  closesLine = false,
  filled = false,
  texts,
  className,
  ...rest
}: CopyButtonProps) {
  const { state, copy } = useCopy(of, copies)
  const isCopied = state === 'copied'
  const word = classNames(iconOnPhone && css.wordFromMedium, iconOnly && css.noWord)
  return (
    <>
      <Button
        data-component="CopyButton"
        data-state={state}
        {...rest}
        tone={filled ? 'brand' : 'neutral'}
        emphasis={filled ? 'strong' : 'ghost'}
        size="small"
        aria-label={isCopied ? texts.copied : texts.copy(value)}
        className={classNames(css.button, closesLine && css.atEnd, isCopied && !filled && css.copied, className)}
        onClick={() => void copy()}
      >
        <span className={classNames(css.states, closesLine && css.statesAtEnd, filled && css.statesInMiddle)}>
          <span data-shown={!isCopied || undefined} className={css.state}>
            <Icon icon={Copy} />
            <span className={word}>{texts.copyShort}</span>
          </span>
          <span data-shown={isCopied || undefined} className={css.state}>
            <Icon icon={Check} />
            <span className={word}>{texts.copied}</span>
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
