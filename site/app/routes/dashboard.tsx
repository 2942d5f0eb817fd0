import { useCallback, useMemo, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { SWRConfig } from 'swr'
import type { OrderRequest } from '#contracts/vps.ts'
import { firstBillingDate, type OrderFormValues, orderCost } from '#ds/account/OrderDialog/index.ts'
import type { TopUpFormValues } from '#ds/account/TopUpDialog/index.ts'
import type { SubmitResult } from '#ds/account/types.ts'
import { useToast } from '#ds/components/Toast/index.ts'
import { type DashboardDialog, DashboardScreen, dashboardTabs } from '#ds/screens/DashboardScreen/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { notices } from '#ds/texts/vi/notices.ts'
import { ApiError } from '#site/api/api-error.ts'
import { loadFailureOf, toResource } from '#site/hooks/to-resource.ts'
import { useAccount } from '#site/hooks/use-account.ts'
import { useOnboarding } from '#site/hooks/use-onboarding.ts'
import { useSignOut } from '#site/hooks/use-sign-out.ts'
import { useTab } from '#site/hooks/use-tab.ts'
import type { RouteHandle } from '#site/root.tsx'
import { useAuth } from '#site/session/auth-provider.tsx'
import type { SessionUser } from '#site/session/customer-session.ts'
import { onboardingSeen } from '#site/session/onboarding-seen.ts'
import { loginAddress } from '#site/session/return-address.ts'
import { simulatedStep } from '#site/simulated-step.ts'

export const handle: RouteHandle = { lang: 'vi' }

export const meta = () => [{ title: 'Bảng điều khiển · Sen Cloud' }, { name: 'robots', content: 'noindex' }]

/**
 * The customer's home. Signed out, or with a session that has ended or was locked, it leads to the login page and back. A session
 * that another tab has ended counts as ended.
 */
export default function DashboardRoute() {
  const { session, departure, forget } = useAuth()
  const { pathname, search } = useLocation()
  const here = `${pathname}${search}`
  const [cameSignedIn] = useState(session !== null)

  if (!session) {
    const away = cameSignedIn ? (departure ?? loginAddress('sessionEnded', here)) : loginAddress('signInRequired', here)
    return <Navigate to={away} replace />
  }

  const leaveIfEnded = (error: unknown) => {
    if (!(error instanceof ApiError)) return
    if (error.code === 'session_locked') forget(loginAddress('accountLocked', here))
    else if (error.status === 401) forget(loginAddress('sessionEnded', here))
  }
  return (
    <SWRConfig value={{ onError: leaveIfEnded }}>
      <Dashboard key={session.user.id} user={session.user} onFailure={leaveIfEnded} />
    </SWRConfig>
  )
}

function Dashboard({ user, onFailure }: { user: SessionUser; onFailure: (error: unknown) => void }) {
  const account = useAccount(user.id)
  const toast = useToast()
  const signOut = useSignOut()
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

  /** Runs what a dialog sends; closes it on success, and says a failure here as well as in the dialog. */
  const submit = async (act: () => Promise<void>, done: readonly [title: string, detail: string], failed: string) => {
    try {
      await act()
    } catch (error) {
      onFailure(error)
      const message = error instanceof Error ? error.message : String(error)
      toast.show({ title: failed, description: message, tone: 'critical' })
      return { ok: false, message } satisfies SubmitResult
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
          operatingSystem: values.operatingSystem as OrderRequest['operatingSystem'],
          nextBillingDate: date,
          expiryDate: date,
          totalCost: orderCost(plan, values.billingPeriod),
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

  // Acted out, without a call (product spec, section 4). Any code is right.
  const verifyPhone = async () => {
    const result = await simulatedStep()
    if (result.ok) await account.markPhoneVerified()
    return result
  }

  return (
    <DashboardScreen
      texts={accountTexts}
      // Until the profile has come, nothing is said to be unverified that was not so at sign-in.
      user={profile ?? { ...user, lastName: '', isEmailVerified: true, isPhoneVerified: user.isPhoneVerified ?? true }}
      now={openedAt}
      loadFailure={loadFailureOf(
        account.profile,
        account.balance,
        account.instances,
        account.transactions,
        account.tickets,
        account.catalog,
      )}
      balance={toResource(account.balance, ({ balance }) => balance)}
      vps={toResource(account.instances, (instances) => instances)}
      transactions={toResource(account.transactions, (transactions) => transactions)}
      tickets={toResource(account.tickets, (tickets) => tickets)}
      catalog={toResource(account.catalog, (catalog) => catalog)}
      tab={tab}
      onTabChange={setTab}
      dialog={dialog}
      onDialogChange={showDialog}
      onOrder={order}
      onTopUp={topUp}
      onSendCode={() => simulatedStep()}
      onVerifyPhone={verifyPhone}
      onSendMessage={() => simulatedStep()}
      onSignOut={signOut}
    />
  )
}
