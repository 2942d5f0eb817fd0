import { useNavigate, useSearchParams } from 'react-router'
import type { LoginRequest, RegisterRequest } from '#contracts/auth.ts'
import { useHydrated } from '#ds/hooks/use-hydrated.ts'
import { LoginScreen } from '#ds/screens/LoginScreen/index.ts'
import * as headArea from '#ds/texts/head.ts'
import * as loginArea from '#ds/texts/login.ts'
import * as remediesArea from '#ds/texts/remedies.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { request } from '#site/api/request.ts'
import { useFormReason } from '#site/hooks/use-form-reason.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { PageHead } from '#site/PageHead.tsx'
import { useEdition } from '#site/page-data.tsx'
import type { RouteHandle } from '#site/root.tsx'
import { useAuth } from '#site/session/auth-provider.tsx'
import { needsCode } from '#site/session/needs-code.ts'
import { askForPasskey, knowsPasskeys, NoPasskeyError } from '#site/session/passkeys.ts'
import { toRegistration } from '#site/session/registration.ts'
import { readLoginReason, readReturnPath } from '#site/session/return-path.ts'
import { useTexts } from '#site/texts/use-texts.ts'

export const handle: RouteHandle = {
  lang: 'en',
  texts: [loginArea, remediesArea, toastsArea],
  hydration: 'deferred',
  // The page is prerendered without a query. With one, the form is hidden until hydration, to avoid a layout shift.
  bootScript:
    "/[?&](mode|reason|registered)=/.test(location.search)&&(document.documentElement.dataset.form='unknown')",
}

/** Login and registration (product spec, section 2). After login, redirects to the requested page, or to the landing page. */
export default function Login() {
  const { head } = useTexts(headArea)
  const { loginTexts } = useTexts(loginArea)
  const { toastTexts } = useTexts(toastsArea)
  const reasonOf = useFormReason()
  const [query, setQuery] = useSearchParams()
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const { signIn } = useAuth()

  const hydratedQuery = isHydrated ? query : new URLSearchParams()
  const mode = hydratedQuery.get('mode') === 'register' ? 'register' : 'login'

  /** Sets the mode in the URL, so that a link can open the register form. Removes the reason for signing in. */
  const showMode = (next: 'login' | 'register', keep: Record<string, string> = {}) => {
    const to = new URLSearchParams(keep)
    const returnTo = query.get('next')
    if (returnTo) to.set('next', returnTo)
    if (next === 'register') to.set('mode', next)
    setQuery(to, { replace: true, preventScrollReset: true })
  }

  const sendLogin = useMutation({
    call: (values: LoginRequest) => request('POST /api/auth/login', { body: values }),
    onSuccess: ({ user }) => signIn(user),
    refusalOf: needsCode,
    // The form says why it was refused.
    toasts: { done: { title: toastTexts.loggedIn, tone: 'positive' } },
    reasonOf,
  })
  const login = async (values: LoginRequest) => {
    const result = await sendLogin(values)
    if (result.ok) await navigate(readReturnPath(query))
    return result
  }

  const sendPasskey = useMutation({
    async call(remember: boolean) {
      const credential = await askForPasskey(await request('POST /api/auth/passkeys/start'))
      return request('POST /api/auth/passkeys/confirm', { body: { credential, remember } })
    },
    onSuccess: ({ user }) => signIn(user),
    toasts: { done: { title: toastTexts.loggedIn, tone: 'positive' } },
    reasonOf: (error) => (error instanceof NoPasskeyError ? loginTexts.card.login.passkeyNotUsed : reasonOf(error)),
  })
  const loginWithPasskey = async (remember: boolean) => {
    const result = await sendPasskey(remember)
    if (result.ok) await navigate(readReturnPath(query))
    return result
  }

  const register = useMutation({
    call: (values: RegisterRequest) => request('POST /api/auth/register', { body: toRegistration(values) }),
    onSuccess: () => showMode('login', { registered: '' }),
    toasts: { done: { title: toastTexts.registered, tone: 'positive' } },
    reasonOf,
  })

  return (
    <>
      <PageHead {...head.login} path="/login" />
      <LoginScreen
        texts={loginTexts}
        edition={useEdition()}
        isPrerendered={!isHydrated}
        mode={mode}
        onModeChange={(next) => showMode(next)}
        onLogin={login}
        onRegister={register}
        // The page is built without a browser, and nearly every one knows passkeys: so the form keeps its height.
        onPasskey={isHydrated && !knowsPasskeys() ? undefined : loginWithPasskey}
        reason={hydratedQuery.has('registered') ? 'registered' : readLoginReason(hydratedQuery)}
      />
    </>
  )
}
