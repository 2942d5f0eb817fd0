import { X } from 'lucide-react'
import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react'
import { Button } from '#ds/components/Button/index.ts'
import { ErrorState } from '#ds/components/ErrorState/index.ts'
import { Spinner } from '#ds/components/Spinner/index.ts'
import { useMergedRef } from '#ds/components/use-merged-ref.ts'
import { classNames } from '#ds/css/class-names.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './WaitingDialog.css.ts'

export interface WaitingDialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'children' | 'onCancel'> {
  /** `failed`: what should open here could not be loaded. */
  state: 'loading' | 'failed'
  /** Called when the user no longer waits. */
  onCancel: () => void
  /** Called when the user tries again after a failure. */
  onRetry: () => void
}

/**
 * In place of a dialog that is still on its way. The browser's own dialog: it holds the focus, makes the page inert and gives the
 * focus back without the script that is waited for. Rest props and `ref` reach the dialog.
 */
export function WaitingDialog({ state, onCancel, onRetry, className, ref, ...rest }: WaitingDialogProps) {
  const own = useRef<HTMLDialogElement>(null)
  const closeLabel = useMessage('close')
  const loading = useMessage('loading')
  const failed = useMessage('partFailed')
  const advice = useMessage('partFailedAdvice')

  // Closed before it is taken out of the page, so that what opens next finds the focus where it was.
  useLayoutEffect(() => {
    const dialog = own.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  return (
    <dialog
      data-component="WaitingDialog"
      {...rest}
      ref={useMergedRef(own, ref)}
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
