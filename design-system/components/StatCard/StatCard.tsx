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
  /** Name of the number. */
  label: string
  /** The formatted number. A string shrinks if the card is too narrow for it. */
  value: ReactNode
  /** One line that puts the number into context. */
  context?: ReactNode
  /** Shown subtly next to the label. */
  icon: LucideIcon
  /** Shows skeletons of the real height in place of the number and of a missing context. Default: false. */
  loading?: boolean
}

/** A key figure with its label and one line of context. Put several into a Grid to align their numbers. */
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
