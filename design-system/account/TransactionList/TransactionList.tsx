import { ReceiptText } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { TransactionState } from '#contracts/rules/transaction-state.ts'
import type { TransactionType, WalletTransaction } from '#contracts/transactions.ts'
import { ResourceList } from '#ds/account/ResourceList/index.ts'
import { EmptyState } from '#ds/components/EmptyState/index.ts'
import type { Resource } from '#ds/components/resource.ts'
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
  /** Name of that button: begins with its label, and tells one row from the next. */
  cancelFor: (amount: string, date: string) => string
}

export interface TransactionListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  transactions: Resource<readonly WalletTransaction[]>
  texts: TransactionListTexts
  /** One line from the large breakpoint up, or three lines at any width, for narrow places. Default: `wide`. */
  layout?: 'wide' | 'compact'
  /** The customer wants to cancel a pending top-up. Default: none can be cancelled here. */
  onCancel?: (transaction: WalletTransaction) => void
}

/** The wallet's history, newest as given. */
export function TransactionList({ transactions, texts, layout = 'wide', onCancel, ...rest }: TransactionListProps) {
  return (
    <div data-component="TransactionList" {...rest}>
      <ResourceList
        label={texts.label}
        resource={transactions}
        itemKey={(transaction) => transaction.id}
        renderItem={(transaction) => (
          <TransactionRow transaction={transaction} texts={texts} layout={layout} onCancel={onCancel} />
        )}
        errorTitle={texts.errorTitle}
        empty={<EmptyState icon={ReceiptText} title={texts.emptyTitle} description={texts.emptyDescription} />}
      />
    </div>
  )
}
