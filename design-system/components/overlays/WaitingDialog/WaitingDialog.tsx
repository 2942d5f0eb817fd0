import { X } from 'lucide-react'
import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react'
import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { Spinner } from '#ds/components/feedback/Spinner/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { useMergedRef } from '#ds/hooks/use-merged-ref.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './WaitingDialog.css.ts'

export interface WaitingDialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'children' | 'onCancel'> {
  /** `failed` if the code of the dialog could not be loaded. */
  state: 'loading' | 'failed'
  /** Called when the user closes it. */
  onCancel: () => void
  /** Called when the user retries after a failure. */
  onRetry: () => void
}

/**
 * Shown in place of a dialog whose code is still loading. A native `<dialog>`, which traps the focus, makes the page inert and restores the focus
 * without the script that is being loaded. Rest props and `ref` go to the dialog. While data loads use Skeleton.
 */
export function WaitingDialog({ state, onCancel, onRetry, className, ref, ...rest }: WaitingDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const closeLabel = useMessage('close')
  const loading = useMessage('loading')
  const failed = useMessage('loadFailed')
  const advice = useMessage('loadFailedAdvice')

  // The dialog is closed before it is removed from the page, so that the focus is restored before the real dialog
  // opens.
  useLayoutEffect(() => {
    const dialog = dialogRef.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  return (
    <dialog
      data-component="WaitingDialog"
      {...rest}
      ref={useMergedRef(dialogRef, ref)}
      data-state={state}
      aria-label={state === 'loading' ? loading : failed}
      closedby="any"
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
      className={classNames(css.dialog, className)}
    >
      {state === 'loading' ? (
        <Spinner size="large" label={loading} />
      ) : (
        <ErrorState title={failed} description={advice} onRetry={onRetry} />
      )}
      <Button
        tone="neutral"
        emphasis="ghost"
        iconOnly
        icon={X}
        aria-label={closeLabel}
        onClick={onCancel}
        className={css.close}
      />
    </dialog>
  )
}
