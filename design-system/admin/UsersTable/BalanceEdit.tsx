import { useState } from 'react'
import type { User } from '#contracts/user.ts'
import { BalanceDialog, type BalanceDialogTexts } from '#ds/admin/BalanceDialog/index.ts'
import type { BalanceChange, BalanceOutcome } from '#ds/admin/balance-change.ts'
import { useRowActs } from '#ds/admin/use-row-acts.ts'

interface BalanceEditProps {
  texts: BalanceDialogTexts
  /** As it was when the dialog was opened: reloading the list behind it does not change what it shows. */
  user: User
  open: boolean
  onClose: () => void
  /** Resolves with the outcome; rejects with the reason when it failed. */
  onBalanceChange: (userId: string, change: BalanceChange) => Promise<BalanceOutcome>
}

/**
 * One edit of one user's balance: closes on success, stays and says why on failure. If the balance has changed since it was shown, the
 * dialog continues with the new one.
 */
export function BalanceEdit({ texts, user, open, onClose, onBalanceChange }: BalanceEditProps) {
  const acts = useRowActs()
  const [moved, setMoved] = useState<{ from: string; to: string }>()
  const shown = moved?.to ?? user.balance
  const save = async (change: BalanceChange) => {
    const outcome = await onBalanceChange(user.id, change)
    if (outcome) setMoved({ from: String(shown), to: outcome.movedTo })
    else onClose()
  }
  return (
    <BalanceDialog
      texts={texts}
      open={open}
      onClose={onClose}
      email={user.email}
      currentBalance={shown}
      movedFrom={acts.failure ? undefined : moved?.from}
      pending={acts.isPending(user.id)}
      error={acts.failure}
      onSubmit={(change) => acts.run(user.id, () => save(change))}
    />
  )
}
