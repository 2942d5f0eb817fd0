import {
  Dialog as AriakitDialog,
  type DialogProps as AriakitDialogProps,
  DialogDescription,
  DialogDismiss,
  DialogHeading,
} from '@ariakit/react/dialog'
import { Role } from '@ariakit/react/role'
import { X } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '#ds/components/Button/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './Dialog.css.ts'

export interface DialogProps extends ComponentPropsWithRef<'div'> {
  open: boolean
  /** Asked with `false` by the close button, the backdrop and Escape. Keep `open` to refuse, while something is pending. */
  onOpenChange: (open: boolean) => void
  /** Name of the dialog, its first heading. */
  heading: ReactNode
  /** One sentence under the heading, read with it as the dialog opens. */
  description?: ReactNode
  /** 520 or 880 px at most. Below the medium breakpoint both are sheets. Default: `medium`. */
  size?: 'medium' | 'wide'
  /** Buttons, always in view. A submit button here names its form by the `form` attribute. */
  footer?: ReactNode
  /** What is focused as it opens. Default: what has `autoFocus`, else the first control, else the close button. */
  initialFocus?: AriakitDialogProps['initialFocus']
  /** What is focused after it has closed. Default: what was focused before it opened. */
  finalFocus?: AriakitDialogProps['finalFocus']
  children: ReactNode
}

/** Something to do or decide before going on with the page, which waits behind it. */
export function Dialog({
  open,
  onOpenChange,
  heading,
  description,
  size = 'medium',
  footer,
  className,
  children,
  ...rest
}: DialogProps) {
  const closeLabel = useMessage('close')
  const close = () => onOpenChange(false)
  return (
    <AriakitDialog
      data-component="Dialog"
      data-size={size}
      {...rest}
      open={open}
      onClose={close}
      unmountOnHide
      hideOnInteractOutside={false}
      backdrop={<Role className={css.backdrop} onClick={close} />}
      className={classNames(css.dialog({ size }), className)}
    >
      <header className={css.header}>
        <DialogHeading className={css.heading}>{heading}</DialogHeading>
        {description && <DialogDescription className={css.description}>{description}</DialogDescription>}
      </header>
      <div className={css.body}>{children}</div>
      {footer && <footer className={css.footer}>{footer}</footer>}
      <DialogDismiss
        render={
          <Button tone="neutral" emphasis="ghost" iconOnly icon={X} aria-label={closeLabel} className={css.close} />
        }
      />
    </AriakitDialog>
  )
}
