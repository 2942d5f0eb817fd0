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
import { ToastDialogLiveRegion, useToastPersistentElements } from '#ds/components/feedback/Toast/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { DialogOver } from '#ds/components/overlays/dialog-over.tsx'
import { classNames } from '#ds/css/class-names.ts'
import { lowerEdgeFade } from '#ds/css/edge-fade.css.ts'
import { isComposing } from '#ds/hooks/is-composing.ts'
import { useMergedRef } from '#ds/hooks/use-merged-ref.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './Dialog.css.ts'
import { useHidesBelow } from './use-hides-below.ts'
import { useKeyboardScroll } from './use-keyboard-scroll.ts'

export interface DialogProps extends ComponentPropsWithRef<'div'> {
  /** Whether it is open. Controlled by the caller. */
  open: boolean
  /**
   * Called with `false` by the close button, the backdrop and Escape. To keep the dialog open, for example while a request is
   * pending, leave `open` true.
   */
  onOpenChange: (open: boolean) => void
  /** Name of the dialog, its first heading. */
  heading: ReactNode
  /** A sentence under the heading. Screen readers read both as the dialog opens. */
  description?: ReactNode
  /** At most 520 or 880 px wide. Below the medium breakpoint: a sheet as high as its content, or full-height. Default: `medium`. */
  size?: 'medium' | 'wide'
  /** Buttons, always in view. A submit button here refers to its form by the `form` attribute. */
  footer?: ReactNode
  /**
   * Focused as it opens. Default: the control with `autoFocus`, otherwise the first in body or footer, of radio buttons the chosen one, and
   * otherwise the close button.
   */
  initialFocus?: AriakitDialogProps['initialFocus']
  /** Focused after it has closed. Default: the element that was focused before it opened. */
  finalFocus?: AriakitDialogProps['finalFocus']
  /** Content between heading and footer; it scrolls if it is long. */
  children: ReactNode
}

/**
 * A modal dialog for a task or decision: the page behind is inert and does not scroll, the focus moves into the dialog and back.
 * Its content is mounted only while it is open, so forms start empty. A dialog that opens over another must be among the
 * other's children. Rest props and ref go to the root, which is a portal at the end of the body.
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
  const edge = useHidesBelow()
  const getPersistentElements = useToastPersistentElements()
  const dialogRef = useRef<HTMLDivElement>(null)
  const bodyRef = useRef<HTMLDivElement>(null)
  const close = () => onOpenChange(false)
  // Ariakit would hide the dialog before the caller can keep it open, which would flicker. Here only the caller's `open` hides it.
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
      ref={useMergedRef(dialogRef, ref)}
      open={open}
      onClose={onClose}
      hideOnEscape={(event) => !isComposing(event)}
      unmountOnHide
      // Toasts stay interactive and are announced while everything else is inert.
      getPersistentElements={getPersistentElements}
      autoFocusOnShow={(first) => {
        // By then React has focused a control with `autoFocus`.
        if (dialogRef.current?.contains(document.activeElement)) return false
        const chosen = chosenRadioOf(first)
        if (!chosen) return true
        // The browser would scroll the dialog itself, too, which hides what is outside it.
        chosen.focus({ preventScroll: true })
        showInBody(chosen.closest('label') ?? chosen, bodyRef.current)
        return false
      }}
      // The backdrop below closes the dialog. Ariakit's own handling would also close it on a click on a toast, and
      // lose the focus.
      hideOnInteractOutside={false}
      backdrop={<Role className={css.backdrop} onClick={close} />}
      className={classNames(css.dialog({ size }), className)}
    >
      <header className={css.header}>
        <DialogHeading className={css.heading}>{heading}</DialogHeading>
        {description && <DialogDescription className={css.description}>{description}</DialogDescription>}
      </header>
      <div
        {...keyboardScroll}
        ref={useMergedRef(keyboardScroll.ref, useMergedRef(edge.ref, bodyRef))}
        data-more-below={(Boolean(footer) && edge.hidesBelow) || undefined}
        className={classNames(css.body, lowerEdgeFade)}
      >
        <div className={classNames(css.content, footer ? css.contentAboveFooter : undefined)}>{children}</div>
      </div>
      {footer && <footer className={css.footer}>{footer}</footer>}
      {/* Last, so that the content gets the initial focus. */}
      <DialogDismiss
        render={
          <Button tone="neutral" emphasis="ghost" iconOnly icon={X} aria-label={closeLabel} className={css.close} />
        }
      >
        {null}
      </DialogDismiss>
      {open && <ToastDialogLiveRegion />}
      {open && <DialogOver />}
    </AriakitDialog>
  )
}

/** The chosen radio button of the group that begins with this element: where Tab would go, too. */
function chosenRadioOf(first: HTMLElement | null): HTMLElement | null {
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio' || first.checked) return null
  const inGroup = [...first.ownerDocument.getElementsByName(first.name)]
  return (
    inGroup.find((radio) => radio instanceof HTMLInputElement && radio.form === first.form && radio.checked) ?? null
  )
}

/** Scrolls the body as far as an element needs to be in view. */
function showInBody(element: Element, body: HTMLElement | null): void {
  if (!body) return
  const [inside, around] = [element.getBoundingClientRect(), body.getBoundingClientRect()]
  body.scrollTop += Math.max(0, inside.bottom - around.bottom) + Math.min(0, inside.top - around.top)
}
