import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './Field.css.ts'

export interface FieldMessagesProps {
  /** Id of the description, for `aria-describedby`. */
  descriptionId: string
  /** Id of the error, for `aria-describedby`. */
  errorId: string
  /** Help text. */
  description?: ReactNode
  /** Error message, in a sentence. */
  error?: ReactNode
}

/**
 * The texts under a control: description, then error. The error is in a polite live region that always exists, so it is announced
 * when it appears or changes, and not when the same text is rendered again.
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

/** Ids of the given texts, in reading order, for `aria-describedby`; `undefined` without any. */
export const describedByIds = ({ descriptionId, errorId, description, error }: FieldMessagesProps) =>
  [description && descriptionId, error && errorId].filter(Boolean).join(' ') || undefined
