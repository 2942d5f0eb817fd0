import { BalanceDialog, type BalanceDialogTexts } from '#ds/admin/BalanceDialog/index.ts'
import type { AdminUserRow } from '#ds/admin/rows.ts'
import { useRowActs } from '#ds/admin/use-row-acts.ts'

interface BalanceEditProps {
  texts: BalanceDialogTexts
  user: AdminUserRow
  open: boolean
  onClose: () => void
  /** Rejects with the reason when it failed. */
  onBalanceChange: (userId: string, balance: string) => Promise<void>
}

/** One edit of one user's balance: closes when it succeeded, stays and says why when it failed. */
export function BalanceEdit({ texts, user, open, onClose, onBalanceChange }: BalanceEditProps) {
  const acts = useRowActs()
  return (
    <BalanceDialog
      texts={texts}
      open={open}
      onClose={onClose}
      email={user.email}
      currentBalance={user.balance}
      pending={acts.isPending(user.id)}
      error={acts.failure}
      onSubmit={(balance) => acts.run(user.id, () => onBalanceChange(user.id, balance).then(onClose))}
    />
  )
}
