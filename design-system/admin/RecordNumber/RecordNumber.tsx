import { useTooltipStore } from '@ariakit/react/tooltip'
import { type ComponentPropsWithRef, useState } from 'react'
import { TooltipPopup } from '#ds/components/overlays/Tooltip/TooltipPopup.tsx'
import { classNames } from '#ds/css/class-names.ts'
import { useMergedRef } from '#ds/hooks/use-merged-ref.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import * as css from './RecordNumber.css.ts'

export interface RecordNumberTexts {
  /** What a click does: "sao chép mã đầy đủ". */
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
  /** The full id, which a click copies: for the log, or a bug report. */
  fullId: string
}

/**
 * The number of a record, short enough to say on the phone and to type into the search. A click copies the full id, and shows it with the outcome
 * above the number until the focus leaves: no column moves, and a finger, which has no tooltip, gets to it, also where the browser does not copy.
 */
export function RecordNumber({ texts, children, fullId, className, ref, ...rest }: RecordNumberProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const store = useTooltipStore({
    placement: 'top-start',
    open: outcome !== undefined,
    setOpen: (open) => {
      if (!open) setOutcome(undefined)
    },
  })
  const anchor = useMergedRef(store.setAnchorElement, ref)
  const copy = () =>
    navigator.clipboard.writeText(fullId).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  const announcement = outcome && { copied: texts.copied, failed: texts.copyFailed }[outcome]
  return (
    <>
      <button
        ref={anchor}
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
      </button>
      <TooltipPopup store={store}>
        {announcement}
        <span className={css.fullId}>{fullId}</span>
      </TooltipPopup>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}
