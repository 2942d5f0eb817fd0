import { useSyncExternalStore } from 'react'
import { SWRConfig } from 'swr'
import type { AdminAuthAnswer } from '#contracts/admin.ts'
import type { LoginRequest } from '#contracts/auth.ts'
import { type ToastAction, useToast } from '#ds/components/Toast/index.ts'
import type { SubmitResult } from '#ds/components/use-action.ts'
import { AdminScreen, adminTabs } from '#ds/screens/AdminScreen/index.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { notices } from '#ds/texts/vi/notices.ts'
import { changeRemedies, remedies } from '#ds/texts/vi/remedies.ts'
import { ApiError } from '#site/api/api-error.ts'
import { remedyOf } from '#site/api/remedy.ts'
import { request } from '#site/api/request.ts'
import { useAct } from '#site/hooks/use-act.ts'
import { useBackOffice } from '#site/hooks/use-back-office.ts'
import { useHeadingFocus } from '#site/hooks/use-heading-focus.ts'
import { useOnlyPending } from '#site/hooks/use-only-pending.ts'
import { useTab } from '#site/hooks/use-tab.ts'
import { adminParts } from '#site/lazy/admin-parts.tsx'
import { usePreload } from '#site/lazy/lazy-part.ts'
import type { RouteHandle } from '#site/root.tsx'
import { adminSession } from '#site/session/admin-session.ts'

export const handle: RouteHandle = { lang: 'vi' }

export const meta = () => [{ title: 'Quản trị · Sen Cloud' }, { name: 'robots', content: 'noindex' }]

const isEnded = (error: unknown) => error instanceof ApiError && error.status === 401

/** The back-office, with a session of its own (product spec, section 6). A session that the server has ended leads to its login. */
export default function AdminRoute() {
  const toast = useToast()
  /** `message` says what could not be done because of it. */
  const endSession = (error: unknown, message = notices.adminSessionEndedDetail) => {
    if (!isEnded(error) || !adminSession.get()) return
    adminSession.set(null)
    toast.show({ title: notices.adminSessionEnded, description: message, tone: 'critical' })
  }
  return (
    // A cache of its own: what an admin loaded is gone when the back-office is left.
    <SWRConfig value={{ provider: () => new Map(), onError: (error) => endSession(error) }}>
      <BackOffice onFailure={endSession} />
    </SWRConfig>
  )
}

function BackOffice({ onFailure }: { onFailure: (error: unknown, message: string) => void }) {
  const session = useSyncExternalStore(adminSession.subscribe, adminSession.get, () => null)
  const [tab, setTab] = useTab(adminTabs, 'dashboard')
  const [onlyPending, setOnlyPending] = useOnlyPending()
  const office = useBackOffice(session?.token, tab, onlyPending)
  const toast = useToast()
  usePreload(adminParts)
  // Its login gives way to the tabs, and these to the login, at the same address.
  useHeadingFocus(session ? 'tabs' : 'login')

  const login = useAct(
    async (values: LoginRequest) => {
      adminSession.set(await request<AdminAuthAnswer>('/api/admin/auth', { method: 'POST', body: values }))
      toast.show({ title: notices.loggedIn, tone: 'positive' })
    },
    (message) => toast.show({ title: notices.loginFailed, description: message, tone: 'critical' }),
  )

  const logout = useAct(
    async () => {
      await request('/api/admin/logout', { method: 'POST', token: session?.token }).catch((error) => {
        if (!isEnded(error)) throw error
      })
      adminSession.set(null)
      toast.show({ title: notices.loggedOut })
    },
    (message) => toast.show({ title: notices.logoutFailed, description: message, tone: 'critical' }),
  )

  /**
   * Says what it came to. After a failure the table or dialog keeps in view what to do next. A change that resolves with a result
   * has changed nothing, and whoever called it says why.
   */
  const announced =
    <Args extends unknown[], Result>(
      change: (...args: Args) => Promise<Result>,
      undo?: (...args: Args) => ToastAction | undefined,
    ) =>
    async (...args: Args): Promise<Exclude<Result, undefined> | SubmitResult> => {
      try {
        const result = await change(...args)
        if (result !== undefined) return result as Exclude<Result, undefined>
      } catch (error) {
        const { message, cause } = error as Error
        toast.show({ title: notices.updateFailed, description: message, tone: 'critical' })
        onFailure(cause, message)
        return { ok: false, message: remedyOf(cause, changeRemedies) }
      }
      toast.show({ title: notices.updated, tone: 'positive', action: undo?.(...args) })
      return { ok: true }
    }

  /** Suspending can be undone from the notice, as well as by the select. */
  const setVpsStatus = announced(office.setVpsStatus, (vpsId, status) =>
    status === 'suspended'
      ? { label: notices.undo, onSelect: () => void announced(office.setVpsStatus)(vpsId, 'active') }
      : undefined,
  )

  return (
    <AdminScreen
      texts={adminTexts}
      admin={session?.admin}
      login={{
        onLogin: login.run,
        pending: login.pending,
        error: login.failure === undefined ? undefined : remedyOf(login.failure, remedies),
      }}
      onLogout={logout.run}
      tab={tab}
      onTabChange={setTab}
      stats={{
        stats: office.stats.data,
        error: office.stats.error && 'Failed to fetch stats',
        onRetry: () => {
          void office.stats.mutate()
        },
      }}
      waiting={{
        payments: office.parkedPayments.data?.parkedPayments ?? [],
        jobs: office.deadJobs.data?.jobs ?? [],
        error: (office.parkedPayments.error ?? office.deadJobs.error) && 'Failed to fetch waiting work',
        onRetry: () => {
          void office.parkedPayments.mutate()
          void office.deadJobs.mutate()
        },
        onResolve: announced(office.resolvePayment),
        onRetryJob: announced(office.retryJob),
        onDismissJob: announced(office.dismissJob),
      }}
      users={{
        ...office.users,
        onActiveChange: announced(office.setUserActive),
        onBalanceChange: announced(office.setUserBalance),
      }}
      vps={{ ...office.vps, onStatusChange: setVpsStatus }}
      transactions={{
        ...office.transactions,
        onSettle: announced(office.settleTransaction),
        onlyPending,
        onOnlyPendingChange: setOnlyPending,
      }}
      support={office.tickets}
    />
  )
}
