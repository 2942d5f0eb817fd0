import { useCallback, useMemo, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { paymentMethods as everyMethod } from '#contracts/rules/fees.ts'
import { dataOf, loadErrorOf, mapResource } from '#ds/components/resource.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import {
  type DashboardDialog,
  DashboardScreen,
  type DashboardUser,
  dashboardTabs,
} from '#ds/screens/DashboardScreen/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { componentMessages } from '#ds/texts/vi.ts'
import { ApiError } from '#site/api/api-error.ts'
import { accountPaths } from '#site/api/paths.ts'
import { bootScript, USER_ID } from '#site/boot/boot.ts'
import { useAccount } from '#site/hooks/use-account.ts'
import { useHydrated } from '#site/hooks/use-hydrated.ts'
import { useOnboarding } from '#site/hooks/use-onboarding.ts'
import { useSignOut } from '#site/hooks/use-sign-out.ts'
import { useTab } from '#site/hooks/use-tab.ts'
import { dashboardParts } from '#site/lazy/dashboard-parts.tsx'
import { usePreload } from '#site/lazy/lazy-part.ts'
import type { RouteHandle } from '#site/root.tsx'
import { useAuth } from '#site/session/auth-provider.tsx'
import { CallErrors } from '#site/session/call-errors.tsx'
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
    <CallErrors onError={leaveIfEnded}>
      <Dashboard key={userId} userId={userId} user={session?.user} />
    </CallErrors>
  )
}

interface DashboardProps {
  userId: string
  /** Absent in the built page, and while it is being taken over. */
  user: SessionUser | undefined
}

function Dashboard({ userId, user }: DashboardProps) {
  const signOut = useSignOut()
  usePreload(dashboardParts)
  const [tab, setTab] = useTab(dashboardTabs, 'vps')
  const [query, setQuery] = useSearchParams()
  const [dialog, setDialog] = useState<DashboardDialog | null>(() => (query.has('order') ? { name: 'order' } : null))
  const [openedAt, setOpenedAt] = useState(() => new Date().toISOString())
  const account = useAccount({ userId, now: openedAt, onSubmitted: () => showDialog(null) })
  const { balance, summary, instances, transactions, tickets, catalog } = account
  const profile = dataOf(account.user)
  const knownBalance = dataOf(balance)
  useOnboarding(
    useMemo(
      () =>
        profile && knownBalance !== undefined
          ? { isPhoneVerified: profile.isPhoneVerified, balance: knownBalance }
          : undefined,
      [profile, knownBalance],
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
          loadError={loadErrorOf(account.user, balance, summary, instances, transactions, tickets, catalog)}
          balance={balance}
          summary={summary}
          vps={instances}
          transactions={transactions}
          tickets={tickets}
          catalog={catalog}
          // During an upgrade a server of the previous version does not list them.
          paymentMethods={mapResource(catalog, ({ paymentMethods = everyMethod }) => paymentMethods)}
          tab={user ? tab : 'vps'}
          onTabChange={setTab}
          dialog={user ? dialog : null}
          onDialogChange={showDialog}
          onOrder={account.order}
          onTopUp={account.deposit}
          onCancelTopUp={account.cancelDeposit}
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
