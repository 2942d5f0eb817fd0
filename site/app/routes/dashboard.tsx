import { useCallback, useMemo, useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Payment } from '#contracts/payments.ts'
import { paymentMethods as allPaymentMethods } from '#contracts/rules/fees.ts'
import { orderQueryNames, readOrderChoice } from '#contracts/rules/order-address.ts'
import { fullName } from '#contracts/rules/person-name.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import type { User } from '#contracts/user.ts'
import type { TopUpDraft } from '#ds/account/TopUpDialog/index.ts'
import { dataOf, loadErrorOf, mapResource, type ReadyResource, type Resource } from '#ds/hooks/resource.ts'
import { useHydrated } from '#ds/hooks/use-hydrated.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import {
  type DashboardDialog,
  DashboardScreen,
  type DashboardTab,
  type DashboardUser,
  dashboardTabs,
  dialogAfter,
} from '#ds/screens/DashboardScreen/index.ts'
import * as accountArea from '#ds/texts/account.ts'
import * as headArea from '#ds/texts/head.ts'
import * as remediesArea from '#ds/texts/remedies.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { ApiError } from '#site/api/api-error.ts'
import { accountPaths } from '#site/api/paths.ts'
import { bootScript, USER_ID } from '#site/boot/boot.ts'
import { useAccount } from '#site/hooks/use-account.ts'
import { useAccountEvents } from '#site/hooks/use-account-events.ts'
import { useChat } from '#site/hooks/use-chat.ts'
import { useDemoExits } from '#site/hooks/use-demo.ts'
import { useMachineAction } from '#site/hooks/use-machine-action.ts'
import { useNow } from '#site/hooks/use-now.ts'
import { useKeepOnboardingSeen, useOnboarding } from '#site/hooks/use-onboarding.ts'
import { useOrderDraft } from '#site/hooks/use-order-draft.ts'
import { useSignOut } from '#site/hooks/use-sign-out.ts'
import { machineHref, tabHref, ticketHref, useOpenVps, useTab, vpsHref } from '#site/hooks/use-tab.ts'
import { dashboardPreloads, PaymentDialog, TicketDialogs, WithdrawDialog } from '#site/lazy/dashboard-components.tsx'
import { usePreload } from '#site/lazy/lazy-module.ts'
import { PrivateHead } from '#site/PrivateHead.tsx'
import { useLanguage } from '#site/page-data.tsx'
import { publicUrl } from '#site/page-head.ts'
import type { RouteHandle } from '#site/root.tsx'
import { useAuth } from '#site/session/auth-provider.tsx'
import { CallErrors } from '#site/session/call-errors.tsx'
import { customerSession, type SessionUser } from '#site/session/customer-session.ts'
import { formDraftsOf } from '#site/session/drafts.ts'
import { loginPath } from '#site/session/return-path.ts'
import { StepUp } from '#site/session/step-up.tsx'
import { emailPutOff, verificationPutOff } from '#site/session/verification-put-off.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** How often countdowns and what they depend on are written again, in milliseconds. */
const CLOCK_MS = 60_000
/** What a draft of a top-up is stored under. */
const TOP_UP = 'top-up'

export const handle: RouteHandle = {
  lang: 'vi',
  texts: [accountArea, remediesArea, toastsArea],
  bootScript: bootScript({ paths: accountPaths(USER_ID), login: loginPath('signInRequired', '') }),
}

/** Shown in the prerendered page until the user is known, to avoid a layout shift. */
const placeholderUser: DashboardUser = {
  ...{ firstName: '…', lastName: '', email: '', isEmailVerified: true, isPhoneVerified: false },
  isDemo: true,
}
const firstTab: DashboardTab = 'vps'
const dashboardTabHref = (tab: DashboardTab) => tabHref('/dashboard', tab, firstTab)

/**
 * The customer's dashboard. The prerendered page shows its layout without data, requests the data from an inline script, and is
 * inert until hydration. A visitor, or a customer whose session has ended or whose account was locked, is redirected to the login
 * page and returns afterwards. A session that another tab has ended counts as ended.
 */
export default function DashboardRoute() {
  const isHydrated = useHydrated()
  const { session, redirectTo, forget } = useAuth()
  const { pathname, search, key } = useLocation()
  const currentPath = `${pathname}${search}`
  // Read before hydration, but not rendered until then, so that the prerendered HTML matches.
  const [initialUserId] = useState(() => customerSession.get()?.user.id)

  // The visit during which the session ended. The back button can lead to an earlier one before the next page is shown: that is a new arrival.
  const [endedAt, setEndedAt] = useState<string>()
  if (session && endedAt !== undefined) setEndedAt(undefined)

  if (isHydrated && !session) {
    if (endedAt === undefined) setEndedAt(key)
    const hasEnded = initialUserId && (endedAt ?? key) === key
    const redirectPath = hasEnded
      ? (redirectTo ?? loginPath('sessionEnded', currentPath))
      : loginPath('signInRequired', currentPath)
    return <Navigate key={key} to={redirectPath} replace />
  }

  const leaveIfEnded = (error: unknown) => {
    if (!(error instanceof ApiError)) return
    if (error.code === 'session_locked') forget(loginPath('accountLocked', currentPath))
    else if (error.status === 401) forget(loginPath('sessionEnded', currentPath))
  }
  const userId = session?.user.id ?? initialUserId ?? ''
  return (
    <CallErrors onError={leaveIfEnded}>
      <StepUp>
        <Dashboard key={userId} userId={userId} user={session?.user} />
      </StepUp>
    </CallErrors>
  )
}

interface DashboardProps {
  userId: string
  /** Absent in the prerendered page and during hydration. */
  user: SessionUser | undefined
}

function Dashboard({ userId, user }: DashboardProps) {
  const { accountTexts } = useTexts(accountArea)
  const loading = useMessage('loading')
  const language = useLanguage()
  const signOut = useSignOut()
  const demo = useDemoExits()
  usePreload(dashboardPreloads)
  const [tab, setTab] = useTab(dashboardTabs, firstTab)
  const [openVpsId, setOpenVpsId] = useOpenVps()
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<DashboardDialog | null>(() => {
    const choice = readOrderChoice(query)
    return choice && { name: 'order', choice }
  })
  const now = useNow(CLOCK_MS)
  const isForOrder = dialog?.name === 'top-up' && dialog.order !== undefined
  const account = useAccount({
    userId,
    // A top-up leads back to what needs the money, unless that is an order that now waits for it.
    onSubmitted: () => showDialog(isForOrder ? null : dialogAfter(dialog)),
    onPaymentRequested: pay,
    isHistoryShown: tab === 'wallet' || tab === 'overview',
  })
  const orderDraft = useOrderDraft(userId)
  const [topUpDraft] = useState(() => formDraftsOf(userId).readTexts<TopUpDraft>(TOP_UP))
  const startAction = useMachineAction({ userId })
  const chat = useChat({ userId, onChanged: account.writeTicket })
  useAccountEvents(user ? userId : '')
  const { balance, summary, instances, transactions, tickets, catalog } = account
  const profile = dataOf(account.user)
  const knownBalance = dataOf(balance)
  const done = dataOf(summary)
  const keepOnboardingSeen = useKeepOnboardingSeen(userId)
  // The guide leads to a machine: while nothing is sold, it would promise what cannot be had.
  const isSelling = catalog.status !== 'loading' && !dataOf(catalog)?.plans.some(({ notForSale }) => notForSale)
  useOnboarding(
    useMemo(() => {
      // The demo has nothing to begin with.
      if (!profile || profile.isDemo || knownBalance === undefined || !done || !isSelling) return undefined
      // During an upgrade, a server of the previous version does not return the last two.
      const { hasDeposited = false, onboardingSeen: seen = false } = done
      return { userId, seen, isPhoneVerified: profile.isPhoneVerified, balance: knownBalance, hasDeposited }
    }, [userId, profile, knownBalance, done, isSelling]),
    {
      // A customer who came to order, or has already opened a dialog, is not interrupted: the guide opens on the next visit.
      open: useCallback(() => setDialog((current) => current ?? { name: 'onboarding' }), []),
      keepSeen: keepOnboardingSeen,
    },
  )

  const showDialog = (next: DashboardDialog | null) => {
    if (dialog?.name === 'onboarding') keepOnboardingSeen()
    setDialog(next)
    // A plan's button leads here with `?order`; a reload must not open the dialog again.
    if (query.has('order')) {
      for (const name of orderQueryNames) query.delete(name)
      setQuery(query, { replace: true, preventScrollReset: true })
    }
  }

  /** How to pay a top-up: on a page of its own, or over the dashboard for an order or a trial that needs the money. A provider's page is left only for its own. */
  function pay(payment: Payment) {
    const next = dialog?.name === 'top-up' ? dialog.next : undefined
    if (payment.kind === 'redirect' && payment.url !== null) window.location.assign(payment.url)
    else if (isForOrder) showDialog({ name: 'payment', paymentId: payment.id })
    else if (next) showDialog({ name: 'payment', paymentId: payment.id, next })
    else void navigate(`/dashboard/topup/${payment.id}`)
  }

  const [dismissedBy, setPutOffBy] = useState(() => verificationPutOff.get())
  const [emailPutOffBy, setEmailPutOffBy] = useState(() => emailPutOff.get())

  return (
    <>
      <PrivateHead title={useTexts(headArea).head.dashboard} />
      {!user && <VisuallyHidden role="status">{loading}</VisuallyHidden>}
      <div inert={!user}>
        <DashboardScreen
          texts={accountTexts}
          user={user ? userOf(account.user, user) : { status: 'ready', data: placeholderUser }}
          now={now}
          stats={{ summary }}
          vps={{ vps: instances }}
          machine={{
            pageHref: machineHref,
            onAction: (vpsId, type) => startAction({ vpsId, action: { type } }),
          }}
          wallet={{
            balance,
            transactions,
            history: account.history,
            statementHref: `/api/wallet/transactions.csv?lang=${language}`,
            forecast: account.forecast,
            withdrawals: account.withdrawals,
            onCancelWithdrawal: account.cancelWithdrawal,
            onCancelTopUp: account.cancelDeposit,
            onLoadOlder: account.loadOlderTransactions,
            onOpenPayment: (transactionId) => void navigate(`/dashboard/topup/${transactionId}`),
          }}
          offers={{
            offers: account.offers,
            referral: account.referral && { ...account.referral, link: publicUrl(account.referral.path) },
          }}
          support={{ tickets, ticketHref }}
          ticketDialogs={(state) => (
            <TicketDialogs
              {...state}
              userId={userId}
              vps={dataOf(instances) ?? []}
              payments={paymentOptions(dataOf(transactions) ?? [])}
              onChanged={account.writeTicket}
              onCreated={({ id }) => {
                showDialog(null)
                void navigate(ticketHref(id))
              }}
            />
          )}
          paymentDialog={(state) => (
            <PaymentDialog
              {...state}
              userId={userId}
              onOpenVps={(id) => {
                showDialog(null)
                void navigate(vpsHref(id))
              }}
            />
          )}
          withdrawDialog={(state) => (
            <WithdrawDialog {...state} userId={userId} customer={user ? fullName(user) : ''} />
          )}
          chat={chat}
          order={{ ...orderDraft, catalog, onQuote: account.quote, onSubmit: account.order }}
          trial={{ onQuote: account.quoteTrial, onSubmit: account.payTrial }}
          topUp={{
            // During an upgrade, a server of the previous version does not return them.
            methods: mapResource(catalog, ({ paymentMethods = allPaymentMethods }) => paymentMethods),
            onSubmit: account.deposit,
            onSubmitOrder: account.orderWhenPaid,
            draft: topUpDraft,
            onDraftChange: (draft) => formDraftsOf(userId).write(TOP_UP, draft),
          }}
          phoneVerification={{
            onSendCode: account.startPhone,
            onVerify: account.confirmPhone,
            codes: dataOf(catalog)?.phoneCodes,
          }}
          phoneReminder={{
            // Before hydration the page's own styles hide the line, as the prerendered markup has it.
            isPutOff: user !== undefined && dismissedBy === userId,
            onPutOff: () => {
              verificationPutOff.set(userId)
              setPutOffBy(userId)
            },
          }}
          emailReminder={{
            isPutOff: emailPutOffBy === userId,
            onPutOff: () => {
              emailPutOff.set(userId)
              setEmailPutOffBy(userId)
            },
            onSendLink: () => account.sendEmailLink(undefined),
          }}
          demo={demo}
          tab={user ? tab : firstTab}
          onTabChange={setTab}
          tabHref={dashboardTabHref}
          openVpsId={user && openVpsId}
          onOpenVpsIdChange={setOpenVpsId}
          dialog={user ? dialog : null}
          onDialogChange={showDialog}
          onSignOut={signOut}
        />
      </div>
    </>
  )
}

/** How many of the latest transactions a ticket can be about. */
const PAYMENT_OPTIONS = 20

/** The latest transactions by the number that people say; one without it cannot be told from others. */
const paymentOptions = (transactions: readonly WalletTransaction[]) =>
  transactions.flatMap(({ id, number }) => (number === null ? [] : [{ id, name: number }])).slice(0, PAYMENT_OPTIONS)

/**
 * The customer's record. Until it has loaded, and if loading it failed, the data stored at sign-in is used: nothing is then shown as
 * unverified that was not unverified at sign-in.
 */
function userOf(
  profile: Resource<User>,
  { isPhoneVerified = true, ...user }: SessionUser,
): ReadyResource<DashboardUser> {
  if (profile.status === 'ready') return profile
  return { status: 'ready', data: { ...user, isEmailVerified: true, isPhoneVerified }, stale: loadErrorOf(profile) }
}
