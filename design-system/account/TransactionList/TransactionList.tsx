import type { ComponentPropsWithRef } from 'react'
import type { TransactionState } from '#contracts/rules/transaction-state.ts'
import type { TransactionType, WalletTransaction } from '#contracts/transactions.ts'
import { ResourceList } from '#ds/account/ResourceList/index.ts'
import { EmptyState } from '#ds/components/EmptyState/index.ts'
import type { Resource } from '#ds/components/resource.ts'
import { CompactTransactionRow } from './CompactTransactionRow.tsx'
import { TransactionRow } from './TransactionRow.tsx'

export interface TransactionListTexts {
  label: string
  types: Readonly<Record<TransactionType, string>>
  statuses: Readonly<Record<TransactionState, string>>
  emptyTitle: string
  emptyDescription: string
  errorTitle: string
  /** Label of a pending top-up's button. */
  cancel: string
  /** Accessible name of that button: begins with its label and is different in each row. */
  cancelFor: (amount: string, date: string) => string
}

export interface TransactionListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  transactions: Resource<readonly WalletTransaction[]>
  texts: TransactionListTexts
  /** The current time, ISO 8601: the times of compact rows are as short as it allows. */
  now: string
  /**
   * `wide`: one line from the large breakpoint up, each with its status. `compact`: two lines, 56 px, at any width, for narrow
   * containers; only what is not completed has its status. Default: `wide`.
   */
  layout?: 'wide' | 'compact'
  /** Called to cancel a pending top-up of a wide list. Without it no cancel button is shown. */
  onCancel?: (transaction: WalletTransaction) => void
}

/** The wallet's history, in the order given. */
export function TransactionList({
  transactions,
  now,
  texts,
  layout = 'wide',
  onCancel,
  ...rest
}: TransactionListProps) {
  return (
    <div data-component="TransactionList" {...rest}>
      <ResourceList
        label={texts.label}
        resource={transactions}
        itemKey={(transaction) => transaction.id}
        renderItem={(transaction) =>
          layout === 'wide' ? (
            <TransactionRow transaction={transaction} texts={texts} onCancel={onCancel} />
          ) : (
            <CompactTransactionRow transaction={transaction} now={now} texts={texts} />
          )
        }
        density={layout === 'wide' ? 'normal' : 'compact'}
        errorTitle={texts.errorTitle}
        empty={<EmptyState title={texts.emptyTitle} description={texts.emptyDescription} />}
      />
    </div>
  )
}
