import { useCallback, useMemo, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { SupportChat } from '#ds/account/SupportChat/index.ts'
import { dataOf, loadErrorOf, type Resource } from '#ds/hooks/resource.ts'
import { useHydrated } from '#ds/hooks/use-hydrated.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import {
  DashboardScreen,
  type DashboardTab,
  type DashboardUser,
  dashboardTabs,
} from '#ds/screens/DashboardScreen/index.ts'
import * as accountArea from '#ds/texts/account.ts'
import * as headArea from '#ds/texts/head.ts'
import * as remediesArea from '#ds/texts/remedies.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { ApiError } from '#site/api/api-error.ts'
import { overviewPaths, paths } from '#site/api/paths.ts'
import { request } from '#site/api/request.ts'
import { bootScript, USER_ID } from '#site/boot/boot.ts'
import { DialogsProvider, useDialogs } from '#site/dashboard/dialogs.tsx'
import { LazyDialogs } from '#site/dashboard/lazy-dialogs.tsx'
import { lazyTabs, tabModules } from '#site/dashboard/tabs.tsx'
import { VpsTab } from '#site/dashboard/vps-tab.tsx'
import {
  useBalance,
  useCustomer,
  useForecast,
  useInstances,
  useOffers,
  useOrderCatalog,
  useRetryFailed,
  useSummary,
  useTickets,
  useTransactions,
} from '#site/hooks/account-resources.ts'
import { useAccountCache } from '#site/hooks/use-account-cache.ts'
import { useAccountEvents } from '#site/hooks/use-account-events.ts'
import { useChat } from '#site/hooks/use-chat.ts'
import { useDemoExits } from '#site/hooks/use-demo.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useNow } from '#site/hooks/use-now.ts'
import { useKeepOnboardingSeen, useOnboarding } from '#site/hooks/use-onboarding.ts'
import { usePendingRecords } from '#site/hooks/use-pending-records.ts'
import { useSignOut } from '#site/hooks/use-sign-out.ts'
import { tabHref, useTab } from '#site/hooks/use-tab.ts'
import { usePreload } from '#site/lazy/lazy-module.ts'
import { PrivateHead } from '#site/PrivateHead.tsx'
import type { RouteHandle } from '#site/root.tsx'
import { useAuth } from '#site/session/auth-provider.tsx'
import { CallErrors } from '#site/session/call-errors.tsx'
import { customerSession, type SessionUser } from '#site/session/customer-session.ts'
import { loginPath } from '#site/session/return-path.ts'
import { StepUp } from '#site/session/step-up.tsx'
import { emailPutOff, verificationPutOff } from '#site/session/verification-put-off.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** How often countdowns and what they depend on are written again, in milliseconds. */
const CLOCK_MS = 60_000

export const handle: RouteHandle = {
  lang: 'vi',
  texts: [accountArea, remediesArea, toastsArea],
  bootScript: bootScript({
    paths: [paths.catalog],
    overview: { path: paths.overview(USER_ID), parts: overviewPaths(USER_ID) },
    login: loginPath('signInRequired', ''),
  }),
}

/** Shown in the prerendered page until the user is known, to avoid a layout shift. */
const placeholderUser: DashboardUser = {
  firstName: '…',
  lastName: '',
  email: '',
  isEmailVerified: true,
  isPhoneVerified: false,
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
  // It is read before hydration, but not rendered until then, so that the prerendered HTML matches.
  const [initialUserId] = useState(() => customerSession.get()?.user.id)

  // This is the visit during which the session ended. The back button can lead to an earlier one before the next page
  // is shown: that is a new arrival.
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
        <DialogsProvider enabled={session !== null}>
          <Dashboard key={userId} userId={userId} user={session?.user} />
        </DialogsProvider>
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
  const { toastTexts } = useTexts(toastsArea)
  const loading = useMessage('loading')
  const signOut = useSignOut()
  const demo = useDemoExits()
  usePreload(tabModules)
  usePendingRecords(userId)
  useAccountEvents(user ? userId : '')
  const [tab, setTab] = useTab(dashboardTabs, firstTab)
  const shownTab = user ? tab : firstTab
  const now = useNow(CLOCK_MS)
  const { writeTicket } = useAccountCache(userId)
  const chat = useChat({ userId, onChanged: writeTicket })
  const dialogs = useDialogs()
  useGuide(userId)

  const customer = useCustomer(userId)
  const balance = useBalance(userId)
  const summary = useSummary(userId)
  const forecast = useForecast(userId)
  const instances = useInstances(userId)
  const catalog = useOrderCatalog(userId)
  const lists = useListsOf(shownTab, userId)
  const failure = loadErrorOf(customer, balance, summary, instances, catalog, ...lists)
  const onRetry = useRetryFailed()

  const [phonePutOffBy, setPhonePutOffBy] = useState(() => verificationPutOff.get())
  const [emailPutOffBy, setEmailPutOffBy] = useState(() => emailPutOff.get())
  const sendEmailLink = useMutation({
    call: () => request('POST /api/auth/resend-verification'),
    toasts: { failed: toastTexts.emailLinkFailed },
  })
  const Content = shownTab === 'vps' ? VpsTab : lazyTabs[shownTab]

  return (
    <>
      <PrivateHead title={useTexts(headArea).head.dashboard} />
      {!user && <VisuallyHidden role="status">{loading}</VisuallyHidden>}
      <div inert={!user}>
        <DashboardScreen
          texts={accountTexts}
          user={user ? shownUser(customer, user) : placeholderUser}
          now={now}
          balance={balance}
          summary={summary}
          forecast={forecast}
          creatingVps={(dataOf(instances) ?? []).filter(({ status }) => status === 'creating').length}
          // The open tab says itself that its list is missing, so it is not said twice.
          error={failure && !lists.some(hasFailed) ? { message: failure.message, onRetry } : undefined}
          chat={<SupportChat {...chat} texts={accountTexts.chat} />}
          onOpenNotices={() => dialogs.open({ name: 'notices' })}
          phoneReminder={
            dataOf(catalog)?.phoneCodes === 'none'
              ? undefined
              : {
                  // Before hydration the page's own styles hide the line, as the prerendered markup has it.
                  isPutOff: user !== undefined && phonePutOffBy === userId,
                  onPutOff() {
                    verificationPutOff.set(userId)
                    setPhonePutOffBy(userId)
                  },
                  onVerify: () => dialogs.open({ name: 'phone' }),
                }
          }
          emailReminder={{
            isPutOff: emailPutOffBy === userId,
            onPutOff() {
              emailPutOff.set(userId)
              setEmailPutOffBy(userId)
            },
            onSendLink: () => sendEmailLink(undefined),
          }}
          demo={demo}
          tab={shownTab}
          onTabChange={setTab}
          tabHref={dashboardTabHref}
          onTopUp={() => dialogs.open({ name: 'top-up' })}
          onOrder={() => dialogs.open({ name: 'order' })}
          onSignOut={signOut}
        >
          <Content userId={userId} now={now} isKnown={user !== undefined} onTabChange={setTab} />
        </DashboardScreen>
        <LazyDialogs userId={userId} />
      </div>
    </>
  )
}

const hasFailed = ({ status }: Resource<unknown>) => status === 'error'

/** The lists that a tab shows. Those of the others are not requested. */
function useListsOf(tab: DashboardTab, userId: string): readonly Resource<unknown>[] {
  const instances = useInstances(userId)
  const transactions = useTransactions(userId)
  const offers = useOffers(tab === 'offers' ? userId : '')
  const tickets = useTickets(tab === 'support' ? userId : '')
  return {
    overview: [instances, transactions],
    vps: [instances],
    offers: [offers],
    wallet: [transactions],
    support: [tickets],
  }[tab]
}

/** Opens the guide for a new customer, by itself and once. One who came to order, or has already opened a dialog, is not interrupted. */
function useGuide(userId: string) {
  const dialogs = useDialogs()
  const profile = dataOf(useCustomer(userId))
  const balance = dataOf(useBalance(userId))
  const summary = dataOf(useSummary(userId))
  const catalog = useOrderCatalog(userId)
  // The guide leads to a machine: while nothing is sold, it would promise what is not available.
  const isSelling = catalog.status !== 'loading' && !dataOf(catalog)?.plans.some(({ notForSale }) => notForSale)
  useOnboarding(
    useMemo(() => {
      // The demo has nothing to begin with.
      if (!profile || profile.isDemo || balance === undefined || !summary || !isSelling) return undefined
      // During an upgrade, a server of the previous version does not return the last two.
      const { hasDeposited = false, onboardingSeen: seen = false } = summary
      return { userId, seen, isPhoneVerified: profile.isPhoneVerified, balance, hasDeposited }
    }, [userId, profile, balance, summary, isSelling]),
    {
      open: useCallback(() => {
        if (!dialogs.dialog) dialogs.replaceAll({ name: 'onboarding' })
      }, [dialogs]),
      keepSeen: useKeepOnboardingSeen(userId),
    },
  )
}

/**
 * The customer's record. Until it has loaded, and if loading it failed, the data stored at sign-in is used: nothing is then shown as
 * unverified that was not unverified at sign-in.
 */
function shownUser(customer: Resource<DashboardUser>, { isPhoneVerified = true, ...user }: SessionUser): DashboardUser {
  return dataOf(customer) ?? { ...user, isEmailVerified: true, isPhoneVerified }
}
