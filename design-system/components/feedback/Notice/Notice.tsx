import { Role, type RoleProps } from '@ariakit/react/role'
import { CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { RetryButton } from '#ds/components/feedback/ErrorState/RetryButton.tsx'
import { Button } from '#ds/components/forms/Button/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import type { LoadError } from '#ds/hooks/resource.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './Notice.css.ts'

export interface NoticeProps extends Omit<RoleProps<'div'>, 'title' | 'role'> {
  /** The meaning, which determines the default icon. */
  tone: 'neutral' | 'brand' | 'positive' | 'caution' | 'critical'
  /** The subject, in a few words. */
  title?: string
  /** Default: depends on the tone (information, check, warning triangle, cross). */
  icon?: LucideIcon
  /** What the user can do about it: a Button or a ButtonLink. */
  action?: ReactNode
  /** Retries the failed request. If given, there is a retry button. */
  onRetry?: LoadError['onRetry']
  /**
   * Announces title and text as the notice appears: `status` when the screen reader is idle, `alert` at once. Default: not announced.
   */
  role?: 'status' | 'alert'
  /** Called by the close button, which exists only if this is given. The caller removes the notice. */
  onDismiss?: () => void
}

const toneIcons = { neutral: Info, brand: Info, positive: CircleCheck, caution: TriangleAlert, critical: CircleX }

/**
 * A permanent message on a page. For a temporary message use Toast; in place of a list use EmptyState or ErrorState. Screen
 * readers do not announce it by default: set `role="status"` or `role="alert"` if it appears while the user is working.
 */
export function Notice({
  tone,
  title,
  icon,
  action,
  onRetry,
  role,
  onDismiss,
  className,
  children,
  ...rest
}: NoticeProps) {
  return (
    <Role
      data-component="Notice"
      data-tone={tone}
      {...rest}
      className={classNames(css.notice, css.tone[tone], className)}
    >
      <span className={css.icon}>
        <Icon icon={icon ?? toneIcons[tone]} size="medium" />
      </span>
      <div className={css.content}>
        {/* Not the root: a live region is read as a whole whenever something in it changes, such as the progress of a retry. */}
        <div role={role} className={css.text}>
          {title && <p className={css.title}>{title}</p>}
          {children && <div className={css.body}>{children}</div>}
        </div>
        {action}
        {onRetry && <RetryButton size="small" onRetry={onRetry} />}
      </div>
      {onDismiss && <DismissButton onDismiss={onDismiss} />}
    </Role>
  )
}

function DismissButton({ onDismiss }: { onDismiss: () => void }) {
  return (
    <Button
      tone="neutral"
      emphasis="ghost"
      size="small"
      icon={X}
      iconOnly
      aria-label={useMessage('dismissNotification')}
      onClick={() => onDismiss()}
      className={css.dismiss}
    />
  )
}
