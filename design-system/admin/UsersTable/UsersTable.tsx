import { Lock, LockOpen, Users, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { fullName } from '#contracts/person-name.ts'
import type { User } from '#contracts/user.ts'
import { type AdminListProps, AdminTable, type AdminTableTexts } from '#ds/admin/AdminTable/index.ts'
import type { BalanceDialogTexts } from '#ds/admin/BalanceDialog/index.ts'
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
import { BalanceEdit } from './BalanceEdit.tsx'
import * as css from './UsersTable.css.ts'

export interface UsersTableTexts extends AdminTableTexts {
  columns: { id: string; email: string; name: string; balance: string; status: string; actions: string }
  /** Stands for a name that was not given. */
  noName: string
  active: string
  locked: string
  lock: string
  unlock: string
  editBalance: string
  /** Stands where the admin's own row would offer a lock. */
  ownAccount: string
  lockDialog: {
    /** `name` is an element with a key where there is only an address. */
    heading: (name: ReactNode) => ReactNode
    /** What a lock stops, and what goes on. */
    description: string
    name: string
    email: string
    confirm: string
    cancel: string
  }
  /** Name of a row's button: what it does, and for whom. */
  actionFor: (action: string, email: string) => string
  balanceDialog: BalanceDialogTexts
}

export interface UsersTableProps extends AdminListProps<User> {
  /** Its words, in one language. */
  texts: UsersTableTexts
  /** Email of the admin who is signed in: nobody can lock their own account, so that row offers no lock. */
  ownEmail?: string | undefined
  /** Locks or activates a user; a lock was confirmed before. A failure is shown above the table. */
  onActiveChange: (userId: string, isActive: boolean) => Promise<SubmitResult>
  /** Changes a user's balance, unless it has moved since it was shown. The dialog shows either failure. */
  onBalanceChange: (userId: string, change: BalanceChange) => Promise<BalanceResult>
}

/**
 * Customers of the back-office: who they are, what they hold, and whether they may sign in. A lock asks first, since it signs the
 * customer out everywhere at once, which no unlocking brings back.
 */
export function UsersTable({ texts, ownEmail, onActiveChange, onBalanceChange, ...list }: UsersTableProps) {
  const { currency } = useFormats()
  const { pendingKeys, error, run } = useAction()
  const edit = useRowDialog<User>()
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
              loading={pendingKeys.has(user.id)}
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
      {edit.about && (
        <BalanceEdit
          key={edit.about.opening}
          texts={texts.balanceDialog}
          user={edit.about.row}
          open={edit.isOpen}
          onOpenChange={edit.onOpenChange}
          onBalanceChange={onBalanceChange}
        />
      )}
      {lock.about && (
        <ConfirmDialog
          key={lock.about.opening}
          open={lock.isOpen}
          tone="critical"
          heading={texts.lockDialog.heading(
            fullName(lock.about.row) || (
              <EmailAddress key="email" className={css.addressInQuestion}>
                {lock.about.row.email}
              </EmailAddress>
            ),
          )}
          description={texts.lockDialog.description}
          confirmLabel={texts.lockDialog.confirm}
          cancelLabel={texts.lockDialog.cancel}
          onOpenChange={lock.onOpenChange}
          onConfirm={() => {
            lock.onOpenChange(false)
            if (lock.about) setActive(lock.about.row, false)
          }}
        >
          <RecordFacts
            facts={[
              { label: texts.lockDialog.name, value: fullName(lock.about.row) || texts.noName },
              { label: texts.lockDialog.email, value: <EmailAddress>{lock.about.row.email}</EmailAddress> },
            ]}
          />
        </ConfirmDialog>
      )}
    </>
  )
}
