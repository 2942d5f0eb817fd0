import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './Field.css.ts'

export interface FieldMessagesProps {
  /** Id of the description, for `aria-describedby`. */
  descriptionId: string
  /** Id of the error, for `aria-describedby`. */
  errorId: string
  /** What helps to fill it in. */
  description?: ReactNode
  /** What is wrong with it, in a sentence. */
  error?: ReactNode
}

/**
 * The texts under a control: what to know, then what is wrong. The error stands in a polite live region that is there
 * from the start, so it is read once when it appears or changes, and not again when the same text is rendered anew.
 */
export function FieldMessages({ descriptionId, errorId, description, error }: FieldMessagesProps) {
  return (
    <div data-component="FieldMessages">
      {description && (
        <div id={descriptionId} className={css.description}>
          {description}
        </div>
      )}
      <div aria-live="polite">
        {error && (
          <div id={errorId} className={css.error}>
            <Icon icon={CircleAlert} className={css.errorIcon} />
            <span>{error}</span>
          </div>
        )}
      </div>
    </div>
  )
}

/** Ids of those texts that exist, in reading order; `undefined` when there are none. */
export const describedByIds = ({ descriptionId, errorId, description, error }: FieldMessagesProps) =>
  [description && descriptionId, error && errorId].filter(Boolean).join(' ') || undefined

/** Marks a label whose control must be filled in. Hidden from screen readers: the control's `required` says it. */
export function RequiredMark() {
  return (
    <span data-component="RequiredMark" aria-hidden className={css.requiredMark}>
      *
    </span>
  )
}
