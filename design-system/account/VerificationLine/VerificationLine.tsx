import { type LucideIcon, Smartphone } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { setTitleIfTruncated } from '#ds/primitives/truncated-title.ts'
import * as css from './VerificationLine.css.ts'

export interface VerificationLineTexts {
  message: string
  /** The same for phones, where it shares a line with the buttons. */
  short: string
  verify: string
  /** The same while it is under way. Default: `verify`. */
  verifying?: string
  later: string
}

export interface VerificationLineProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  texts: VerificationLineTexts
  /** The icon of what is not verified. Default: a phone. */
  icon?: LucideIcon
  /** Whether the action is under way: it has the text `verifying` then, and a click does nothing. Default: false. */
  pending?: boolean
  /** Starts the verification. */
  onVerify: () => void
  /** Puts it off: the caller hides the line, and leaves a dot at the account's menu. Without it there is no such button. */
  onLater?: () => void
}

/** One quiet line for a customer whose phone number or email is not verified: no filled colour, since nothing is broken. */
export function VerificationLine({
  texts,
  icon = Smartphone,
  pending = false,
  onVerify,
  onLater,
  className,
  ...rest
}: VerificationLineProps) {
  return (
    <p data-component="VerificationLine" {...rest} className={classNames(css.line, className)}>
      <Icon icon={icon} size="medium" className={css.icon} />
      <span className={css.message} onPointerEnter={setTitleIfTruncated}>
        <span className={css.fullMessage}>{texts.message}</span>
        <span className={css.shortMessage}>{texts.short}</span>
      </span>
      <button
        type="button"
        className={css.verify}
        aria-busy={pending || undefined}
        onClick={() => {
          if (!pending) onVerify()
        }}
      >
        {pending ? (texts.verifying ?? texts.verify) : texts.verify}
      </button>
      {onLater && (
        <button type="button" className={css.later} onClick={() => onLater()}>
          {texts.later}
        </button>
      )}
    </p>
  )
}
