import { Role, type RoleProps } from '@ariakit/react/role'
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
  /** The number, formatted. A string of more than 12 characters is set smaller where the card is narrow. */
  value: ReactNode
  /** One line that puts the number in its place. */
  context?: ReactNode
  /** Beside the label; it does not shout. */
  icon: LucideIcon
  /** The number is on its way: its place is held at its real height. Default: false. */
  loading?: boolean
}

/** Longest string that fits the narrowest card, a quarter of the page, at full size. */
const FULL_SIZE_CHARACTERS = 12
const isLong = (value: ReactNode) => typeof value === 'string' && value.length > FULL_SIZE_CHARACTERS

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
        <Icon icon={icon} size="medium" />
      </div>
      <div className={css.valueFrame}>
        {loading ? <LoadingValue /> : <span className={isLong(value) ? css.longValue : undefined}>{value}</span>}
      </div>
      <Text size="small" tone="tertiary" render={<div />}>
        {loading ? <Skeleton length="long" /> : context}
      </Text>
    </Role>
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
