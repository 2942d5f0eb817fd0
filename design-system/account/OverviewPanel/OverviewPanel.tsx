import { Server } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { WalletTransaction } from '#contracts/transactions.ts'
import type { User } from '#contracts/user.ts'
import { newest } from '#ds/account/figures.ts'
import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { ResourceList } from '#ds/account/ResourceList/index.ts'
import type { ShownVps } from '#ds/account/shown-vps.ts'
import { addressOf } from '#ds/account/shown-vps.ts'
import { TransactionList, type TransactionListTexts } from '#ds/account/TransactionList/index.ts'
import type { VpsListTexts } from '#ds/account/VpsList/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { EmptyState } from '#ds/components/EmptyState/index.ts'
import type { Resource } from '#ds/components/resource.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './OverviewPanel.css.ts'
import { VerificationProgress, type VerificationProgressTexts } from './VerificationProgress.tsx'

export interface OverviewPanelTexts {
  recentVps: string
  allVps: string
  recentTransactions: string
  allTransactions: string
  verification: VerificationProgressTexts
}

export interface OverviewPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  user: Pick<User, 'isEmailVerified' | 'isPhoneVerified'>
  /** Newest first. */
  vps: Resource<readonly ShownVps[]>
  transactions: Resource<readonly WalletTransaction[]>
  texts: OverviewPanelTexts
  vpsTexts: VpsListTexts
  transactionTexts: TransactionListTexts
  /** Called to show all instances. */
  onShowVps: () => void
  /** Called to show the entire history. */
  onShowWallet: () => void
}

/** Number of items of each list that the overview shows (product spec, section 2). */
const RECENT = 3

const withData = <Data,>(resource: Resource<Data>, change: (data: Data) => Data): Resource<Data> =>
  resource.status === 'ready' ? { status: 'ready', data: change(resource.data) } : resource

/** The account at a glance: up to three instances, up to three wallet transactions, and verification. */
export function OverviewPanel({
  user,
  vps,
  transactions,
  texts,
  vpsTexts,
  transactionTexts,
  onShowVps,
  onShowWallet,
  className,
  ...rest
}: OverviewPanelProps) {
  return (
    <div data-component="OverviewPanel" {...rest} className={classNames(css.layout, className)}>
      <Stack space="md">
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
          resource={withData(vps, (instances) => instances.slice(0, RECENT))}
          itemKey={(instance) => instance.id}
          renderItem={(instance) => <RecentVps vps={instance} texts={vpsTexts} />}
          errorTitle={vpsTexts.errorTitle}
          empty={<EmptyState icon={Server} title={vpsTexts.emptyTitle} description={vpsTexts.emptyDescription} />}
        />
      </Stack>
      <Stack space="md">
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
          texts={transactionTexts}
          layout="compact"
        />
      </Stack>
      <div className={css.verification}>
        <VerificationProgress user={user} texts={texts.verification} />
      </div>
    </div>
  )
}

function RecentVps({ vps, texts }: { vps: ShownVps; texts: VpsListTexts }) {
  return (
    <article className={css.vps}>
      <div>
        <Heading level={3} size="small">
          {vps.name}
        </Heading>
        <Text size="small" tone="secondary" family={vps.ipAddress === null ? 'text' : 'mono'}>
          {vps.status === 'failed' ? texts.failed : addressOf(vps, texts)}
        </Text>
      </div>
      <StatusBadge status={vps.status}>{texts.statuses[vps.status]}</StatusBadge>
    </article>
  )
}
