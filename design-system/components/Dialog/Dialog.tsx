import {
  Dialog as AriakitDialog,
  type DialogProps as AriakitDialogProps,
  DialogDescription,
  DialogDismiss,
  DialogHeading,
} from '@ariakit/react/dialog'
import { Role } from '@ariakit/react/role'
import { X } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react'
import { Button } from '#ds/components/Button/index.ts'
import { ToastDialogLiveRegion, useToastPersistentElements } from '#ds/components/Toast/index.ts'
import { useMergedRef } from '#ds/components/use-merged-ref.ts'
import { classNames } from '#ds/css/class-names.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './Dialog.css.ts'
import { useKeyboardScroll } from './use-keyboard-scroll.ts'

export interface DialogProps extends ComponentPropsWithRef<'div'> {
  /** Whether it is open; the caller keeps it. */
  open: boolean
  /**
   * Asked with `false` by the close button, the backdrop and Escape. To refuse, while something is pending, leave `open`
   * true: the dialog stays as it is.
   */
  onOpenChange: (open: boolean) => void
  /** Name of the dialog, its first heading. */
  heading: ReactNode
  /** A sentence under the heading, read with it as the dialog opens. */
  description?: ReactNode
  /** 520 or 880 px wide at most. Below the medium breakpoint a sheet as high as its content, or a full one. Default: `medium`. */
  size?: 'medium' | 'wide'
  /** Buttons, always in view. A submit button here names its form by the `form` attribute. */
  footer?: ReactNode
  /** What is focused as it opens. Default: the control with `autoFocus`, else the first in body and footer, else the close button. */
  initialFocus?: AriakitDialogProps['initialFocus']
  /** What is focused once it has closed. Default: what was focused before it opened. */
  finalFocus?: AriakitDialogProps['finalFocus']
  /** What stands between heading and footer; it scrolls where it is long. */
  children: ReactNode
}

/**
 * Something to do or decide before going on with the page, which waits behind it. Modal: the rest is inert, the page does
 * not scroll, focus goes in and comes back. Its content is there only while it is open, so forms start afresh. A dialog
 * that opens over another stands among the other's children. Rest props and ref reach the root, a portal at the end of
 * the body.
 */
export function Dialog({
  open,
  onOpenChange,
  heading,
  description,
  size = 'medium',
  footer,
  className,
  children,
  ref,
  ...rest
}: DialogProps) {
  const closeLabel = useMessage('close')
  const keyboardScroll = useKeyboardScroll()
  const getPersistentElements = useToastPersistentElements()
  const own = useRef<HTMLDivElement>(null)
  const close = () => onOpenChange(false)
  // Ariakit closes first and asks afterwards, which would show for a moment where the caller refuses. Here the caller's
  // `open` alone decides.
  const onClose = (event: Event) => {
    if (!open) return
    event.preventDefault()
    close()
  }
  return (
    <AriakitDialog
      data-component="Dialog"
      data-size={size}
      {...rest}
      ref={useMergedRef(own, ref)}
      open={open}
      onClose={onClose}
      unmountOnHide
      // Toasts stay within reach and are read out while everything else is inert.
      getPersistentElements={getPersistentElements}
      // React has focused a control with `autoFocus` by then.
      autoFocusOnShow={() => !own.current?.contains(document.activeElement)}
      // The backdrop closes by itself: Ariakit's own way would close on a press on a toast, and leave focus nowhere.
      hideOnInteractOutside={false}
      backdrop={<Role className={css.backdrop} onClick={close} />}
      className={classNames(css.dialog({ size }), className)}
    >
      <header className={css.header}>
        <DialogHeading className={css.heading}>{heading}</DialogHeading>
        {description && <DialogDescription className={css.description}>{description}</DialogDescription>}
      </header>
      <div {...keyboardScroll} className={css.body}>
        <div className={classNames(css.content, footer ? css.contentAboveFooter : undefined)}>{children}</div>
      </div>
      {footer && <footer className={css.footer}>{footer}</footer>}
      {/* Last, so that focus goes to the content first. */}
      <DialogDismiss
        render={
          <Button tone="neutral" emphasis="ghost" iconOnly icon={X} aria-label={closeLabel} className={css.close} />
        }
      >
        {null}
      </DialogDismiss>
      {open && <ToastDialogLiveRegion />}
    </AriakitDialog>
  )
}
