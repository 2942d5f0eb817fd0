import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { WalletTransaction } from '#contracts/transactions.ts'
import type { User } from '#contracts/user.ts'
import type { Vps } from '#contracts/vps.ts'
import type { WalletForecast, WalletHistory } from '#contracts/wallet.ts'
import { newest } from '#ds/account/figures.ts'
import { MonthSpending, type MonthSpendingTexts } from '#ds/account/MonthSpending/index.ts'
import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { ResourceList } from '#ds/account/ResourceList/index.ts'
import { TransactionList, type TransactionListTexts } from '#ds/account/TransactionList/index.ts'
import { UpcomingCharges, type UpcomingChargesTexts } from '#ds/account/UpcomingCharges/index.ts'
import type { VpsRowsTexts } from '#ds/account/VpsRows/index.ts'
import { sortByUrgency } from '#ds/account/vps.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import * as css from './OverviewPanel.css.ts'
import { RecentVps } from './RecentVps.tsx'
import { VerificationProgress, type VerificationProgressTexts } from './VerificationProgress.tsx'

export interface OverviewPanelTexts {
  recentVps: string
  allVps: string
  /** When an instance is renewed; `date` is formatted. */
  renewal: (date: string) => string
  recentTransactions: string
  allTransactions: string
  verification: VerificationProgressTexts
}

export interface OverviewPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  user: Pick<User, 'isEmailVerified' | 'isPhoneVerified'>
  /** In any order: those that need the customer come first, as in the list of all. */
  vps: Resource<readonly Vps[]>
  /** In any order: the newest are shown. */
  transactions: Resource<readonly WalletTransaction[]>
  /** The names of the orders that top-ups are for, by the id of the top-up. Default: none is known. */
  orderNames?: ReadonlyMap<string, string> | undefined
  /** The sums of months. */
  history: Resource<WalletHistory>
  /** What falls due. */
  forecast: Resource<WalletForecast>
  /** What is shown above everything, such as the orders that wait. Default: nothing. */
  above?: ReactNode
  /** Whether an order waits for its payment: an empty list does not suggest to order a first instance then. Default: false. */
  isOrderWaiting?: boolean
  /** The current time, ISO 8601. */
  now: string
  texts: OverviewPanelTexts
  vpsTexts: VpsRowsTexts
  transactionTexts: TransactionListTexts
  upcomingTexts: UpcomingChargesTexts
  monthTexts: MonthSpendingTexts
  /** Called to order the first instance. */
  onOrder: () => void
  /** Called to show all instances. */
  onShowVps: () => void
  /** Called to show the entire history. */
  onShowWallet: () => void
}

/** Number of items of each list that the overview shows (product spec, section 2). */
const RECENT = 3

const withData = <Data,>(resource: Resource<Data>, change: (data: Data) => Data): Resource<Data> =>
  resource.status === 'ready' ? { status: 'ready', data: change(resource.data) } : resource

/**
 * The account at a glance: what will be charged beside what the months cost, up to three instances beside up to three wallet transactions,
 * and verification.
 */
export function OverviewPanel({
  user,
  vps,
  transactions,
  orderNames,
  history,
  forecast,
  above,
  isOrderWaiting = false,
  now,
  texts,
  vpsTexts,
  transactionTexts,
  upcomingTexts,
  monthTexts,
  onOrder,
  onShowVps,
  onShowWallet,
  className,
  ...rest
}: OverviewPanelProps) {
  return (
    <div data-component="OverviewPanel" {...rest} className={classNames(css.layout, className)}>
      <div className={css.above}>{above}</div>
      <UpcomingCharges forecast={forecast} now={now} texts={upcomingTexts} className={css.column} />
      <MonthSpending history={history} forecast={forecast} now={now} texts={monthTexts} className={css.column} />
      <Stack space="md" className={css.column}>
        <PanelHeader
          title={texts.recentVps}
          action={
            <Button tone="neutral" emphasis="ghost" size="small" className={css.showAll} onClick={() => onShowVps()}>
              {texts.allVps}
            </Button>
          }
        />
        <ResourceList
          label={texts.recentVps}
          resource={withData(vps, (instances) => sortByUrgency(instances).slice(0, RECENT))}
          itemKey={(instance) => instance.id}
          renderItem={(instance) => <RecentVps vps={instance} now={now} texts={texts} vpsTexts={vpsTexts} />}
          density="compact"
          errorTitle={vpsTexts.errorTitle}
          empty={
            <EmptyState
              title={vpsTexts.empty.title}
              {...(!isOrderWaiting && {
                description: vpsTexts.empty.description,
                action: <Button onClick={() => onOrder()}>{vpsTexts.empty.order}</Button>,
              })}
            />
          }
        />
      </Stack>
      <Stack space="md" className={css.column}>
        <PanelHeader
          title={texts.recentTransactions}
          action={
            <Button tone="neutral" emphasis="ghost" size="small" className={css.showAll} onClick={() => onShowWallet()}>
              {texts.allTransactions}
            </Button>
          }
        />
        <TransactionList
          transactions={withData(transactions, (list) => newest(list, RECENT))}
          orderNames={orderNames}
          now={now}
          texts={transactionTexts}
          className={css.list}
        />
      </Stack>
      <div className={css.verification}>
        <VerificationProgress user={user} texts={texts.verification} />
      </div>
    </div>
  )
}
