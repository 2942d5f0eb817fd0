import type { ComponentPropsWithRef } from 'react'
import type { TransactionState } from '#contracts/rules/transaction-state.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import { ResourceList } from '#ds/account/ResourceList/index.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import type { RowWordsTexts } from './row-words.ts'
import { TransactionRow } from './TransactionRow.tsx'

export interface TransactionListTexts extends RowWordsTexts {
  label: string
  statuses: Readonly<Record<TransactionState, string>>
  emptyTitle: string
  emptyDescription: string
  errorTitle: string
}

export interface TransactionListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  transactions: Resource<readonly WalletTransaction[]>
  texts: TransactionListTexts
  /** The names of the orders that top-ups are for, by the id of the top-up. Default: none is known. */
  orderNames?: ReadonlyMap<string, string> | undefined
  /** The current time, ISO 8601: the times are as short as it allows. */
  now: string
}

/**
 * The newest of the wallet's history, in the order given: two lines each, for narrow containers. Only what is not completed has
 * its status.
 */
export function TransactionList({ transactions, now, texts, orderNames, ...rest }: TransactionListProps) {
  return (
    <div data-component="TransactionList" {...rest}>
      <ResourceList
        label={texts.label}
        resource={transactions}
        itemKey={(transaction) => transaction.id}
        renderItem={(transaction) => (
          <TransactionRow
            transaction={transaction}
            orderName={orderNames?.get(transaction.id)}
            now={now}
            texts={texts}
          />
        )}
        density="compact"
        errorTitle={texts.errorTitle}
        empty={<EmptyState title={texts.emptyTitle} description={texts.emptyDescription} />}
      />
    </div>
  )
}
