import { useCallback, useMemo, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { SWRConfig } from 'swr'
import { paymentMethods as everyMethod } from '#contracts/rules/fees.ts'
import { priceOf } from '#contracts/rules/price.ts'
import { firstBillingDate, type OrderFormValues } from '#ds/account/OrderDialog/index.ts'
import type { TopUpFormValues } from '#ds/account/TopUpDialog/index.ts'
import { useToast } from '#ds/components/Toast/index.ts'
import type { SubmitResult } from '#ds/components/use-action.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import {
  type DashboardDialog,
  DashboardScreen,
  type DashboardUser,
  dashboardTabs,
} from '#ds/screens/DashboardScreen/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { notices } from '#ds/texts/vi/notices.ts'
import { remedies } from '#ds/texts/vi/remedies.ts'
import { componentMessages } from '#ds/texts/vi.ts'
import { ApiError } from '#site/api/api-error.ts'
import { accountPaths } from '#site/api/paths.ts'
import { remedyOf } from '#site/api/remedy.ts'
import { bootScript, USER_ID } from '#site/boot/boot.ts'
import { loadFailureOf, toResource } from '#site/hooks/to-resource.ts'
import { useAccount } from '#site/hooks/use-account.ts'
import { useHydrated } from '#site/hooks/use-hydrated.ts'
import { useOnboarding } from '#site/hooks/use-onboarding.ts'
import { useSignOut } from '#site/hooks/use-sign-out.ts'
import { useTab } from '#site/hooks/use-tab.ts'
import { dashboardParts } from '#site/lazy/dashboard-parts.tsx'
import { usePreload } from '#site/lazy/lazy-part.ts'
import type { RouteHandle } from '#site/root.tsx'
import { useAuth } from '#site/session/auth-provider.tsx'
import { customerSession, type SessionUser } from '#site/session/customer-session.ts'
import { onboardingSeen } from '#site/session/onboarding-seen.ts'
import { loginAddress } from '#site/session/return-address.ts'
import { simulatedStep } from '#site/simulated-step.ts'

export const handle: RouteHandle = {
  lang: 'vi',
  bootScript: bootScript({ paths: accountPaths(USER_ID), login: loginAddress('signInRequired', '') }),
}

export const meta = () => [{ title: 'Bảng điều khiển · Sen Cloud' }, { name: 'robots', content: 'noindex' }]

/** Stands in the built page for whoever will open it, so that nothing moves when it is known. */
const somebody = { firstName: '…', lastName: '', email: '', isEmailVerified: true, isPhoneVerified: false }
const outlineTexts = { ...accountTexts, stats: { ...accountTexts.stats, monthlySpendContext: () => '…' } }

/**
 * The customer's home. The built page is its outline, drawn from HTML and CSS alone; it asks for what belongs in it, and nothing of it
 * answers before the script has taken it over. Signed out, or with a session that has ended or was locked, it leads to the login page
 * and back. A session that another tab has ended counts as ended.
 */
export default function DashboardRoute() {
  const isHydrated = useHydrated()
  const { session, departure, forget } = useAuth()
  const { pathname, search } = useLocation()
  const here = `${pathname}${search}`
  // Known before it may show: the page that is taken over stays the same.
  const [cameAs] = useState(() => customerSession.get()?.user.id)

  if (isHydrated && !session) {
    const away = cameAs ? (departure ?? loginAddress('sessionEnded', here)) : loginAddress('signInRequired', here)
    return <Navigate to={away} replace />
  }

  const leaveIfEnded = (error: unknown) => {
    if (!(error instanceof ApiError)) return
    if (error.code === 'session_locked') forget(loginAddress('accountLocked', here))
    else if (error.status === 401) forget(loginAddress('sessionEnded', here))
  }
  const userId = session?.user.id ?? cameAs ?? ''
  return (
    <SWRConfig value={{ onError: leaveIfEnded }}>
      <Dashboard key={userId} userId={userId} user={session?.user} onFailure={leaveIfEnded} />
    </SWRConfig>
  )
}

interface DashboardProps {
  userId: string
  /** Absent in the built page, and while it is being taken over. */
  user: SessionUser | undefined
  onFailure: (error: unknown) => void
}

function Dashboard({ userId, user, onFailure }: DashboardProps) {
  const account = useAccount(userId)
  const toast = useToast()
  const signOut = useSignOut()
  usePreload(dashboardParts)
  const [tab, setTab] = useTab(dashboardTabs, 'vps')
  const [query, setQuery] = useSearchParams()
  const [dialog, setDialog] = useState<DashboardDialog | null>(() => (query.has('order') ? { name: 'order' } : null))
  const [openedAt, setOpenedAt] = useState(() => new Date().toISOString())

  const profile = account.profile.data?.user
  const balance = account.balance.data?.balance
  useOnboarding(
    useMemo(
      () => (profile && balance !== undefined ? { isPhoneVerified: profile.isPhoneVerified, balance } : undefined),
      [profile, balance],
    ),
    // Whoever came to order, or is already at something, is not interrupted: the guide waits for the next visit.
    useCallback(() => setDialog((current) => current ?? { name: 'onboarding' }), []),
  )

  const showDialog = (next: DashboardDialog | null) => {
    if (dialog?.name === 'onboarding') onboardingSeen.set(true)
    if (next) setOpenedAt(new Date().toISOString())
    setDialog(next)
    // A plan's button on the landing page leads here with `?order`; once answered, a reload must not ask again.
    if (query.has('order')) {
      query.delete('order')
      setQuery(query, { replace: true, preventScrollReset: true })
    }
  }

  /** Runs a dialog's request and closes the dialog on success. A failure is announced here; the dialog says what to do next. */
  const submit = async (act: () => Promise<void>, done: readonly [title: string, detail: string], failed: string) => {
    try {
      await act()
    } catch (error) {
      onFailure(error)
      const message = error instanceof Error ? error.message : String(error)
      toast.show({ title: failed, description: message, tone: 'critical' })
      return { ok: false, message: remedyOf(error, remedies) } satisfies SubmitResult
    }
    showDialog(null)
    toast.show({ title: done[0], description: done[1], tone: 'positive' })
    return { ok: true } satisfies SubmitResult
  }

  const order = (values: OrderFormValues) =>
    submit(
      () => {
        const plan = account.catalog.data?.plans.find(({ id }) => id === values.planId)
        if (!plan) throw new Error('No plan selected')
        const date = firstBillingDate(openedAt, values.billingPeriod)
        return account.order({
          ...values,
          nextBillingDate: date,
          expiryDate: date,
          totalCost: priceOf(plan, values.billingPeriod),
        })
      },
      [notices.ordered, notices.orderedDetail],
      notices.orderFailed,
    )

  const topUp = ({ amount, paymentMethod, description }: TopUpFormValues) =>
    submit(
      () => account.deposit({ amount, paymentMethod, description }),
      [notices.depositRequested, notices.depositRequestedDetail],
      notices.depositFailed,
    )

  /** Cancels a top-up. Its dialog shows a failure, and closes after a success. */
  const cancelTopUp = async (transactionId: string): Promise<SubmitResult> => {
    try {
      await account.cancelDeposit(transactionId)
    } catch (error) {
      onFailure(error)
      return { ok: false, message: error instanceof Error ? error.message : String(error) }
    }
    toast.show({ title: notices.depositCancelled, tone: 'positive' })
    return { ok: true }
  }

  // Acted out, without a call (product spec, section 4). Any code is right.
  const verifyPhone = async () => {
    const result = await simulatedStep()
    if (result.ok) await account.markPhoneVerified()
    return result
  }

  return (
    <>
      {!user && <VisuallyHidden role="status">{componentMessages.loading}</VisuallyHidden>}
      <div inert={!user}>
        <DashboardScreen
          texts={user ? accountTexts : outlineTexts}
          user={user ? (profile ?? atSignIn(user)) : somebody}
          now={openedAt}
          loadFailure={loadFailureOf(
            account.profile,
            account.balance,
            account.summary,
            account.instances,
            account.transactions,
            account.tickets,
            account.catalog,
          )}
          balance={toResource(account.balance, ({ balance }) => balance)}
          summary={toResource(account.summary, (summary) => summary)}
          vps={toResource(account.instances, (instances) => instances)}
          transactions={toResource(account.transactions, (transactions) => transactions)}
          tickets={toResource(account.tickets, (tickets) => tickets)}
          catalog={toResource(account.catalog, (catalog) => catalog)}
          // During an upgrade a server of the previous version does not list them.
          paymentMethods={toResource(account.catalog, ({ paymentMethods = everyMethod }) => paymentMethods)}
          tab={user ? tab : 'vps'}
          onTabChange={setTab}
          dialog={user ? dialog : null}
          onDialogChange={showDialog}
          onOrder={order}
          onTopUp={topUp}
          onCancelTopUp={cancelTopUp}
          onSendCode={() => simulatedStep()}
          onVerifyPhone={verifyPhone}
          onSendMessage={() => simulatedStep()}
          onSignOut={signOut}
        />
      </div>
    </>
  )
}

/** Until the profile has come, nothing is said to be unverified that was not so at sign-in. */
const atSignIn = (user: SessionUser): DashboardUser => ({
  ...user,
  isEmailVerified: true,
  isPhoneVerified: user.isPhoneVerified ?? true,
})
