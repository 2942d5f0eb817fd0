import { Lock, LockOpen, Users, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { fullName } from '#contracts/rules/person-name.ts'
import type { User } from '#contracts/user.ts'
import { type AdminListProps, AdminTable, type AdminTableTexts } from '#ds/admin/AdminTable/index.ts'
import { BalanceDialog, type BalanceDialogTexts } from '#ds/admin/BalanceDialog/index.ts'
import type { BalanceChange, BalanceResult } from '#ds/admin/balance-change.ts'
import { ConfirmDialog } from '#ds/admin/ConfirmDialog/index.ts'
import { RecordFacts } from '#ds/admin/RecordFacts/index.ts'
import { RecordId } from '#ds/admin/RecordId/index.ts'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import { useRowDialog } from '#ds/admin/use-row-dialog.ts'
import { Button } from '#ds/components/Button/index.ts'
import { EmailAddress } from '#ds/components/EmailAddress/index.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import type { TableColumn } from '#ds/components/Table/index.ts'
import { type SubmitResult, useAction } from '#ds/components/use-action.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './UsersTable.css.ts'

export interface UsersTableTexts extends AdminTableTexts {
  columns: { id: string; email: string; name: string; balance: string; status: string; actions: string }
  /** Shown when the user gave no name. */
  noName: string
  active: string
  locked: string
  lock: string
  unlock: string
  editBalance: string
  /** Shown in the admin's own row instead of the lock button. */
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

export interface UsersTableProps extends AdminListProps<User> {
  /** The texts, in one language. */
  texts: UsersTableTexts
  /** Email of the signed-in admin. Admins cannot lock their own account, so that row has no lock button. */
  ownEmail?: string | undefined
  /** Locks or activates a user; a lock has been confirmed. A failure is shown above the table. */
  onActiveChange: (userId: string, isActive: boolean) => Promise<SubmitResult>
  /** Changes a user's balance, unless it has changed since it was shown. The dialog shows either failure. */
  onBalanceChange: (userId: string, change: BalanceChange) => Promise<BalanceResult>
}

/**
 * All users: name, email, balance, and whether they may sign in. Locking asks for confirmation, because it signs the user out
 * everywhere immediately, and unlocking does not restore the sessions.
 */
export function UsersTable({ texts, ownEmail, onActiveChange, onBalanceChange, ...list }: UsersTableProps) {
  const { currency } = useFormats()
  const { pendingKeys, error, run } = useAction()
  const edit = useRowDialog<User>()
  const edited = edit.target
  const lock = useRowDialog<User>()
  const setActive = (user: User, isActive: boolean) => {
    void run(() => onActiveChange(user.id, isActive), user.id)
  }

  const columns: TableColumn<User>[] = [
    {
      id: 'id',
      header: texts.columns.id,
      cell: (user) => <RecordId>{user.id}</RecordId>,
    },
    {
      id: 'email',
      header: texts.columns.email,
      rowHeader: true,
      cell: (user) => (
        <TruncatedText>
          <EmailAddress>{user.email}</EmailAddress>
        </TruncatedText>
      ),
    },
    {
      id: 'name',
      header: texts.columns.name,
      cell: (user) => <TruncatedText>{fullName(user) || texts.noName}</TruncatedText>,
    },
    { id: 'balance', header: texts.columns.balance, align: 'end', cell: (user) => currency(user.balance) },
    {
      id: 'status',
      header: texts.columns.status,
      cell: (user) => (
        <StatusBadge status={user.isActive ? 'active' : 'locked'}>
          {user.isActive ? texts.active : texts.locked}
        </StatusBadge>
      ),
    },
    {
      id: 'actions',
      header: <VisuallyHidden>{texts.columns.actions}</VisuallyHidden>,
      align: 'end',
      cell: (user) => (
        <div className={css.actions}>
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
          {user.email === ownEmail ? (
            <Text render={<span />} size="small" tone="tertiary">
              {texts.ownAccount}
            </Text>
          ) : (
            <Button
              tone={user.isActive ? 'critical' : 'neutral'}
              emphasis="ghost"
              size="small"
              icon={user.isActive ? Lock : LockOpen}
              pending={pendingKeys.has(user.id)}
              aria-label={texts.actionFor(user.isActive ? texts.lock : texts.unlock, user.email)}
              onClick={() => (user.isActive ? lock.show(user) : setActive(user, true))}
            >
              {user.isActive ? texts.lock : texts.unlock}
            </Button>
          )}
        </div>
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
