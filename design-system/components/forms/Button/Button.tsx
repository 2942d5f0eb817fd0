import { Button as AriakitButton, type ButtonProps as AriakitButtonProps } from '@ariakit/react/button'
import type { LucideIcon } from 'lucide-react'
import { Spinner } from '#ds/components/feedback/Spinner/index.ts'
import { Tooltip } from '#ds/components/overlays/Tooltip/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { button } from './Button.css.ts'
import { ButtonLabel } from './ButtonLabel.tsx'

export interface ButtonLook {
  /** The meaning of the action. Default: `brand`. */
  tone?: 'neutral' | 'brand' | 'critical' | 'promotion'
  /** Visual weight. Use one `strong` button per view. Default: `strong`. */
  emphasis?: 'strong' | 'soft' | 'outline' | 'ghost'
  /** 32, 40 or 48 px high. Default: `medium`. */
  size?: 'small' | 'medium' | 'large'
  /** Takes the full width. Default: false. */
  fullWidth?: boolean
  /** Shown before the text. */
  icon?: LucideIcon
}

export interface ButtonProps extends ButtonLook, Omit<AriakitButtonProps, 'disabled' | 'accessibleWhenDisabled'> {
  /** The action is pending: shows a spinner before the text and ignores clicks. Change the text to describe it. Default: false. */
  pending?: boolean
  /**
   * Why it cannot be pressed now. If given, the button is disabled but focusable; the reason is its description, and shown in a
   * tooltip. There is no `disabled` without a reason.
   */
  disabledReason?: string
  /** Square, with `icon` only; needs an `aria-label`. Default: false. */
  iconOnly?: boolean
}

/** A button with only an icon needs a label for screen readers. */
type ButtonName = { iconOnly?: false } | { iconOnly: true; 'aria-label': string }

/** Performs an action on this page. To navigate to another page use Link or ButtonLink. */
export function Button({
  tone = 'brand',
  emphasis = 'strong',
  size = 'medium',
  fullWidth = false,
  icon,
  iconOnly = false,
  pending = false,
  disabledReason,
  className,
  children,
  ...rest
}: ButtonProps & ButtonName) {
  return (
    <Tooltip content={disabledReason}>
      <AriakitButton
        data-component="Button"
        data-tone={tone}
        {...rest}
        disabled={pending || disabledReason !== undefined}
        accessibleWhenDisabled
        aria-busy={pending || undefined}
        className={classNames(button({ tone, emphasis, size, fullWidth, iconOnly }), className)}
      >
        {pending ? <Spinner /> : icon && <Icon icon={icon} />}
        <ButtonLabel>{children}</ButtonLabel>
      </AriakitButton>
    </Tooltip>
  )
}
