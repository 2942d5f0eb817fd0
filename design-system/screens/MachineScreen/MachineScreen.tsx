import { type ReactNode, useState } from 'react'
import type { OrderCatalog } from '#contracts/catalog.ts'
import type { MachineMetrics, MetricWindow } from '#contracts/machine-metrics.ts'
import type { MachineActionRequest, MachineChange, MachineHistoryEntry, MachineResponse } from '#contracts/machines.ts'
import { isOpenAction } from '#contracts/rules/machine-actions.ts'
import { orderAddress } from '#contracts/rules/order-address.ts'
import type { SshKey } from '#contracts/ssh-keys.ts'
import type { ForecastLine } from '#contracts/wallet.ts'
import { ActionProgress } from '#ds/account/ActionProgress/index.ts'
import { MachineFacts } from '#ds/account/MachineFacts/index.ts'
import { MachineGraphs } from '#ds/account/MachineGraphs/index.ts'
import { MachineHead } from '#ds/account/MachineHead/index.ts'
import { MachineHistory } from '#ds/account/MachineHistory/index.ts'
import { MachineNetwork } from '#ds/account/MachineNetwork/index.ts'
import { MachineSettings } from '#ds/account/MachineSettings/index.ts'
import { MachineSnapshots } from '#ds/account/MachineSnapshots/index.ts'
import { largerPlans, reasonAgainst } from '#ds/account/machine.ts'
import type { PasswordResult } from '#ds/account/PasswordDialog/index.ts'
import type { ResizeQuoteResult } from '#ds/account/ResizeDialog/index.ts'
import type { VpsPaneTexts } from '#ds/account/VpsPane/index.ts'
import { StateNotice } from '#ds/account/VpsPane/StateNotice.tsx'
import { graceDaysOf, isFreeTrial, isUnpaid, namesOf, renewalOf, vpsState } from '#ds/account/vps.ts'
import { renewalLabels } from '#ds/account/vps-labels.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { BottomBar, BottomBarItem } from '#ds/components/navigation/BottomBar/index.ts'
import { MAIN_ID } from '#ds/components/navigation/SkipLink/index.ts'
import { Tab, TabList, TabPanel, Tabs } from '#ds/components/navigation/Tabs/index.ts'
import { dataOf, type Resource } from '#ds/hooks/resource.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { useMessage } from '#ds/providers/messages.tsx'
import { type DashboardTab, dashboardTabs } from '#ds/screens/DashboardScreen/dashboard-texts.ts'
import { orderAgain } from '#ds/screens/DashboardScreen/order-again.ts'
import { tabIcons } from '#ds/screens/DashboardScreen/tab-icons.ts'
import { Configuration } from './Configuration.tsx'
import { type MachineDialog, MachineDialogs, type PlanCallbacks } from './MachineDialogs.tsx'
import * as css from './MachineScreen.css.ts'
import { type MachineChoices, machineChoices } from './machine-choices.ts'
import {
  type MachineScreenTexts,
  type MachineTab,
  machineTabs,
  type OfferedCapability,
  type PlanStep,
} from './machine-screen-texts.ts'

export interface MachineScreenProps extends PlanCallbacks {
  texts: MachineScreenTexts
  /** The words about instances, which the list and its pane have, too. */
  words: VpsPaneTexts
  /** The account's header, which a phone leaves out: the page's own head is there. */
  header: ReactNode
  /** The menu of the account, which a phone has beside the name. Default: none. */
  accountMenu?: ReactNode
  /** The areas of the account, for the bar on phones. */
  areas: { label: string; names: Readonly<Record<DashboardTab, string>>; href: (area: DashboardTab) => string }
  machine: Resource<MachineResponse>
  /** Whether there is no such machine, or it is another customer's. Default: false. */
  isMissing?: boolean
  /** What was done with it and paid for it, newest first. */
  history: Resource<readonly MachineHistoryEntry[]>
  metrics: Resource<MachineMetrics>
  window: MetricWindow
  onWindowChange: (window: MetricWindow) => void
  /** For the names of systems, and the larger plans. */
  catalog: Resource<OrderCatalog>
  /** The wallet's balance: whole dong. */
  balance: Resource<string>
  /** The charges that the wallet's forecast knows. Default: not known. */
  forecast?: readonly ForecastLine[] | undefined
  /** The customer's SSH keys, which a rebuild can install. Default: none. */
  sshKeys?: readonly SshKey[] | undefined
  /** The current time, ISO 8601. */
  now: string
  tab: MachineTab
  onTabChange: (tab: MachineTab) => void
  /** The address of a tab of this page. */
  tabHref: (tab: MachineTab) => string
  /** The terminal, which is mounted while its tab is open and the console can be opened. It gets the height that is left. Default: there is none. */
  console?: ReactNode
  /** Where a suspended machine is paid for: its details beside the list. */
  detailsHref: string
  /** Where the API is, for the commands in the dialogs. */
  origin: string
  /** Does something with the machine; the caller shows at once that it is under way. */
  onAction: (request: MachineActionRequest) => Promise<SubmitResult>
  onSave: (change: MachineChange) => Promise<SubmitResult>
  onAutoRenewChange: (autoRenew: boolean) => Promise<SubmitResult>
  /** Takes a cancellation back. */
  onUndoCancel: () => Promise<SubmitResult>
  onQuoteResize: (planId: number) => Promise<ResizeQuoteResult>
  onShowPassword: () => Promise<PasswordResult>
}

/** The page of a machine: whether it is up, how to get in, what it costs and until when, how busy it is, what happened last, and what can be done. */
export function MachineScreen(props: MachineScreenProps) {
  const { texts, header, areas, machine, isMissing = false } = props
  const loading = useMessage('loading')
  const data = dataOf(machine)
  return (
    <div data-component="MachineScreen">
      <div className={css.header}>{header}</div>
      <main id={MAIN_ID} className={css.main} aria-busy={machine.status === 'loading' || undefined}>
        {machine.status === 'loading' && (
          <>
            <VisuallyHidden role="status">{loading}</VisuallyHidden>
            <Loading />
          </>
        )}
        {machine.status === 'error' && !isMissing && (
          <ErrorState
            title={texts.errorTitle}
            description={machine.message}
            {...(machine.onRetry && { onRetry: machine.onRetry })}
          />
        )}
        {isMissing && (
          <EmptyState
            title={texts.notFound.title}
            description={texts.notFound.description}
            action={<ButtonLink href={areas.href('vps')}>{texts.toList}</ButtonLink>}
          />
        )}
        {data && <Machine {...props} data={data} />}
      </main>
      <BottomBar label={areas.label} className={css.bottomBar}>
        {dashboardTabs.map((area) => (
          <BottomBarItem key={area} href={areas.href(area)} icon={tabIcons[area]} current={area === 'vps'}>
            {areas.names[area]}
          </BottomBarItem>
        ))}
      </BottomBar>
    </div>
  )
}

interface MachineProps extends MachineScreenProps {
  data: MachineResponse
}

function Machine(props: MachineProps) {
  const { texts, words, data, tab, now, areas, catalog, onTabChange, onAction } = props
  const { currency } = useFormats()
  const [dialog, setDialog] = useState<MachineDialog | null>(null)
  const { vps } = data
  const choices = dataOf(catalog)
  const systems = choices?.operatingSystems ?? []
  const plans = largerPlans(choices?.plans ?? [], vps)
  const names = namesOf(vps, choices)
  const choose = (capability: OfferedCapability | PlanStep) => {
    switch (capability) {
      case 'console':
        onTabChange('console')
        return
      case 'restore':
        onTabChange('snapshots')
        return
      case 'start':
      case 'shutdown':
      case 'reboot':
        void onAction({ type: capability })
        return
      case 'undoCancel':
        void props.onUndoCancel()
        return
      default:
        setDialog({ name: capability })
    }
  }
  const table = machineChoices({ machine: data, nextPlan: plans[0], texts, words, currency, onChoose: choose })
  const isOver = vps.status === 'failed' || vps.status === 'terminated'
  const hasTabs = vps.status === 'active' || vps.status === 'suspended'
  return (
    <>
      <MachineHead
        vps={vps}
        place={names.place}
        listHref={areas.href('vps')}
        accountMenu={props.accountMenu}
        actions={isOver ? [] : table.buttons}
        menu={isOver ? [] : table.menu}
        words={words}
        texts={texts.head}
        isShortOnPhone={hasTabs && tab === 'console'}
      >
        {!isOver && <MachineFacts machine={data} now={now} words={words} texts={texts.facts} />}
      </MachineHead>
      <Notices {...props} onOpen={setDialog} />
      {hasTabs ? (
        <Panels {...props} system={names.system} choices={table} onOpen={setDialog} />
      ) : (
        <MachineHistory
          entries={props.history}
          walletHref={areas.href('wallet')}
          now={now}
          words={words}
          texts={texts.history}
        />
      )}
      <MachineDialogs
        dialog={dialog}
        onDialogChange={setDialog}
        machine={data}
        plans={plans}
        systems={systems}
        keys={props.sshKeys}
        balance={dataOf(props.balance)}
        onAction={onAction}
        onQuoteResize={props.onQuoteResize}
        onRenew={props.onRenew}
        onCancel={props.onCancel}
        onPreviewRefund={props.onPreviewRefund}
        onRefund={props.onRefund}
        onTopUp={props.onTopUp}
        forecast={props.forecast}
        now={now}
        onShowPassword={props.onShowPassword}
        topUpHref={areas.href('wallet')}
        origin={props.origin}
        texts={texts}
        words={words}
      />
    </>
  )
}

interface PartProps extends MachineProps {
  onOpen: (dialog: MachineDialog) => void
}

/** What is to be known before anything else: what is under way, why it does not run, what has failed, and a password that waits. */
function Notices({ data, texts, words, now, history, areas, catalog, detailsHref, onOpen, onUndoCancel }: PartProps) {
  const [dismissed, setDismissed] = useState<string>()
  const { vps } = data
  const last = dataOf(history)?.find((entry) => entry.kind === 'action')?.action
  const failed = last?.state === 'failed' && last.id !== dismissed && vps.action === null ? last : undefined
  const isUp = vps.status === 'active'
  const formats = useFormats()
  const renewal = renewalOf(vps, now)
  const { sentence } = renewalLabels(renewal, now, words, formats)
  return (
    <div className={css.notices}>
      {(vps.status === 'creating' || vps.status === 'suspended' || vps.status === 'failed') && (
        <div className={css.state}>
          <StateNotice vps={vps} now={now} texts={words} />
          {isUnpaid(vps) && (
            <span>
              <Button onClick={() => onOpen({ name: 'renew' })}>{texts.resume}</Button>
            </span>
          )}
          {vps.status === 'suspended' && !isUnpaid(vps) && (
            <WayOn
              href={vps.suspendedReason === 'trial_ended' ? detailsHref : areas.href('support')}
              label={vps.suspendedReason === 'trial_ended' ? texts.resume : texts.contactSupport}
            />
          )}
          {vps.status === 'failed' && (
            <WayOn href={orderAddress(orderAgain(vps, dataOf(catalog)))} label={texts.orderAgain} />
          )}
        </div>
      )}
      {vps.status === 'terminated' && (
        <EmptyState
          title={texts.terminated.title}
          description={texts.terminated.description}
          action={<ButtonLink href={areas.href('vps')}>{texts.toList}</ButtonLink>}
        />
      )}
      {vps.action && vps.status !== 'creating' && isOpenAction(vps.action.state) && (
        <ActionProgress action={vps.action} words={words} texts={texts.progress} />
      )}
      {failed && isUp && failed.type in texts.notices.failed && (
        <Notice
          tone="critical"
          role="status"
          title={texts.notices.failed[failed.type as keyof typeof texts.notices.failed]}
          onDismiss={() => setDismissed(failed.id)}
        >
          {failed.error}
        </Notice>
      )}
      {renewal.kind === 'grace' && (
        <Notice
          tone="critical"
          title={sentence}
          action={
            <Button size="small" onClick={() => onOpen({ name: 'renew' })}>
              {texts.renew.renew.submit}
            </Button>
          }
        >
          {texts.notices.grace}
        </Notice>
      )}
      {isUp && vps.cancelAt !== null && (
        <Notice
          tone="caution"
          title={sentence}
          action={
            <Button size="small" tone="neutral" emphasis="outline" onClick={() => void onUndoCancel()}>
              {texts.choices.undoCancel}
            </Button>
          }
        >
          {texts.notices.cancelled}
        </Notice>
      )}
      {isUp && vps.power === 'rescue' && (
        <Notice
          tone="caution"
          title={texts.notices.rescue.title}
          action={
            <Button size="small" tone="neutral" emphasis="outline" onClick={() => onOpen({ name: 'endRescue' })}>
              {texts.choices.endRescue}
            </Button>
          }
        >
          {texts.notices.rescue.description}
        </Notice>
      )}
      {data.hasPassword && isUp && (
        <Notice
          tone="brand"
          title={texts.notices.password.title}
          action={
            <Button size="small" emphasis="outline" onClick={() => onOpen({ name: 'password' })}>
              {texts.notices.password.show}
            </Button>
          }
        >
          {texts.notices.password.description}
        </Notice>
      )}
    </div>
  )
}

function WayOn({ href, label }: { href: string; label: string }) {
  return (
    <span>
      <ButtonLink href={href}>{label}</ButtonLink>
    </span>
  )
}

/** How many of the last actions are beside the graphs. */
const LATEST = 5

function Panels(props: PartProps & { choices: MachineChoices; system: string }) {
  const { data, texts, words, tab, now, choices, history, onTabChange, onOpen } = props
  const formats = useFormats()
  const planOf = ({ onAutoRenewChange }: Pick<MachineScreenProps, 'onAutoRenewChange'>) => ({
    sentence: renewalLabels(renewalOf(vps, now), now, words, formats).sentence,
    autoRenew: vps.autoRenew,
    graceDays: graceDaysOf(vps),
    onAutoRenewChange: vps.cancelAt === null ? onAutoRenewChange : undefined,
  })
  const { vps, snapshots, addresses } = data
  const reasonFor = (capability: Parameters<typeof reasonAgainst>[0]) => reasonAgainst(capability, data, words)
  const isUp = vps.status === 'active'
  const still = isUp && vps.power !== 'stopped' ? undefined : words.states[vpsState(vps)]
  const graphs = (
    <MachineGraphs
      vps={vps}
      metrics={props.metrics}
      window={props.window}
      onWindowChange={props.onWindowChange}
      still={still}
      texts={texts.graphs}
    />
  )
  const panels: Readonly<Record<MachineTab, () => ReactNode>> = {
    overview: () => (
      <div className={css.overview}>
        {graphs}
        <aside className={css.side}>
          <MachineHistory
            entries={history}
            walletHref={props.areas.href('wallet')}
            now={now}
            latest={{ count: LATEST, allHref: props.tabHref('history') }}
            words={words}
            texts={texts.history}
          />
          <Configuration
            vps={vps}
            system={props.system}
            addresses={addresses}
            words={words}
            texts={texts.configuration}
            onResize={reasonFor('resize') === undefined ? () => onOpen({ name: 'resize' }) : undefined}
          />
        </aside>
      </div>
    ),
    console: () => {
      const reason = reasonFor('console')
      if (reason === undefined && props.console !== undefined) return props.console
      const start = choices.buttons.find(({ id }) => id === 'start')
      return (
        <EmptyState
          title={texts.console.closed}
          description={reason ?? texts.console.none}
          {...(start &&
            start.disabledReason === undefined && {
              action: (
                <Button icon={start.icon} onClick={() => start.onSelect?.()}>
                  {start.label}
                </Button>
              ),
            })}
        />
      )
    },
    graphs: () => graphs,
    snapshots: () => (
      <MachineSnapshots
        snapshots={snapshots}
        reasons={{
          take: reasonFor('snapshot'),
          restore: reasonFor('restore'),
          remove: reasonFor('deleteSnapshot'),
        }}
        onTake={() => onOpen({ name: 'snapshot' })}
        onRestore={(snapshot) => onOpen({ name: 'restore', snapshot })}
        onRemove={(snapshot) => onOpen({ name: 'deleteSnapshot', snapshot })}
        texts={texts.snapshots}
      />
    ),
    network: () => <MachineNetwork addresses={addresses} texts={texts.network} />,
    history: () => (
      <MachineHistory
        entries={history}
        walletHref={props.areas.href('wallet')}
        now={now}
        words={words}
        texts={texts.history}
      />
    ),
    settings: () => (
      <MachineSettings
        vps={vps}
        onSave={props.onSave}
        plan={isFreeTrial(vps) ? undefined : { ...planOf(props), choices: choices.plan }}
        choices={choices.settings}
        texts={texts.settings}
      />
    ),
  }
  return (
    <div className={css.tabs}>
      <Tabs value={tab} onValueChange={(value) => onTabChange(value as MachineTab)}>
        <TabList label={texts.tabsLabel}>
          {machineTabs.map((value) => (
            <Tab key={value} value={value}>
              {texts.tabs[value]}
            </Tab>
          ))}
        </TabList>
        {machineTabs.map((value) => (
          <TabPanel key={value} value={value} unmountOnHide className={css.panel}>
            {panels[value]()}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  )
}

/** A skeleton of the page: the name, the facts, and the graphs. */
function Loading() {
  return (
    <div className={css.loading}>
      <Skeleton length="medium" />
      <div className={css.loadingFacts}>
        {[0, 1, 2, 3].map((fact) => (
          <Skeleton key={fact} length="long" />
        ))}
      </div>
      <div className={css.loadingGraphs}>
        {[0, 1, 2, 3].map((graph) => (
          <div key={graph} className={css.loadingGraph} />
        ))}
      </div>
    </div>
  )
}
