import { Role, type RoleProps } from '@ariakit/react/role'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Skeleton } from '#ds/components/Skeleton/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './StatCard.css.ts'

export interface StatCardProps extends RoleProps<'div'> {
  /** What is counted. */
  label: string
  /** The number, formatted. A string is set smaller where the card is too narrow for it. */
  value: ReactNode
  /** One line that puts the number in its place. */
  context?: ReactNode
  /** Beside the label; it does not shout. */
  icon: LucideIcon
  /** The number is on its way: its place is held at its real height, and that of a context that is not known yet. Default: false. */
  loading?: boolean
}

/** One number that people came for, with its label and one line of context. Put several into a Grid: their numbers align. */
export function StatCard({ label, value, context, icon, loading = false, className, ...rest }: StatCardProps) {
  return (
    <Role
      data-component="StatCard"
      aria-busy={loading || undefined}
      {...rest}
      className={classNames(css.card, className)}
    >
      <div className={css.header}>
        <Text size="small" weight="medium" tone="secondary">
          {label}
        </Text>
        <Icon icon={icon} size="medium" className={css.icon} />
      </div>
      <div className={css.valueFrame}>{loading ? <LoadingValue /> : <Value>{value}</Value>}</div>
      <Text size="small" tone="tertiary" render={<div />}>
        {loading && context === undefined ? <Skeleton length="long" /> : context}
      </Text>
    </Role>
  )
}

function Value({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children
  return (
    <span className={css.value} style={assignInlineVars({ [css.characters]: String(children.length) })}>
      {children}
    </span>
  )
}

function LoadingValue() {
  const loading = useMessage('loading')
  return (
    <>
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton />
    </>
  )
}
