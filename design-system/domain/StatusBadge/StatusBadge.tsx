import { Badge, type BadgeProps } from '#ds/components/feedback/Badge/index.ts'
import { type Status, statusLooks } from '#ds/domain/status-looks.ts'

export interface StatusBadgeProps extends Omit<BadgeProps, 'tone' | 'icon'> {
  /** The status of an instance, a transaction, a ticket or a user. Determines colour and icon, the same everywhere. */
  status: Status
}

/** The status of a record: colour, icon and, as children, the label. */
export function StatusBadge({ status, ...rest }: StatusBadgeProps) {
  return <Badge data-component="StatusBadge" data-status={status} {...statusLooks[status]} {...rest} />
}
