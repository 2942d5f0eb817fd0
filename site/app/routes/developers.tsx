import { Navigate, useLocation } from 'react-router'
import { DashboardHeader } from '#ds/account/DashboardHeader/index.ts'
import { mapResource } from '#ds/hooks/resource.ts'
import { useHydrated } from '#ds/hooks/use-hydrated.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import { DevelopersScreen } from '#ds/screens/DevelopersScreen/index.ts'
import { LoadingScreen } from '#ds/screens/LoadingScreen/index.ts'
import * as accountArea from '#ds/texts/account.ts'
import * as developersArea from '#ds/texts/developers.ts'
import { ApiError } from '#site/api/api-error.ts'
import { paths } from '#site/api/paths.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useQuery } from '#site/hooks/use-query.ts'
import { useSignOut } from '#site/hooks/use-sign-out.ts'
import { SiteApiTokens, SiteSshKeys, SiteWebhooks } from '#site/lazy/machine-components.tsx'
import { PrivateHead } from '#site/PrivateHead.tsx'
import type { RouteHandle } from '#site/root.tsx'
import { useAuth } from '#site/session/auth-provider.tsx'
import { CallErrors } from '#site/session/call-errors.tsx'
import type { SessionUser } from '#site/session/customer-session.ts'
import { loginPath } from '#site/session/return-path.ts'
import { StepUp } from '#site/session/step-up.tsx'
import { useTexts } from '#site/texts/use-texts.ts'

export const handle: RouteHandle = {
  lang: 'vi',
  texts: [developersArea, accountArea],
}

/** API tokens, webhooks and SSH keys. A visitor signs in first and returns. */
export default function DevelopersRoute() {
  const isHydrated = useHydrated()
  const { session, redirectTo, forget } = useAuth()
  const { pathname } = useLocation()
  const loading = useMessage('loading')
  const { developersTexts } = useTexts(developersArea)
  if (!isHydrated)
    return (
      <>
        <PrivateHead title={developersTexts.title} />
        <LoadingScreen label={loading} />
      </>
    )
  if (!session) return <Navigate to={redirectTo ?? loginPath('signInRequired', pathname)} replace />
  const leaveIfEnded = (error: unknown) => {
    if (!(error instanceof ApiError)) return
    if (error.code === 'session_locked') forget(loginPath('accountLocked', pathname))
    else if (error.status === 401) forget(loginPath('sessionEnded', pathname))
  }
  return (
    <CallErrors onError={leaveIfEnded}>
      <StepUp>
        <DevelopersPage user={session.user} />
      </StepUp>
    </CallErrors>
  )
}

function DevelopersPage({ user }: { user: SessionUser }) {
  const { developersTexts } = useTexts(developersArea)
  const { accountTexts } = useTexts(accountArea)
  const signOut = useSignOut()
  const balance = mapResource(toResource(useQuery(paths.balance(user.id))), (data) => data.balance)
  return (
    <>
      <PrivateHead title={developersTexts.title} />
      <DevelopersScreen
        texts={developersTexts}
        header={<DashboardHeader user={user} texts={accountTexts.header} balance={balance} onSignOut={signOut} />}
        dashboardHref="/dashboard"
        guideHref="/docs/api"
        referenceHref="/api/docs"
        tokens={<SiteApiTokens userId={user.id} />}
        webhooks={<SiteWebhooks />}
        sshKeys={<SiteSshKeys />}
      />
    </>
  )
}
