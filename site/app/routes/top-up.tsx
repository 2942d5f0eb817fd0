import { Navigate, useLocation, useNavigate, useParams } from 'react-router'
import { DashboardHeader } from '#ds/account/DashboardHeader/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { useHydrated } from '#ds/hooks/use-hydrated.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import { LoadingScreen } from '#ds/screens/LoadingScreen/index.ts'
import { TopUpScreen } from '#ds/screens/TopUpScreen/index.ts'
import * as accountArea from '#ds/texts/account.ts'
import * as topUpPageArea from '#ds/texts/top-up-page.ts'
import { ApiError } from '#site/api/api-error.ts'
import { useAccountEvents } from '#site/hooks/use-account-events.ts'
import { useGatewayReturn } from '#site/hooks/use-gateway-return.ts'
import { usePayment } from '#site/hooks/use-payment.ts'
import { useSignOut } from '#site/hooks/use-sign-out.ts'
import { tabHref, vpsHref } from '#site/hooks/use-tab.ts'
import { PrivateHead } from '#site/PrivateHead.tsx'
import type { RouteHandle } from '#site/root.tsx'
import { useAuth } from '#site/session/auth-provider.tsx'
import { CallErrors } from '#site/session/call-errors.tsx'
import type { SessionUser } from '#site/session/customer-session.ts'
import { loginPath } from '#site/session/return-path.ts'
import { useTexts } from '#site/texts/use-texts.ts'

export const handle: RouteHandle = { lang: 'vi', texts: [topUpPageArea, accountArea] }

/** The page of a top-up. A visitor signs in first and returns. */
export default function TopUpRoute() {
  const isHydrated = useHydrated()
  const { session, redirectTo, forget } = useAuth()
  const { pathname } = useLocation()
  const loading = useMessage('loading')
  const { topUpPageTexts } = useTexts(topUpPageArea)
  if (!isHydrated)
    return (
      <>
        <PrivateHead title={topUpPageTexts.title} />
        <LoadingScreen label={loading} withoutScript={<Link href="?view=text">{topUpPageTexts.withoutScript}</Link>} />
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
      <TopUpPage key={pathname} user={session.user} />
    </CallErrors>
  )
}

function TopUpPage({ user }: { user: SessionUser }) {
  const { topUpPageTexts } = useTexts(topUpPageArea)
  const { accountTexts } = useTexts(accountArea)
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const signOut = useSignOut()
  useAccountEvents(user.id)
  useGatewayReturn(id)
  const payment = usePayment({
    userId: user.id,
    id,
    onAskedAgain: (next) => void navigate(`/dashboard/topup/${next}`),
  })
  return (
    <>
      <PrivateHead title={topUpPageTexts.title} />
      <TopUpScreen
        {...payment}
        texts={topUpPageTexts}
        header={
          <DashboardHeader user={user} balance={payment.balance} texts={accountTexts.header} onSignOut={signOut} />
        }
        vpsHref={vpsHref}
        walletHref={tabHref('/dashboard', 'wallet', 'vps')}
        supportHref={tabHref('/dashboard', 'support', 'vps')}
      />
    </>
  )
}
