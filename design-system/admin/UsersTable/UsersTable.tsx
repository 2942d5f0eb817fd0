import { Lock, LockOpen, Users, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AdminUser } from '#contracts/admin.ts'
import { fullName } from '#contracts/rules/person-name.ts'
import {
  type AdminListProps,
  AdminTable,
  type AdminTableTexts,
  type FilterChoices,
  type ListFilters,
  numberColumn,
} from '#ds/admin/AdminTable/index.ts'
import { BalanceDialog, type BalanceDialogTexts } from '#ds/admin/BalanceDialog/index.ts'
import type { BalanceChange, BalanceResult } from '#ds/admin/balance-change.ts'
import { ConfirmDialog } from '#ds/admin/ConfirmDialog/index.ts'
import { RecordFacts } from '#ds/admin/RecordFacts/index.ts'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import { useRowDialog } from '#ds/admin/use-row-dialog.ts'
import { Button } from '#ds/components/Button/index.ts'
import { EmailAddress } from '#ds/components/EmailAddress/index.ts'
import { statusLooks } from '#ds/components/StatusBadge/index.ts'
import { StatusMenu, type StatusMenuAction } from '#ds/components/StatusMenu/index.ts'
import type { TableColumn } from '#ds/components/Table/index.ts'
import { type SubmitResult, useAction } from '#ds/components/use-action.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import * as css from './UsersTable.css.ts'

export interface UsersTableTexts extends AdminTableTexts {
  columns: { id: string; email: string; name: string; balance: string; status: string; actions: string }
  /** Shown when the user gave no name. */
  noName: string
  active: string
  locked: string
  views: { all: string; locked: string }
  statusMenu: {
    /** Accessible name, with the user's email. */
    label: (email: string) => string
    /** Below the current status. */
    current: string
    lock: { label: string; consequence: string }
    unlock: { label: string; consequence: string }
  }
  editBalance: string
  /** Shown in the admin's own row below the status, which has no menu there. */
  ownAccount: string
  lockDialog: {
    /** `name` is an element with a key when the user gave no name and the email is shown. */
    heading: (name: ReactNode) => ReactNode
    /** Explains what a lock stops, and what continues. */
    description: string
    name: string
    email: string
    confirm: string
    cancel: string
  }
  /** Accessible name of a row's button: the action and the user's email. */
  actionFor: (action: string, email: string) => string
  balanceDialog: BalanceDialogTexts
}

export interface UsersTableProps extends AdminListProps<AdminUser>, Partial<ListFilters> {
  /** The texts, in one language. */
  texts: UsersTableTexts
  /** Email of the signed-in admin. Admins cannot lock their own account, so the status in that row is no menu. */
  ownEmail?: string | undefined
  /** Locks or activates a user; a lock has been confirmed. A failure is shown above the table. */
  onActiveChange: (userId: string, isActive: boolean) => Promise<SubmitResult>
  /** Changes a user's balance, unless it has changed since it was shown. The dialog shows either failure. */
  onBalanceChange: (userId: string, change: BalanceChange) => Promise<BalanceResult>
}

/** The filters that the server knows, by its own names. */
const choicesOf = (texts: UsersTableTexts): FilterChoices => ({
  available: [
    {
      kind: 'choice',
      id: 'status',
      label: texts.columns.status,
      options: [
        { value: 'active', label: texts.active },
        { value: 'locked', label: texts.locked },
      ],
    },
  ],
  views: [
    { id: 'all', label: texts.views.all, filters: [] },
    { id: 'locked', label: texts.views.locked, filters: [{ kind: 'choice', id: 'status', values: ['locked'] }] },
  ],
})

/**
 * All users: name, email, balance, and whether they may sign in. The status is the menu that changes it. Locking asks for confirmation,
 * because it signs the user out everywhere immediately, and unlocking does not restore the sessions.
 */
export function UsersTable({ texts, ownEmail, onActiveChange, onBalanceChange, ...list }: UsersTableProps) {
  const { pendingKeys, error, run } = useAction()
  const edit = useRowDialog<AdminUser>()
  const edited = edit.target
  const lock = useRowDialog<AdminUser>()
  const setActive = (user: AdminUser, isActive: boolean) => {
    void run(() => onActiveChange(user.id, isActive), user.id)
  }

  const lookOf = (isActive: boolean) => ({
    ...statusLooks[isActive ? 'active' : 'locked'],
    label: isActive ? texts.active : texts.locked,
  })

  const statusAction = (user: AdminUser): StatusMenuAction =>
    user.isActive
      ? {
          id: 'locked',
          ...texts.statusMenu.lock,
          icon: Lock,
          destructive: true,
          asks: true,
          onSelect: () => lock.show(user),
        }
      : { id: 'active', ...texts.statusMenu.unlock, icon: LockOpen, onSelect: () => setActive(user, true) }

  const columns: TableColumn<AdminUser>[] = [
    // Numbers are given in the order of registration.
    { ...numberColumn(texts.columns.id, texts.list.number, (user: AdminUser) => user), sortable: true },
    {
      id: 'email',
      header: texts.columns.email,
      rowHeader: true,
      cell: (user) => (
        <span className={css.lines}>
          <TruncatedText>
            <EmailAddress>{user.email}</EmailAddress>
          </TruncatedText>
          <Text render={<span />} size="caption" tone="tertiary" className={css.nameOnTablets}>
            <TruncatedText>{fullName(user) || texts.noName}</TruncatedText>
          </Text>
        </span>
      ),
    },
    {
      id: 'name',
      header: texts.columns.name,
      hideBelow: 'large',
      cell: (user) => <TruncatedText>{fullName(user) || texts.noName}</TruncatedText>,
    },
    { id: 'balance', header: texts.columns.balance, align: 'end', cell: (user) => <Money amount={user.balance} /> },
    {
      id: 'status',
      header: texts.columns.status,
      cell: (user) => (
        <span className={css.status}>
          <StatusMenu
            {...statusLooks[user.isActive ? 'active' : 'locked']}
            label={texts.statusMenu.label(user.email)}
            currentHint={texts.statusMenu.current}
            pending={pendingKeys.has(user.id)}
            next={lookOf(!user.isActive)}
            actions={user.email === ownEmail ? [] : [statusAction(user)]}
          >
            {user.isActive ? texts.active : texts.locked}
          </StatusMenu>
          {user.email === ownEmail && (
            <Text render={<span />} size="caption" tone="tertiary">
              {texts.ownAccount}
            </Text>
          )}
        </span>
      ),
    },
    {
      id: 'actions',
      header: <VisuallyHidden>{texts.columns.actions}</VisuallyHidden>,
      align: 'end',
      cell: (user) => (
        <Button
          tone="neutral"
          emphasis="ghost"
          size="small"
          icon={Wallet}
          aria-label={texts.actionFor(texts.editBalance, user.email)}
          onClick={() => edit.show(user)}
        >
          {texts.editBalance}
        </Button>
      ),
    },
  ]

  return (
    <>
      <AdminTable
        data-component="UsersTable"
        {...list}
        texts={texts}
        icon={Users}
        columns={columns}
        rowKey={(user) => user.id}
        choices={choicesOf(texts)}
        actionError={error}
      />
      {edited && (
        <BalanceDialog
          key={edited.key}
          texts={texts.balanceDialog}
          email={edited.row.email}
          // As of opening the dialog: reloading the list behind it does not change what it shows.
          currentBalance={edited.row.balance}
          open={edit.open}
          onOpenChange={edit.onOpenChange}
          onSubmit={(change) => onBalanceChange(edited.row.id, change)}
        />
      )}
      {lock.target && (
        <ConfirmDialog
          key={lock.target.key}
          open={lock.open}
          tone="critical"
          heading={texts.lockDialog.heading(
            fullName(lock.target.row) || (
              <EmailAddress key="email" className={css.headingAddress}>
                {lock.target.row.email}
              </EmailAddress>
            ),
          )}
          description={texts.lockDialog.description}
          confirmLabel={texts.lockDialog.confirm}
          cancelLabel={texts.lockDialog.cancel}
          onOpenChange={lock.onOpenChange}
          onConfirm={() => {
            lock.onOpenChange(false)
            if (lock.target) setActive(lock.target.row, false)
          }}
        >
          <RecordFacts
            facts={[
              { label: texts.lockDialog.name, value: fullName(lock.target.row) || texts.noName },
              { label: texts.lockDialog.email, value: <EmailAddress>{lock.target.row.email}</EmailAddress> },
            ]}
          />
        </ConfirmDialog>
      )}
    </>
  )
}
