import { useState } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router'
import type { MetricWindow } from '#contracts/machine-metrics.ts'
import { depositFor } from '#contracts/rules/money.ts'
import { topUpAddress } from '#contracts/rules/top-up-address.ts'
import { AccountMenu, DashboardHeader } from '#ds/account/DashboardHeader/index.ts'
import { dataOf } from '#ds/hooks/resource.ts'
import { useHydrated } from '#ds/hooks/use-hydrated.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import { LoadingScreen } from '#ds/screens/LoadingScreen/index.ts'
import { MachineScreen, machineTabs } from '#ds/screens/MachineScreen/index.ts'
import * as accountArea from '#ds/texts/account.ts'
import * as machinePageArea from '#ds/texts/machine-page.ts'
import * as remediesArea from '#ds/texts/remedies.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { ApiError } from '#site/api/api-error.ts'
import { useAccountEvents } from '#site/hooks/use-account-events.ts'
import { useMachine } from '#site/hooks/use-machine.ts'
import { useNow } from '#site/hooks/use-now.ts'
import { useSignOut } from '#site/hooks/use-sign-out.ts'
import { machineHref, tabHref, useTab, vpsHref } from '#site/hooks/use-tab.ts'
import { SiteMachineConsole } from '#site/lazy/machine-components.tsx'
import { PrivateHead } from '#site/PrivateHead.tsx'
import type { RouteHandle } from '#site/root.tsx'
import { useAuth } from '#site/session/auth-provider.tsx'
import { CallErrors } from '#site/session/call-errors.tsx'
import type { SessionUser } from '#site/session/customer-session.ts'
import { loginPath } from '#site/session/return-path.ts'
import { StepUp } from '#site/session/step-up.tsx'
import { useTexts } from '#site/texts/use-texts.ts'

export const handle: RouteHandle = { lang: 'vi', texts: [machinePageArea, accountArea, remediesArea, toastsArea] }

/** The page of a machine. A visitor signs in first and returns. */
export default function MachineRoute() {
  const isHydrated = useHydrated()
  const { session, redirectTo, forget } = useAuth()
  const { pathname, search } = useLocation()
  const currentPath = `${pathname}${search}`
  const loading = useMessage('loading')
  const { machinePageTexts } = useTexts(machinePageArea)
  if (!isHydrated)
    return (
      <>
        <PrivateHead title={machinePageTexts.title} />
        <LoadingScreen label={loading} />
      </>
    )
  if (!session) return <Navigate to={redirectTo ?? loginPath('signInRequired', currentPath)} replace />
  const leaveIfEnded = (error: unknown) => {
    if (!(error instanceof ApiError)) return
    if (error.code === 'session_locked') forget(loginPath('accountLocked', currentPath))
    else if (error.status === 401) forget(loginPath('sessionEnded', currentPath))
  }
  return (
    <CallErrors onError={leaveIfEnded}>
      <StepUp>
        <MachinePage key={pathname} user={session.user} />
      </StepUp>
    </CallErrors>
  )
}

/** How often the countdowns of the page are written again, in milliseconds. */
const CLOCK_MS = 60_000

function MachinePage({ user }: { user: SessionUser }) {
  const { machinePageTexts } = useTexts(machinePageArea)
  const { accountTexts } = useTexts(accountArea)
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const now = useNow(CLOCK_MS)
  const [tab, setTab] = useTab(machineTabs, 'overview')
  const [window, setWindow] = useState<MetricWindow>('24h')
  useAccountEvents(user.id)
  const machine = useMachine({ userId: user.id, id, window, hasGraphs: tab === 'overview' || tab === 'graphs' })
  const data = dataOf(machine.machine)
  const page = machineHref(id)
  return (
    <>
      <PrivateHead title={data?.vps.name ?? machinePageTexts.title} />
      <MachineScreen
        {...machine}
        texts={machinePageTexts}
        words={accountTexts.vpsPane}
        header={
          <DashboardHeader user={user} balance={machine.balance} texts={accountTexts.header} onSignOut={signOut} />
        }
        accountMenu={<AccountMenu user={user} texts={accountTexts.header} onSignOut={signOut} />}
        areas={{
          label: accountTexts.tabsLabel,
          names: accountTexts.tabs,
          href: (area) => tabHref('/dashboard', area, 'vps'),
        }}
        window={window}
        onWindowChange={setWindow}
        now={now}
        tab={tab}
        onTabChange={setTab}
        tabHref={(next) => tabHref(page, next, 'overview')}
        console={data && <SiteMachineConsole vpsId={id} machineName={data.vps.name} />}
        detailsHref={vpsHref(id)}
        onTopUp={(shortfall) => void navigate(topUpAddress(depositFor(BigInt(shortfall))))}
        origin={location.origin}
      />
    </>
  )
}
