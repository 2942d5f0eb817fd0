import { Check, X } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import * as css from './RecordNumber.css.ts'

export interface RecordNumberTexts {
  /** What a press does: "sao chép mã đầy đủ". */
  copyId: string
  copied: string
  /** Announced when the browser does not let the page write to the clipboard. */
  copyFailed: string
}

export interface RecordNumberProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The texts, in one language. */
  texts: RecordNumberTexts
  /** The number that one can say, such as `VPS-0031`. */
  children: string
  /** The full id, which a press copies: for the log, or a bug report. */
  fullId: string
}

const icons = { copied: Check, failed: X }

/**
 * The number of a record, short enough to say on the phone and to type into the search. A press copies the full id, which nobody has to
 * read. The mark and a live region report the outcome until the focus leaves.
 */
export function RecordNumber({ texts, children, fullId, className, ...rest }: RecordNumberProps) {
  const [outcome, setOutcome] = useState<keyof typeof icons>()
  const copy = () =>
    navigator.clipboard.writeText(fullId).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  const announcement = outcome && { copied: texts.copied, failed: texts.copyFailed }[outcome]
  return (
    <>
      <button
        type="button"
        data-component="RecordNumber"
        translate="no"
        data-outcome={outcome}
        title={fullId}
        aria-label={`${children}: ${texts.copyId}`}
        {...rest}
        className={classNames(css.number, className)}
        onClick={copy}
        onBlur={() => setOutcome(undefined)}
      >
        {children}
        {outcome && <Icon icon={icons[outcome]} className={css.icon} />}
      </button>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}
