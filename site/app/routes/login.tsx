import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { LoginRequest, RegisterRequest } from '#contracts/auth.ts'
import type { UserResponse } from '#contracts/user.ts'
import { useToast } from '#ds/components/Toast/index.ts'
import { useAction } from '#ds/components/use-action.ts'
import { LoginScreen } from '#ds/screens/LoginScreen/index.ts'
import { loginTexts } from '#ds/texts/en/login.ts'
import { notices } from '#ds/texts/en/notices.ts'
import { remedies } from '#ds/texts/en/remedies.ts'
import { request } from '#site/api/request.ts'
import { useHydrated } from '#site/hooks/use-hydrated.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { findable } from '#site/page-head.ts'
import type { RouteHandle } from '#site/root.tsx'
import { useAuth } from '#site/session/auth-provider.tsx'
import { readLoginReason, readReturnAddress } from '#site/session/return-address.ts'

export const handle: RouteHandle = {
  lang: 'en',
  hydration: 'deferred',
  // The built page is that of an address without a query. Otherwise its form waits for the script, rather than move when it comes.
  bootScript:
    "/[?&](mode|reason|registered)=/.test(location.search)&&(document.documentElement.dataset.form='unknown')",
}

export const meta = () =>
  findable({
    title: 'Login or register · Sen Cloud',
    description:
      'Sign in to your Sen Cloud account, or open one: order servers in Vietnam and Singapore, and pay by the month.',
    path: '/login',
    lang: handle.lang,
  })

/** Login and register (product spec, section 2). Leads on to where the person wanted to go, or to the landing page. */
export default function Login() {
  const [query, setQuery] = useSearchParams()
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const toast = useToast()
  const { signIn } = useAuth()

  const known = isHydrated ? query : new URLSearchParams()
  const mode = known.get('mode') === 'register' ? 'register' : 'login'

  /** The mode stands in the address, so that a link can open the register form; why one came is said until then. */
  const showMode = (next: 'login' | 'register', keep: Record<string, string> = {}) => {
    const to = new URLSearchParams(keep)
    const returnTo = query.get('next')
    if (returnTo) to.set('next', returnTo)
    if (next === 'register') to.set('mode', next)
    setQuery(to, { replace: true, preventScrollReset: true })
  }

  // The notice is in this page's language, English, and about its form: it is dismissed when the page is left.
  const failureToast = useRef('')
  const showFailure = (title: string, description: string) => {
    failureToast.current = toast.show({ title, description, tone: 'critical' })
  }
  useEffect(() => () => toast.dismiss(failureToast.current), [toast])

  // One for each form: what comes when the other one is open by then stays at its own.
  const actions = { login: useAction(), register: useAction() }
  const sendLogin = useMutation({
    call: (values: LoginRequest) => request<UserResponse>('/api/auth/login', { method: 'POST', body: values }),
    onSuccess: ({ user }) => signIn(user),
    notices: {
      done: { title: notices.loggedIn, tone: 'positive' },
      failed: (message) => showFailure(notices.loginFailed, message),
    },
    remedies,
  })
  const login = async (values: LoginRequest) => {
    const result = await sendLogin(values)
    if (result.ok) await navigate(readReturnAddress(query))
    return result
  }

  const register = useMutation({
    call: (values: RegisterRequest) => request<UserResponse>('/api/auth/register', { method: 'POST', body: values }),
    onSuccess: () => showMode('login', { registered: '' }),
    notices: {
      done: { title: notices.registered, tone: 'positive' },
      failed: (message) => showFailure(notices.registrationFailed, message),
    },
    remedies,
  })

  return (
    <LoginScreen
      texts={loginTexts}
      isOutline={!isHydrated}
      mode={mode}
      onModeChange={(next) => {
        actions.login.clearError()
        actions.register.clearError()
        showMode(next)
      }}
      onLogin={(values) => void actions.login.run(() => login(values))}
      onRegister={(values) => void actions.register.run(() => register(values))}
      pending={actions.login.pending || actions.register.pending}
      error={actions[mode].error}
      reason={known.has('registered') ? 'registered' : readLoginReason(known)}
    />
  )
}
