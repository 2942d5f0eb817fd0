import { Role, type RoleProps } from '@ariakit/react/role'
import { CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ds/components/Button/index.ts'
import { RetryButton } from '#ds/components/ErrorState/RetryButton.tsx'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './Notice.css.ts'

export interface NoticeProps extends Omit<RoleProps<'div'>, 'title'> {
  /** What it means; the icon follows from it. */
  tone: 'neutral' | 'brand' | 'positive' | 'caution' | 'critical'
  /** What it is about, in a few words. */
  title?: string
  /** Default: the tone's own (information, check, warning triangle, cross). */
  icon?: LucideIcon
  /** What the reader can do about it: a Button or a ButtonLink. */
  action?: ReactNode
  /** Tries again what the notice says has failed. Given one, a button offers it. */
  onRetry?: (() => void) | undefined
  /** Takes the notice away. Given one, a close button offers it; whoever shows the notice removes it. */
  onDismiss?: () => void
}

const toneIcons = { neutral: Info, brand: Info, positive: CircleCheck, caution: TriangleAlert, critical: CircleX }

/**
 * A message that belongs to the page around it and stays. What passes by is a Toast; what stands in for a list is an
 * EmptyState or ErrorState. It is silent by default: give `role="status"` or `role="alert"` where it appears while
 * the reader is at work.
 */
export function Notice({ tone, title, icon, action, onRetry, onDismiss, className, children, ...rest }: NoticeProps) {
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
        <div className={css.words}>
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
