import { useState } from 'react'
import type { User } from '#contracts/user.ts'
import { BalanceDialog, type BalanceDialogTexts } from '#ds/admin/BalanceDialog/index.ts'
import type { BalanceChange, BalanceResult } from '#ds/admin/balance-change.ts'
import { useAction } from '#ds/components/use-action.ts'

interface BalanceEditProps {
  texts: BalanceDialogTexts
  /** As it was when the dialog was opened: reloading the list behind it does not change what it shows. */
  user: User
  open: boolean
  onOpenChange: (open: boolean) => void
  onBalanceChange: (userId: string, change: BalanceChange) => Promise<BalanceResult>
}

/**
 * One edit of one user's balance: closes on success, stays and says why on failure. If the balance has changed since it was shown, the
 * dialog continues with the new one.
 */
export function BalanceEdit({ texts, user, open, onOpenChange, onBalanceChange }: BalanceEditProps) {
  const { pending, error, run } = useAction()
  const [moved, setMoved] = useState<{ from: string; to: string }>()
  const shown = moved?.to ?? user.balance
  const save = (change: BalanceChange) =>
    run(async () => {
      const result = await onBalanceChange(user.id, change)
      if ('movedTo' in result) {
        setMoved({ from: String(shown), to: result.movedTo })
        // The dialog says so itself, and asks again.
        return { ok: true }
      }
      if (result.ok) onOpenChange(false)
      return result
    })
  return (
    <BalanceDialog
      texts={texts}
      open={open}
      onOpenChange={onOpenChange}
      email={user.email}
      currentBalance={shown}
      movedFrom={error === undefined ? moved?.from : undefined}
      pending={pending}
      error={error}
      onSubmit={save}
    />
  )
}
