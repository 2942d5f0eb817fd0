import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { EmailLinkRequest, ForgotRequest, ResetRequest } from '#contracts/auth.ts'
import { accountLinkPaths } from '#contracts/rules/account-links.ts'
import { ForgotPassword } from '#ds/account/ForgotPassword/index.ts'
import { ResetPassword } from '#ds/account/ResetPassword/index.ts'
import { VerifyEmail } from '#ds/account/VerifyEmail/index.ts'
import { useHydrated } from '#ds/hooks/use-hydrated.ts'
import { RecoveryScreen } from '#ds/screens/RecoveryScreen/index.ts'
import * as recoveryArea from '#ds/texts/recovery.ts'
import * as remediesArea from '#ds/texts/remedies.ts'
import { ApiError } from '#site/api/api-error.ts'
import { reasonOf } from '#site/api/remedy.ts'
import { request } from '#site/api/request.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useResultOf } from '#site/hooks/use-result-of.ts'
import { PrivateHead } from '#site/PrivateHead.tsx'
import type { RouteHandle } from '#site/root.tsx'
import { useAuth } from '#site/session/auth-provider.tsx'
import { linkToken, linkTokenScript } from '#site/session/link-token.ts'
import { useTexts } from '#site/texts/use-texts.ts'

export const handle: RouteHandle = {
  // It is in English, like the login page, which leads here.
  lang: 'en',
  texts: [recoveryArea, remediesArea],
  // What was submitted before the script has loaded is kept then.
  hydration: 'deferred',
  bootScript: linkTokenScript,
}

const FORGOT = '/forgot-password'
const LOGIN = '/login'
/** The form for questions to support, which needs no account. */
const SUPPORT = '/contact?topic=support'

/** The pages that lead back into an account: a link is requested, or used. */
export default function RecoveryRoute() {
  const { pathname } = useLocation()
  const { recoveryTexts, recoveryTitles } = useTexts(recoveryArea)
  const kind = kinds[pathname.replace(/\/$/, '')] ?? 'forgot'
  const Page = pages[kind]
  return (
    <>
      <PrivateHead title={recoveryTitles[kind]} />
      {/* Also for what other pages the browser goes to from here. */}
      <meta name="referrer" content="no-referrer" />
      <RecoveryScreen brand={recoveryTexts.brand}>
        <Page />
      </RecoveryScreen>
    </>
  )
}

type Kind = 'forgot' | 'reset' | 'verify' | 'stop'

const kinds: Readonly<Record<string, Kind>> = {
  [FORGOT]: 'forgot',
  [accountLinkPaths.reset]: 'reset',
  [accountLinkPaths.verify]: 'verify',
  [accountLinkPaths.stop]: 'stop',
}

const pages: Readonly<Record<Kind, () => ReactNode>> = {
  forgot: ForgotPage,
  reset: ResetPage,
  verify: VerifyPage,
  stop: StopPage,
}

const useReason = () => {
  const { remedies } = useTexts(remediesArea)
  return (error: unknown) => reasonOf(error, remedies)
}

/** The result for a link that was used before, or is too old; undefined for any other error. */
const expired = (error: unknown) =>
  error instanceof ApiError && error.status === 410 ? ({ ok: false, isExpired: true } as const) : undefined

function ForgotPage() {
  const { recoveryTexts } = useTexts(recoveryArea)
  const send = useResultOf({
    call: (body: ForgotRequest) => request('POST /api/auth/forgot', { body }),
    reasonOf: useReason(),
  })
  return (
    <ForgotPassword
      onSubmit={(email) => send({ email })}
      loginHref={LOGIN}
      supportHref={SUPPORT}
      texts={recoveryTexts.forgot}
    />
  )
}

function ResetPage() {
  const { recoveryTexts } = useTexts(recoveryArea)
  const isHydrated = useHydrated()
  const reset = useMutation({
    call: (body: ResetRequest) => request('POST /api/auth/reset', { body }),
    refusalOf: expired,
    reasonOf: useReason(),
  })
  const token = isHydrated ? linkToken() : undefined
  return (
    <ResetPassword
      // The prerendered page does not know its address.
      hasToken={!isHydrated || token !== undefined}
      onSubmit={(password) => reset({ token: token ?? '', password })}
      loginHref={LOGIN}
      forgotHref={FORGOT}
      texts={recoveryTexts.reset}
    />
  )
}

/** The token of the link, once the page is hydrated; until then null. */
function useLinkToken() {
  const isHydrated = useHydrated()
  return isHydrated ? { token: linkToken() } : null
}

function VerifyPage() {
  const { recoveryTexts } = useTexts(recoveryArea)
  const { session } = useAuth()
  const link = useLinkToken()
  const reason = useReason()
  const verify = useMutation({
    call: (body: EmailLinkRequest) => request('POST /api/auth/verify-email', { body }),
    refusalOf: expired,
    reasonOf: reason,
  })
  const resend = useMutation({ call: () => request('POST /api/auth/resend-verification'), reasonOf: reason })
  return (
    <VerifyEmail
      key={String(link !== null)}
      hasToken={link === null || link.token !== undefined}
      onVerify={() => (link ? verify({ token: link.token ?? '' }) : new Promise(() => {}))}
      onResend={link && session ? () => resend(undefined) : undefined}
      nextHref={session ? '/account' : `${LOGIN}?next=/account`}
      texts={recoveryTexts.verify}
    />
  )
}

function StopPage() {
  const { recoveryTexts } = useTexts(recoveryArea)
  const link = useLinkToken()
  const stop = useMutation({
    call: (body: EmailLinkRequest) => request('POST /api/auth/stop-email-change', { body }),
    refusalOf: expired,
    reasonOf: useReason(),
  })
  return (
    <VerifyEmail
      needsClick
      hasToken={link === null || link.token !== undefined}
      onVerify={() => stop({ token: link?.token ?? '' })}
      nextHref="/account?tab=security"
      texts={recoveryTexts.stop}
    />
  )
}
