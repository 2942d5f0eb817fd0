import { Button as AriakitButton, type ButtonProps as AriakitButtonProps } from '@ariakit/react/button'
import type { LucideIcon } from 'lucide-react'
import { Spinner } from '#ds/components/Spinner/index.ts'
import { Tooltip } from '#ds/components/Tooltip/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { button } from './Button.css.ts'

export interface ButtonLook {
  /** What the action means. Default: `brand`. */
  tone?: 'neutral' | 'brand' | 'critical' | 'promotion'
  /** How loud it is. One `strong` button per view. Default: `strong`. */
  emphasis?: 'strong' | 'soft' | 'outline' | 'ghost'
  /** 32, 40 or 48 px high. Default: `medium`. */
  size?: 'small' | 'medium' | 'large'
  /** Takes the whole width. Default: false. */
  fullWidth?: boolean
  /** Drawn before the text. */
  icon?: LucideIcon
}

export interface ButtonProps extends ButtonLook, Omit<AriakitButtonProps, 'disabled' | 'accessibleWhenDisabled'> {
  /** Under way: a spinner stands before the text and presses do nothing. The text says what is under way. Default: false. */
  loading?: boolean
  /**
   * Why it cannot be pressed now. Given one, the button is disabled and stays focusable; the reason is its description and shows as
   * a tooltip. There is no mute `disabled`.
   */
  disabledReason?: string
  /** Square, showing `icon` alone; needs an `aria-label`. Default: false. */
  iconOnly?: boolean
}

/** An icon alone says nothing to those who do not see it. */
type ButtonName = { iconOnly?: false } | { iconOnly: true; 'aria-label': string }

/** Does something on this page. What leads to another page is a Link or a ButtonLink. */
export function Button({
  tone = 'brand',
  emphasis = 'strong',
  size = 'medium',
  fullWidth = false,
  icon,
  iconOnly = false,
  loading = false,
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
        disabled={loading || disabledReason !== undefined}
        accessibleWhenDisabled
        aria-busy={loading || undefined}
        className={classNames(button({ tone, emphasis, size, fullWidth, iconOnly }), className)}
      >
        {loading ? <Spinner /> : icon && <Icon icon={icon} />}
        {children}
      </AriakitButton>
    </Tooltip>
  )
}
