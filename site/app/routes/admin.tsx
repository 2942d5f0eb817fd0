import { useSyncExternalStore } from 'react'
import type { AdminAuthResponse } from '#contracts/admin.ts'
import type { LoginRequest } from '#contracts/auth.ts'
import { useToast } from '#ds/components/Toast/index.ts'
import { useAction } from '#ds/components/use-action.ts'
import { AdminScreen, adminTabs } from '#ds/screens/AdminScreen/index.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { notices } from '#ds/texts/vi/notices.ts'
import { remedies } from '#ds/texts/vi/remedies.ts'
import { ApiError } from '#site/api/api-error.ts'
import { request } from '#site/api/request.ts'
import { useBackOffice } from '#site/hooks/use-back-office.ts'
import { useHeadingFocus } from '#site/hooks/use-heading-focus.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useOnlyPending } from '#site/hooks/use-only-pending.ts'
import { useTab } from '#site/hooks/use-tab.ts'
import { adminParts } from '#site/lazy/admin-parts.tsx'
import { usePreload } from '#site/lazy/lazy-part.ts'
import type { RouteHandle } from '#site/root.tsx'
import { adminSession } from '#site/session/admin-session.ts'
import { CallErrors } from '#site/session/call-errors.tsx'

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
    <CallErrors provider={() => new Map()} onError={endSession}>
      <BackOffice />
    </CallErrors>
  )
}

function BackOffice() {
  const session = useSyncExternalStore(adminSession.subscribe, adminSession.get, () => null)
  const [tab, setTab] = useTab(adminTabs, 'dashboard')
  const [onlyPending, setOnlyPending] = useOnlyPending()
  const office = useBackOffice({ token: session?.token, tab, onlyPending })
  usePreload(adminParts)
  // Its login gives way to the tabs, and these to the login, at the same address.
  useHeadingFocus(session ? 'tabs' : 'login')

  const login = useAction()
  const sendLogin = useMutation({
    call: (values: LoginRequest) => request<AdminAuthResponse>('/api/admin/auth', { method: 'POST', body: values }),
    onSuccess: adminSession.set,
    notices: { done: { title: notices.loggedIn, tone: 'positive' }, failed: notices.loginFailed },
    remedies,
  })

  const logout = useAction()
  const sendLogout = useMutation({
    call: () =>
      request('/api/admin/logout', { method: 'POST', token: session?.token }).catch((error) => {
        if (!isEnded(error)) throw error
      }),
    onSuccess: () => adminSession.set(null),
    notices: { done: { title: notices.loggedOut }, failed: notices.logoutFailed },
  })

  return (
    <AdminScreen
      texts={adminTexts}
      admin={session?.admin}
      login={{
        onLogin: (values) => void login.run(() => sendLogin(values)),
        pending: login.pending,
        error: login.error,
      }}
      onLogout={() => void logout.run(() => sendLogout(undefined))}
      tab={tab}
      onTabChange={setTab}
      {...office}
      transactions={{ ...office.transactions, onlyPending, onOnlyPendingChange: setOnlyPending }}
    />
  )
}
