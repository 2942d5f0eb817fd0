import { useState } from 'react'
import type { Payment } from '#contracts/payments.ts'
import { paymentMethods as allPaymentMethods, type PaymentMethod, paymentMethods } from '#contracts/rules/fees.ts'
import { depositFor } from '#contracts/rules/money.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import { newest } from '#ds/account/figures.ts'
import { OrderDialog, type ShortOrder } from '#ds/account/OrderDialog/index.ts'
import { RenewDialog } from '#ds/account/RenewDialog/index.ts'
import { SshKeyChoice } from '#ds/account/SshKeys/index.ts'
import { TopUpDialog, type TopUpDraft, type TopUpFormValues } from '#ds/account/TopUpDialog/index.ts'
import { TrialDialog } from '#ds/account/TrialDialog/index.ts'
import { topUpsOf } from '#ds/account/top-ups-of.ts'
import { type MissingFor, missingOf } from '#ds/account/WaitingOrders/missing-of.ts'
import { dataOf, mapResource } from '#ds/hooks/resource.ts'
import * as accountDialogsArea from '#ds/texts/account-dialogs.ts'
import * as sshKeysArea from '#ds/texts/ssh-keys.ts'
import { type DashboardDialog, useDialogs, useOpenDialog } from '#site/dashboard/dialogs.tsx'
import {
  useBalance,
  useForecast,
  useInstances,
  useOffers,
  useOrderCatalog,
  useTransactions,
} from '#site/hooks/account-resources.ts'
import { useNow } from '#site/hooks/use-now.ts'
import { useOrder } from '#site/hooks/use-order.ts'
import { useOrderDraft } from '#site/hooks/use-order-draft.ts'
import { usePlan } from '#site/hooks/use-plan.ts'
import { useSshKeys } from '#site/hooks/use-ssh-keys.ts'
import { topUpHref } from '#site/hooks/use-tab.ts'
import { useTopUp } from '#site/hooks/use-top-up.ts'
import { useTrial } from '#site/hooks/use-trial.ts'
import { useKnownWaitingOrders } from '#site/hooks/use-waiting-orders.ts'
import { formDraftsOf } from '#site/session/drafts.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** How often the day from which an order is reckoned is looked up again, in milliseconds. */
const CLOCK_MS = 60_000
/** What a draft of a top-up is stored under. */
const TOP_UP = 'top-up'
/** The most keys that the server gives to a machine. */
const KEYS_MAX = 20

/** The dialogs in which something is paid for, and the top-up that they may need: loaded while the browser is idle. */
export function PayingDialogs({ userId }: { userId: string }) {
  // There is a new form once an order was placed whose money is still to come.
  const [placed, setPlaced] = useState(0)
  return (
    <>
      <Order key={placed} userId={userId} isFirst={placed === 0} />
      <Trial userId={userId} />
      <Renew userId={userId} />
      <TopUp userId={userId} onOrderPlaced={() => setPlaced((count) => count + 1)} />
    </>
  )
}

/** What the pending top-ups bring to the wallet, but for what they will pay for: the orders that wait. */
function incomingOf(transactions: readonly WalletTransaction[], waiting: readonly MissingFor[]): string {
  const incoming = transactions
    .filter(({ type, status }) => type === 'deposit' && status === 'pending')
    .reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  const left = waiting.reduce((sum, { missing = '0' }) => sum - BigInt(missing), incoming)
  return String(left > 0n ? left : 0n)
}

/** The waiting order that an order which is short of money may be taken for. */
function waitingFor([first]: readonly MissingFor[]) {
  if (!first) return undefined
  const { choice, paymentId, expiresAt } = first.order
  return {
    name: choice.name,
    heldUntil: expiresAt,
    payHref: paymentId === null || first.missing === '0' ? undefined : topUpHref(paymentId),
  }
}

/** The top-up for what is missing. */
const topUpFor = (shortfall: string, order?: ShortOrder): DashboardDialog => ({
  name: 'top-up',
  amount: depositFor(BigInt(shortfall)).toString(),
  order,
})

function Order({ userId, isFirst }: { userId: string; isFirst: boolean }) {
  const { accountDialogTexts } = useTexts(accountDialogsArea)
  const dialogs = useDialogs()
  const open = useOpenDialog('order')
  const catalog = useOrderCatalog(userId)
  const { draft, onDraftChange } = useOrderDraft(userId)
  const balance = dataOf(useBalance(userId))
  const waiting = missingOf(useKnownWaitingOrders(userId), balance)
  return (
    <OrderDialog
      {...useOrder({ userId, catalog: dataOf(catalog), onOrdered: dialogs.closeAll })}
      open={open !== undefined}
      onOpenChange={dialogs.close}
      isReturning={dialogs.isReturning}
      finalFocus={dialogs.finalFocus}
      catalog={catalog}
      choice={open?.choice}
      draft={isFirst ? draft : undefined}
      onDraftChange={onDraftChange}
      offers={dataOf(useOffers(userId))}
      balance={balance}
      incoming={incomingOf(dataOf(useTransactions(userId)) ?? [], waiting)}
      waiting={waitingFor(waiting)}
      forecast={dataOf(useForecast(userId))}
      now={useNow(CLOCK_MS)}
      onTopUp={(shortfall, order) => dialogs.openOver(topUpFor(shortfall, order))}
      onVerify={() => dialogs.openOver({ name: 'phone' })}
      sshKeys={useKeyChoice(open !== undefined)}
      texts={accountDialogTexts.order}
    />
  )
}

/** The keys that a machine is to accept: all of them at first, also one that is added. */
function useKeyChoice(enabled: boolean) {
  const { sshKeyChoiceTexts } = useTexts(sshKeysArea)
  const { sshKeys, onAdd } = useSshKeys({ enabled })
  const [left, setLeft] = useState<readonly string[]>([])
  const known = (dataOf(sshKeys) ?? []).map(({ id }) => id)
  const ids = known.filter((id) => !left.includes(id)).slice(0, KEYS_MAX)
  const field = (
    <SshKeyChoice
      sshKeys={sshKeys}
      value={ids}
      onValueChange={(chosen) => setLeft(known.filter((id) => !chosen.includes(id)))}
      onAdd={onAdd}
      texts={sshKeyChoiceTexts}
    />
  )
  return { ids, field }
}

function Trial({ userId }: { userId: string }) {
  const { accountDialogTexts } = useTexts(accountDialogsArea)
  const dialogs = useDialogs()
  const open = useOpenDialog('trial')
  const vps = (dataOf(useInstances(userId)) ?? []).find(({ id }) => id === open?.vpsId)
  return (
    <TrialDialog
      {...useTrial({ userId, onPaid: dialogs.closeAll })}
      open={vps !== undefined}
      onOpenChange={dialogs.close}
      isReturning={dialogs.isReturning}
      finalFocus={dialogs.finalFocus}
      vps={vps}
      catalog={dataOf(useOrderCatalog(userId))}
      balance={dataOf(useBalance(userId))}
      onTopUp={(shortfall) => dialogs.openOver(topUpFor(shortfall))}
      texts={accountDialogTexts.trial}
      orderTexts={accountDialogTexts.order}
    />
  )
}

function Renew({ userId }: { userId: string }) {
  const { accountDialogTexts } = useTexts(accountDialogsArea)
  const dialogs = useDialogs()
  const open = useOpenDialog('renew')
  const vps = (dataOf(useInstances(userId)) ?? []).find(({ id }) => id === open?.vpsId)
  const { onRenew } = usePlan({ userId })
  return (
    <RenewDialog
      open={vps !== undefined}
      onOpenChange={dialogs.close}
      finalFocus={dialogs.finalFocus}
      vps={vps}
      now={useNow(CLOCK_MS)}
      balance={dataOf(useBalance(userId))}
      forecast={dataOf(useForecast(userId))?.lines}
      onSubmit={onRenew}
      onTopUp={(shortfall) => dialogs.openOver(topUpFor(shortfall))}
      texts={accountDialogTexts.renew}
    />
  )
}

/** The method of the newest top-up that has arrived. */
function lastMethodOf(transactions: readonly WalletTransaction[]): PaymentMethod | undefined {
  const arrived = transactions.filter(({ type, status }) => type === 'deposit' && status === 'completed')
  const method = newest(arrived, 1)[0]?.paymentMethod
  return paymentMethods.find((known) => known === method)
}

function TopUp({ userId, onOrderPlaced }: { userId: string; onOrderPlaced: () => void }) {
  const { accountDialogTexts } = useTexts(accountDialogsArea)
  const dialogs = useDialogs()
  const open = useOpenDialog('top-up')
  const order = open?.order
  const forecast = dataOf(useForecast(userId))
  const [draft] = useState(() => formDraftsOf(userId).readTexts<TopUpDraft>(TOP_UP))
  const { onDraftChange: keepOrder } = useOrderDraft(userId)

  /** How to pay: on a page of its own, or over the dashboard for what needs the money. A provider's page is left only for its own. */
  function pay(payment: Payment) {
    const dialog = { name: 'payment', paymentId: payment.id } as const
    if (payment.kind === 'redirect' && payment.url !== null) window.location.assign(payment.url)
    else if (order) dialogs.replaceAll(dialog)
    else if (dialogs.isNeeded) dialogs.openInstead(dialog)
    else dialogs.leaveFor(topUpHref(payment.id))
  }
  const { deposit, orderWhenPaid } = useTopUp({
    userId,
    // It leads back to what needs the money, unless that is an order that now waits for it.
    onRequested: order ? dialogs.closeAll : dialogs.close,
    onPaymentRequested: pay,
  })
  return (
    <TopUpDialog
      open={open !== undefined}
      onOpenChange={dialogs.close}
      finalFocus={dialogs.finalFocus}
      // During an upgrade, a server of the previous version does not return them.
      methods={mapResource(useOrderCatalog(userId), (catalog) => catalog.paymentMethods ?? allPaymentMethods)}
      onSubmit={async (values: TopUpFormValues) => {
        if (!order) return deposit(values)
        const result = await orderWhenPaid(order, values)
        if (result.ok) {
          keepOrder(null)
          onOrderPlaced()
        }
        return result
      }}
      orderName={order?.values.name}
      draft={draft}
      onDraftChange={(values) => formDraftsOf(userId).write(TOP_UP, values)}
      suggestedAmount={open?.amount}
      sensibleTopUp={forecast && topUpsOf(forecast)[0]}
      offers={dataOf(useOffers(userId))}
      lastMethod={lastMethodOf(dataOf(useTransactions(userId)) ?? [])}
      texts={accountDialogTexts.topUp}
    />
  )
}
