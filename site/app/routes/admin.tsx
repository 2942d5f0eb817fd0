import { useSyncExternalStore } from 'react'
import type { AdminAuthRequest } from '#contracts/admin.ts'
import { useToast } from '#ds/components/Toast/index.ts'
import { AdminScreen, adminTabs } from '#ds/screens/AdminScreen/index.ts'
import { ApiError } from '#site/api/api-error.ts'
import { request } from '#site/api/request.ts'
import { useBackOffice } from '#site/hooks/use-back-office.ts'
import { useHeadingFocus } from '#site/hooks/use-heading-focus.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useOnlyPending } from '#site/hooks/use-only-pending.ts'
import { useTab } from '#site/hooks/use-tab.ts'
import { adminPreloads, CatalogOffice, IncidentsOffice, SupportOffice } from '#site/lazy/admin-components.tsx'
import { usePreload } from '#site/lazy/lazy-module.ts'
import type { RouteHandle } from '#site/root.tsx'
import { adminSession } from '#site/session/admin-session.ts'
import { CallErrors } from '#site/session/call-errors.tsx'
import { adminArea, changeRemediesArea } from '#site/texts/admin.ts'
import { remediesArea, toastsArea } from '#site/texts/common.ts'
import { useTexts } from '#site/texts/use-texts.ts'

export const handle: RouteHandle = { lang: 'vi', texts: [adminArea, changeRemediesArea, remediesArea, toastsArea] }

const isEnded = (error: unknown) => error instanceof ApiError && error.status === 401

/** The back-office, with its own session (product spec, section 6). When the server has ended the session, the login is shown. */
export default function AdminRoute() {
  const { toastTexts } = useTexts(toastsArea)
  const toast = useToast()
  /** Handles a 401. `message` names the action that failed. */
  const endSession = (error: unknown, message = toastTexts.adminSessionEndedDetail) => {
    if (!isEnded(error) || !adminSession.get()) return
    adminSession.set(null)
    toast.show({ title: toastTexts.adminSessionEnded, description: message, tone: 'critical' })
  }
  return (
    // A separate cache, so that the admin's data is removed when the back-office is left.
    <CallErrors provider={() => new Map()} onError={endSession}>
      <BackOffice />
    </CallErrors>
  )
}

function BackOffice() {
  const { adminTexts } = useTexts(adminArea)
  const { remedies } = useTexts(remediesArea)
  const { toastTexts } = useTexts(toastsArea)
  const session = useSyncExternalStore(adminSession.subscribe, adminSession.get, () => null)
  const [tab, setTab] = useTab(adminTabs, 'dashboard')
  const [onlyPending, setOnlyPending] = useOnlyPending()
  const office = useBackOffice({ token: session?.token, tab, onlyPending })
  usePreload(adminPreloads)
  // The login and the tabs replace each other at the same URL.
  useHeadingFocus(session ? 'tabs' : 'login')

  const login = useMutation({
    call: (values: AdminAuthRequest) => request('POST /api/admin/auth', { body: values }),
    onSuccess: adminSession.set,
    toasts: { done: { title: toastTexts.loggedIn, tone: 'positive' }, failed: toastTexts.loginFailed },
    remedies,
  })

  const logout = useMutation({
    call: () =>
      request('POST /api/admin/logout', { token: session?.token }).catch((error) => {
        if (!isEnded(error)) throw error
      }),
    onSuccess: () => adminSession.set(null),
    toasts: { done: { title: toastTexts.loggedOut }, failed: toastTexts.logoutFailed },
  })

  return (
    <AdminScreen
      texts={adminTexts}
      admin={session?.admin}
      onLogin={login}
      onSignOut={() => logout(undefined)}
      tab={tab}
      onTabChange={setTab}
      {...office}
      transactions={{ ...office.transactions, onlyPending, onOnlyPendingChange: setOnlyPending }}
      support={() => <SupportOffice token={session?.token} />}
      catalog={() => <CatalogOffice token={session?.token} />}
      incidents={() => <IncidentsOffice token={session?.token} />}
    />
  )
}
