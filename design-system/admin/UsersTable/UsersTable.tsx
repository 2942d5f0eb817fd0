import { Lock, LockOpen, PhoneOff, ShieldOff, Users, Wallet } from 'lucide-react'
import type { AdminUser } from '#contracts/admin.ts'
import { fullName } from '#contracts/rules/person-name.ts'
import {
  type AdminListProps,
  AdminTable,
  type AdminTableTexts,
  type FilterChoices,
  type ListFilters,
  type ListViews,
  numberColumn,
  RowActions,
  type ViewCounts,
  viewsOf,
} from '#ds/admin/AdminTable/index.ts'
import { BalanceDialog, type BalanceDialogTexts } from '#ds/admin/BalanceDialog/index.ts'
import type { BalanceChange, BalanceResult } from '#ds/admin/balance-change.ts'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import { useRowDialog } from '#ds/admin/use-row-dialog.ts'
import { EmailAddress } from '#ds/components/data/EmailAddress/index.ts'
import type { TableColumn } from '#ds/components/data/Table/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { StatusMenu, type StatusMenuAction } from '#ds/components/overlays/StatusMenu/index.ts'
import { emphasisInList, statusLooks } from '#ds/domain/StatusBadge/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { UserReasonDialog, type UserReasonDialogTexts } from './UserReasonDialog.tsx'
import * as css from './UsersTable.css.ts'

export interface UsersTableTexts extends AdminTableTexts {
  columns: { id: string; email: string; name: string; balance: string; status: string; actions: string }
  /** Shown when the user gave no name. */
  noName: string
  active: string
  locked: string
  /** The state of an account that its customer has closed. */
  closed: string
  /** In place of its email, which it no longer has. */
  closedAccount: string
  views: { all: string; locked: string }
  statusMenu: {
    /** Accessible name, with the user's email. */
    label: (email: string) => string
    /** Below the current status. */
    current: string
    lock: { label: string; consequence: string }
    unlock: { label: string; consequence: string }
    /** Removes the second factor of a user who has lost it. */
    reset: { label: string; consequence: string }
    /** Releases the phone numbers of a user. */
    release: { label: string; consequence: string }
  }
  /** What became of an unlocked user: shown with the button that undoes it. */
  unlocked: (email: string) => string
  editBalance: string
  /** Shown in the admin's own row below the status, which has no menu there. */
  ownAccount: string
  lockDialog: UserReasonDialogTexts
  resetDialog: UserReasonDialogTexts
  releaseDialog: UserReasonDialogTexts
  /** Accessible name of a row's button: the action and the user's email. */
  actionFor: (action: string, email: string) => string
  balanceDialog: BalanceDialogTexts
}

export interface UsersTableProps extends AdminListProps<AdminUser>, Partial<ListFilters> {
  /** The texts, in one language. */
  texts: UsersTableTexts
  /** The numbers of records of the views. Default: unknown. */
  viewCounts?: ViewCounts | undefined
  /** Email of the signed-in admin. Admins cannot lock their own account, so the status in that row is no menu. */
  ownEmail?: string | undefined
  /** Locks or activates a user; a lock has been confirmed, and has a reason. A failure is shown above the table. */
  onActiveChange: (userId: string, isActive: boolean, reason?: string) => Promise<SubmitResult>
  /** Removes the second factor of a user, which has been confirmed. A failure is shown above the table. */
  onSecondFactorReset: (userId: string, reason: string) => Promise<SubmitResult>
  /** Releases the phone numbers of a user, which has been confirmed. A failure is shown above the table. */
  onPhoneRelease: (userId: string, reason: string) => Promise<SubmitResult>
  /** Changes a user's balance, unless it has changed since it was shown. The dialog shows either failure. */
  onBalanceChange: (userId: string, change: BalanceChange) => Promise<BalanceResult>
}

const stateOf = ({ isActive, isClosed }: AdminUser) => {
  if (isClosed) return 'closed'
  return isActive ? 'active' : 'locked'
}

/** What the views of the list show, by the filters that the server knows. */
export const userViews = {
  all: [],
  locked: [{ kind: 'choice', id: 'status', values: ['locked'] }],
} satisfies ListViews

/** The filters that the server knows, by its own names. */
const choicesOf = (texts: UsersTableTexts, counts: ViewCounts | undefined): FilterChoices => ({
  available: [
    {
      kind: 'choice',
      id: 'status',
      label: texts.columns.status,
      options: [
        { value: 'active', label: texts.active },
        { value: 'locked', label: texts.locked },
        { value: 'closed', label: texts.closed },
      ],
    },
  ],
  views: viewsOf(userViews, texts.views, counts),
})

/**
 * All users: name, email, balance, and whether they may sign in. The status is the menu that changes it. Locking asks for confirmation,
 * because it signs the user out everywhere immediately, and unlocking does not restore the sessions. So does
 * removing the second factor of a user who has lost it, and releasing the phone numbers of one who has verified some. All need a reason, which the user is told.
 */
export function UsersTable({
  texts,
  viewCounts,
  ownEmail,
  onActiveChange,
  onSecondFactorReset,
  onPhoneRelease,
  onBalanceChange,
  ...list
}: UsersTableProps) {
  const { pendingKeys, error, run } = useAction()
  const edit = useRowDialog<AdminUser>()
  const edited = edit.target
  const lock = useRowDialog<AdminUser>()
  const reset = useRowDialog<AdminUser>()
  const release = useRowDialog<AdminUser>()

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
      : {
          id: 'active',
          ...texts.statusMenu.unlock,
          icon: LockOpen,
          onSelect: () => void run(() => onActiveChange(user.id, true), user.id),
        }

  const resetAction = (user: AdminUser): StatusMenuAction => ({
    id: 'reset',
    ...texts.statusMenu.reset,
    icon: ShieldOff,
    asks: true,
    onSelect: () => reset.show(user),
  })

  const releaseAction = (user: AdminUser): StatusMenuAction => ({
    id: 'release',
    ...texts.statusMenu.release,
    icon: PhoneOff,
    asks: true,
    onSelect: () => release.show(user),
  })

  const emailOf = (user: AdminUser) => (
    <TruncatedText>{user.isClosed ? texts.closedAccount : <EmailAddress>{user.email}</EmailAddress>}</TruncatedText>
  )

  const columns: TableColumn<AdminUser>[] = [
    {
      id: 'name',
      header: texts.columns.name,
      rowHeader: true,
      line: { row: 'first' },
      cell: (user) => (
        <span className={css.lines}>
          <TruncatedText>{fullName(user) || texts.noName}</TruncatedText>
          <span className={css.emailBelowLarge}>{emailOf(user)}</span>
        </span>
      ),
    },
    { id: 'email', header: texts.columns.email, hideBelow: 'large', line: { row: 'second' }, cell: emailOf },
    // Numbers are given in the order of registration.
    {
      ...numberColumn(texts.columns.id, texts.list.number, (user: AdminUser) => user),
      sortable: true,
      line: { row: 'third' },
    },
    {
      id: 'balance',
      header: texts.columns.balance,
      align: 'end',
      line: { row: 'first', atEnd: true },
      cell: (user) => <Money amount={user.balance} />,
    },
    {
      id: 'status',
      header: texts.columns.status,
      line: { row: 'second', atEnd: true },
      cell: (user) => (
        <span className={css.status}>
          <StatusMenu
            {...statusLooks[stateOf(user)]}
            emphasis={emphasisInList(stateOf(user))}
            label={texts.statusMenu.label(user.email)}
            currentHint={texts.statusMenu.current}
            pending={pendingKeys.has(user.id)}
            next={lookOf(!user.isActive)}
            actions={
              user.email === ownEmail || user.isClosed
                ? []
                : [resetAction(user), ...(user.isPhoneVerified ? [releaseAction(user)] : []), statusAction(user)]
            }
          >
            {texts[stateOf(user)]}
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
      line: { row: 'third', atEnd: true },
      cell: (user) => (
        <RowActions inLine>
          {!user.isClosed && (
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
          )}
        </RowActions>
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
        narrow="lines"
        columns={columns}
        rowKey={(user) => user.id}
        choices={choicesOf(texts, viewCounts)}
        actionError={error}
      />
      {edited && (
        <BalanceDialog
          key={edited.key}
          texts={texts.balanceDialog}
          email={edited.row.email}
          // It is the balance as of opening the dialog: reloading the list behind it does not change what it shows.
          currentBalance={edited.row.balance}
          open={edit.open}
          onOpenChange={edit.onOpenChange}
          onSubmit={(change) => onBalanceChange(edited.row.id, change)}
        />
      )}
      {lock.target && (
        <UserReasonDialog
          key={lock.target.key}
          user={lock.target.row}
          open={lock.open}
          onOpenChange={lock.onOpenChange}
          onConfirm={(reason) => {
            const { id } = lock.target?.row ?? { id: '' }
            void run(() => onActiveChange(id, false, reason), id)
          }}
          noName={texts.noName}
          texts={texts.lockDialog}
        />
      )}
      {reset.target && (
        <UserReasonDialog
          key={reset.target.key}
          user={reset.target.row}
          open={reset.open}
          onOpenChange={reset.onOpenChange}
          onConfirm={(reason) => {
            const { id } = reset.target?.row ?? { id: '' }
            void run(() => onSecondFactorReset(id, reason), id)
          }}
          noName={texts.noName}
          texts={texts.resetDialog}
        />
      )}
      {release.target && (
        <UserReasonDialog
          key={release.target.key}
          user={release.target.row}
          open={release.open}
          onOpenChange={release.onOpenChange}
          onConfirm={(reason) => {
            const { id } = release.target?.row ?? { id: '' }
            void run(() => onPhoneRelease(id, reason), id)
          }}
          noName={texts.noName}
          texts={texts.releaseDialog}
        />
      )}
    </>
  )
}
