import type { WalletTransaction } from '#contracts/transactions.ts'
import type { Withdrawal } from '#contracts/withdrawals.ts'
import { dataOf, mapResource } from '#ds/hooks/resource.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { paths } from '#site/api/paths.ts'
import { request } from '#site/api/request.ts'
import { personal, useAccountResource, useTransactions } from '#site/hooks/account-resources.ts'
import { useAccountCache } from '#site/hooks/use-account-cache.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useOlderRows } from '#site/hooks/use-older-rows.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** How often withdrawals that an admin settles are requested, in milliseconds. */
const WITHDRAWALS_MS = 15_000

const isOpenWithdrawal = ({ state }: Withdrawal) => state === 'requested' || state === 'approved'

/** The user does not wait for these queries: each time they are shown, known data is shown at once and requested again. */
const refreshedWhenShown = { revalidateIfStale: true }

/** The balance of the past weeks, and the sums of months: requested each time that it is shown. */
export const useWalletHistory = (userId: string) =>
  useAccountResource(personal(userId, paths.history), refreshedWhenShown)

/** The statement of a customer's wallet: transactions and withdrawals, and how those that wait are cancelled. */
export function useWallet(userId: string) {
  const { toastTexts } = useTexts(toastsArea)
  const { refresh, refreshLevel, refreshWallet, writeTransaction } = useAccountCache(userId)
  const transactions = useTransactions(userId)
  const older = useOlderRows<WalletTransaction>(paths.transactions(userId), dataOf(transactions))
  const withdrawals = useAccountResource(personal(userId, paths.withdrawals), {
    ...refreshedWhenShown,
    refreshInterval: (known) => (known?.withdrawals.some(isOpenWithdrawal) ? WITHDRAWALS_MS : 0),
  })
  return {
    transactions: mapResource(transactions, older.withOlder),
    /** Loads older transactions; undefined if there are none. */
    onLoadOlder: older.loadOlder,
    /** The latest withdrawals. */
    withdrawals: mapResource(withdrawals, (response) => response.withdrawals),
    /** Cancels a pending top-up. When that fails, such as when it has been paid, the wallet is requested again. */
    onCancelTopUp: useMutation({
      call: (transactionId: string) =>
        request(`POST /api/wallet/transactions/${encodeURIComponent(transactionId)}/cancel`).catch((error) => {
          refreshWallet()
          throw error
        }),
      onSuccess({ transaction }) {
        writeTransaction(transaction)
        // An order ends with its top-up.
        refresh(paths.waitingOrders)
      },
      toasts: { done: { title: toastTexts.depositCancelled, tone: 'positive' } },
    }),
    /** Cancels a requested withdrawal. Also when that fails, such as when it has been approved, the wallet is requested again. */
    onCancelWithdrawal: useMutation({
      call: (withdrawalId: string) =>
        request(`POST /api/wallet/withdrawals/${encodeURIComponent(withdrawalId)}/cancel`).finally(() => {
          refresh(paths.balance(userId), paths.transactions(userId), paths.withdrawals)
          refreshLevel()
        }),
      toasts: { done: { title: toastTexts.withdrawalCancelled, tone: 'positive' } },
    }),
  }
}
