import type { ComponentPropsWithRef } from 'react'
import type { PaymentProvider } from '#contracts/payment-providers.ts'
import type { Reconciliation } from '#contracts/reconciliation.ts'
import { ViewTabs } from '#ds/admin/AdminTable/index.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { type MoneyView, moneyViews } from './money-texts.ts'
import { ProvidersView } from './ProvidersView.tsx'
import { ReconciliationView } from './ReconciliationView.tsx'
import { TransfersView, type TransfersViewProps } from './TransfersView.tsx'
import { WithdrawalsView, type WithdrawalsViewProps } from './WithdrawalsView.tsx'

export type { DecisionResult } from './DecisionDialog.tsx'

export interface MoneyInPanelProps
  extends TransfersViewProps,
    WithdrawalsViewProps,
    Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The view that is open. */
  view: MoneyView
  onViewChange: (view: MoneyView) => void
  /** The services that report payments, by name. */
  providers: Resource<readonly PaymentProvider[]>
  /** The latest run of the reconciliation, and the earlier ones. */
  reconciliation: Resource<Reconciliation>
  /** Runs it now. A failure is shown above the result. */
  onReconcile: () => Promise<SubmitResult>
}

/**
 * Money that comes in and goes out: the transfers that no customer could be found for, what customers withdraw, who reports payments, and whether
 * everything adds up. Only the open view is rendered. From 20,000,000 ₫ on a second admin has to decide the same.
 */
export function MoneyInPanel({
  texts,
  view,
  onViewChange,
  transfers,
  filter,
  onFilterChange,
  counts,
  now,
  ownEmail,
  customers,
  onMatch,
  onSplit,
  onIgnore,
  onRefund,
  withdrawals,
  withdrawalFilter,
  onWithdrawalFilterChange,
  withdrawalCounts,
  onApprove,
  onBegin,
  onTakeOver,
  onStop,
  onPaid,
  onReject,
  providers,
  reconciliation,
  onReconcile,
  ...rest
}: MoneyInPanelProps) {
  const ofTransfers = { transfers, filter, onFilterChange, counts, ownEmail, customers }
  const decisions = { onMatch, onSplit, onIgnore, onRefund }
  const ofWithdrawals = { withdrawals, withdrawalFilter, onWithdrawalFilterChange, withdrawalCounts, ownEmail }
  return (
    <ViewTabs
      data-component="MoneyInPanel"
      {...rest}
      label={texts.viewsLabel}
      views={moneyViews}
      nameOf={(item) => texts.views[item]}
      view={view}
      onViewChange={onViewChange}
    >
      {view === 'transfers' && <TransfersView texts={texts} now={now} {...ofTransfers} {...decisions} />}
      {view === 'withdrawals' && (
        <WithdrawalsView
          texts={texts}
          now={now}
          {...ofWithdrawals}
          onApprove={onApprove}
          onBegin={onBegin}
          onTakeOver={onTakeOver}
          onStop={onStop}
          onPaid={onPaid}
          onReject={onReject}
        />
      )}
      {view === 'providers' && <ProvidersView texts={texts} now={now} providers={providers} />}
      {view === 'reconciliation' && (
        <ReconciliationView texts={texts} now={now} reconciliation={reconciliation} onReconcile={onReconcile} />
      )}
    </ViewTabs>
  )
}
