import { useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import type { AdminAuthRequest } from '#contracts/admin.ts'
import type { ListViews } from '#ds/admin/AdminTable/index.ts'
import { transactionViews } from '#ds/admin/TransactionsTable/index.ts'
import { userViews } from '#ds/admin/UsersTable/index.ts'
import { vpsViews } from '#ds/admin/VpsTable/index.ts'
import { useToast } from '#ds/components/feedback/Toast/index.ts'
import { UndoToast } from '#ds/components/feedback/UndoToast/index.ts'
import { AdminScreen, type AdminTab, adminTabs } from '#ds/screens/AdminScreen/index.ts'
import * as adminArea from '#ds/texts/admin.ts'
import * as changeRemediesArea from '#ds/texts/change-remedies.ts'
import * as remediesArea from '#ds/texts/remedies.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { ApiError } from '#site/api/api-error.ts'
import { request } from '#site/api/request.ts'
import { useBackOffice } from '#site/hooks/use-back-office.ts'
import { useFormReason } from '#site/hooks/use-form-reason.ts'
import { useHeadingFocus } from '#site/hooks/use-heading-focus.ts'
import { type FilterName, type SortColumns, useListFilters, withFilters } from '#site/hooks/use-list-filters.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useSearchBox } from '#site/hooks/use-search-box.ts'
import { deskHref, useTab } from '#site/hooks/use-tab.ts'
import { useViewCounts } from '#site/hooks/use-view-counts.ts'
import {
  AdminEnrolment,
  adminPreloads,
  CatalogAdmin,
  IncidentsAdmin,
  InfrastructureAdmin,
  MoneyAdmin,
  RenewalsAdmin,
  SupportAdmin,
} from '#site/lazy/admin-components.tsx'
import { usePreload } from '#site/lazy/lazy-module.ts'
import type { RouteHandle } from '#site/root.tsx'
import { adminSession } from '#site/session/admin-session.ts'
import { CallErrors } from '#site/session/call-errors.tsx'
import { clearDrafts } from '#site/session/drafts.ts'
import { needsCode } from '#site/session/needs-code.ts'
import { useTexts } from '#site/texts/use-texts.ts'

export const handle: RouteHandle = { lang: 'vi', texts: [adminArea, changeRemediesArea, remediesArea, toastsArea] }

/** The filters of the tabs with a list that has any; the support reads its own. */
const filtersOf: Partial<Record<AdminTab, readonly FilterName[]>> = {
  users: ['status'],
  vps: ['status', 'renewsWithin'],
  transactions: ['status', 'type', 'method', 'days'],
}

/** The views of these lists, whose records are counted. */
const viewsOf: Partial<Record<AdminTab, ListViews>> = {
  users: userViews,
  vps: vpsViews,
  transactions: transactionViews,
}

/** The columns by which these lists can be sorted. */
const sortsOf: Partial<Record<AdminTab, SortColumns>> = {
  users: { created: 'id' },
  vps: { created: 'id', renewal: 'renewal' },
  transactions: { created: 'date' },
}

const isEnded = (error: unknown) => error instanceof ApiError && error.status === 401

/** The back-office, with its own session (product spec, section 6). When the server has ended the session, the login is shown. */
export default function AdminRoute() {
  const { toastTexts } = useTexts(toastsArea)
  const toast = useToast()
  // An admin without a second factor can do nothing else before setting one up.
  const [mustEnrol, setMustEnrol] = useState(false)
  /** Handles a 401. `message` names the action that failed. */
  const endSession = (error: unknown, message = toastTexts.adminSessionEndedDetail) => {
    if (error instanceof ApiError && error.code === 'second_factor_missing') setMustEnrol(true)
    if (!isEnded(error) || !adminSession.get()) return
    adminSession.set(null)
    toast.show({ title: toastTexts.adminSessionEnded, description: message, tone: 'critical' })
  }
  return (
    // It is a separate cache, so that the admin's data is removed when the back-office is left.
    <CallErrors provider={() => new Map()} onError={endSession}>
      <BackOffice mustEnrol={mustEnrol} onMustEnrol={setMustEnrol} />
    </CallErrors>
  )
}

interface BackOfficeProps {
  mustEnrol: boolean
  onMustEnrol: (mustEnrol: boolean) => void
}

function BackOffice({ mustEnrol, onMustEnrol }: BackOfficeProps) {
  const { adminTexts } = useTexts(adminArea)
  const reasonOf = useFormReason()
  const { toastTexts } = useTexts(toastsArea)
  const session = useSyncExternalStore(adminSession.subscribe, adminSession.get, () => null)
  const navigate = useNavigate()
  const [tab, setTab] = useTab(adminTabs, 'dashboard')
  const listFilters = useListFilters(filtersOf[tab] ?? [], sortsOf[tab])
  const token = mustEnrol ? undefined : session?.token
  const viewCounts = useViewCounts({ tab, views: viewsOf[tab], token })
  const { undo, ...office } = useBackOffice({
    token,
    tab,
    filter: listFilters.forServer,
    searchBox: useSearchBox(),
  })
  usePreload(adminPreloads)
  // The login and the tabs replace each other at the same URL.
  useHeadingFocus(session ? 'tabs' : 'login')

  const login = useMutation({
    call: (values: AdminAuthRequest) => request('POST /api/admin/auth', { body: values }),
    onSuccess({ token, admin, mustEnrol = false }) {
      adminSession.set({ token, admin })
      onMustEnrol(mustEnrol)
    },
    refusalOf: needsCode,
    // The form says why it was refused.
    toasts: { done: { title: toastTexts.loggedIn, tone: 'positive' } },
    reasonOf,
  })

  const logout = useMutation({
    call: () =>
      request('POST /api/admin/logout', { token: session?.token }).catch((error) => {
        if (!isEnded(error)) throw error
      }),
    onSuccess() {
      // Only an admin who signs out leaves no text behind: a session ends after half an hour.
      clearDrafts()
      adminSession.set(null)
    },
    toasts: { done: { title: toastTexts.loggedOut }, failed: toastTexts.logoutFailed },
  })

  if (session && mustEnrol)
    return (
      <AdminEnrolment token={session.token} onDone={() => onMustEnrol(false)} onSignOut={() => logout(undefined)} />
    )
  return (
    <>
      <AdminScreen
        texts={adminTexts}
        admin={session?.admin}
        onLogin={login}
        onSignOut={() => logout(undefined)}
        tab={tab}
        onTabChange={setTab}
        {...office}
        overview={{
          ...office.overview,
          onOpenTicket: ({ ticket }) => void navigate(deskHref(ticket.id)),
          onOpenTransfers: () => setTab('money'),
          onOpenWithdrawals: () => void navigate('/admin?tab=money&view=withdrawals'),
        }}
        users={{ ...withFilters(office.users, listFilters), viewCounts }}
        vps={{ ...withFilters(office.vps, listFilters), viewCounts }}
        transactions={{ ...withFilters(office.transactions, listFilters), viewCounts }}
        support={() => <SupportAdmin token={session?.token} undo={undo} />}
        money={() => <MoneyAdmin token={session?.token} ownEmail={session?.admin.email} />}
        renewals={() => <RenewalsAdmin token={session?.token} />}
        catalog={() => <CatalogAdmin token={session?.token} />}
        incidents={() => <IncidentsAdmin token={session?.token} />}
        infrastructure={() => <InfrastructureAdmin token={session?.token} />}
      />
      <UndoToast undo={undo} />
    </>
  )
}
