import { Check, ChevronDown, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, type BadgeProps } from '#ds/components/feedback/Badge/index.ts'
import { Spinner } from '#ds/components/feedback/Spinner/index.ts'
import { Menu, MenuItem, MenuSeparator } from '#ds/components/overlays/Menu/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import * as css from './StatusMenu.css.ts'

/** A change of state that the menu offers. */
export interface StatusMenuAction {
  /** Unique in the menu. */
  id: string
  /** What one does: "Tạm ngưng", "Khóa", without "…". */
  label: string
  /** What follows, in one line: "Tắt máy, giữ dữ liệu". */
  consequence: string
  icon: LucideIcon
  /** Whether it cannot be undone: it comes last, after a rule, in critical. Default: false. */
  destructive?: boolean
  /** A question follows: its label ends with "…". Default: false. */
  asks?: boolean
  /** Why it is not possible now, shown instead of the consequence. It stays focusable, so that the reason is read out. */
  disabledReason?: string | undefined
  /** Called on a click, Enter or Space, after the menu has closed. */
  onSelect: () => void
}

export interface StatusMenuProps extends Omit<BadgeProps, 'emphasis' | 'icon' | 'children' | 'render'> {
  /** `quiet` for the normal state of the rows of a list: `emphasisInList(status)`. Default: `soft`. */
  emphasis?: 'soft' | 'quiet'
  /** Accessible name of the menu, with the record: "Đổi trạng thái VPS-0212". */
  label: string
  /** The current state's icon: `{...statusLooks.active}` sets it and `tone`. */
  icon: LucideIcon
  /** The name of the current state. */
  children: string
  /** Says to screen readers what the tick beside the current state shows: "hiện tại". */
  currentHint: string
  /** The changes that are possible, in order; destructive ones are put last. Without any, the state is final: a plain badge. */
  actions: readonly StatusMenuAction[]
  /** A change is in progress: the menu stays closed, and the badge keeps its focus. Default: false. */
  pending?: boolean
  /** The state that the pending change leads to, shown at once, and as not yet true. Default: the old state stays. */
  next?: (Pick<BadgeProps, 'tone'> & { icon: LucideIcon; label: string }) | undefined
}

/**
 * The state of a record and the changes of it in one: the badge is the menu. To show a state that cannot be changed use StatusBadge; for other
 * actions of a record, Menu. Rest props and `ref` go to the badge. Put no second control for the same state beside it.
 */
export function StatusMenu({
  label,
  tone,
  emphasis = 'soft',
  icon,
  children,
  currentHint,
  actions,
  pending = false,
  next,
  className,
  ...rest
}: StatusMenuProps) {
  const gentle = actions.filter(({ destructive }) => !destructive)
  const destructive = actions.filter((action) => action.destructive)
  if (actions.length === 0)
    return (
      <Badge data-component="StatusMenu" tone={tone} emphasis={emphasis} icon={icon} {...rest} className={className}>
        {children}
      </Badge>
    )
  const isUnsettled = pending && next !== undefined
  const shown = (pending && next) || { tone, icon, label: children }
  const badge = (
    <Badge
      data-component="StatusMenu"
      tone={shown.tone}
      emphasis={isUnsettled ? 'soft' : emphasis}
      icon={shown.icon}
      aria-busy={pending || undefined}
      {...rest}
      render={<button type="button" />}
      className={classNames(css.badge, isUnsettled ? css.unsettled : emphasis === 'quiet' && css.quiet, className)}
    >
      {shown.label}
      {pending ? <Spinner className={css.mark} /> : <Icon icon={ChevronDown} className={css.mark} />}
    </Badge>
  )
  return (
    <Menu label={label} trigger={badge} pending={pending}>
      <MenuItem role="menuitemradio" aria-checked onSelect={nothing} className={css.entry}>
        <Entry
          icon={icon}
          label={children}
          mark={
            <>
              <Icon icon={Check} className={css.entryIcon} />
              <VisuallyHidden>{currentHint}</VisuallyHidden>
            </>
          }
        />
      </MenuItem>
      {gentle.map((action) => (
        <ActionItem key={action.id} action={action} />
      ))}
      {destructive.length > 0 && <MenuSeparator />}
      {destructive.map((action) => (
        <ActionItem key={action.id} action={action} />
      ))}
    </Menu>
  )
}

/** The current state is chosen already: the menu only closes. */
const nothing = () => undefined

function ActionItem({ action }: { action: StatusMenuAction }) {
  const { label, consequence, icon, destructive, asks, disabledReason, onSelect } = action
  return (
    <MenuItem
      role="menuitemradio"
      aria-checked={false}
      disabled={disabledReason !== undefined}
      accessibleWhenDisabled
      onSelect={onSelect}
      data-destructive={destructive || undefined}
      className={css.entry}
    >
      <Entry icon={icon} label={asks ? `${label}…` : label} line={disabledReason ?? consequence} />
    </MenuItem>
  )
}

interface EntryProps {
  icon: LucideIcon
  label: string
  line?: string
  mark?: ReactNode
}

/** Icon, label, perhaps one line below it, and the tick. */
function Entry({ icon, label, line, mark }: EntryProps) {
  return (
    <span className={css.content}>
      <Icon icon={icon} className={css.entryIcon} />
      <span className={css.words}>
        <span className={css.label}>{label}</span>
        {line !== undefined && <span className={css.line}>{line}</span>}
      </span>
      {mark}
    </span>
  )
}
