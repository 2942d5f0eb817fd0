import type { LoginRequest, RegisterRequest } from '#contracts/auth.ts'
import type { UserResponse } from '#contracts/user.ts'
import { useToast } from '#ds/components/Toast/index.ts'
import { AuthDialog, type AuthMode } from '#ds/storefront/AuthDialog/index.ts'
import { authNotices, authTexts } from '#ds/texts/vi/auth.ts'
import { remedies } from '#ds/texts/vi/remedies.ts'
import { request } from '#site/api/request.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useAuth } from '#site/session/auth-provider.tsx'

export interface SignInDialogProps {
  /** Null while it is closed. */
  mode: AuthMode | null
  onModeChange: (mode: AuthMode | null) => void
}

/**
 * Login and register in front of a public page. Either one signs in and leaves one where one was (product spec, section 4).
 * A module of its own, so that forms and their rules are fetched only when they are asked for.
 */
export function SignInDialog({ mode, onModeChange }: SignInDialogProps) {
  const { signIn } = useAuth()
  const toast = useToast()

  const enter = (path: string, [title, description]: readonly [string, string], failed: string) => ({
    call: (body: LoginRequest | RegisterRequest) => request<UserResponse>(path, { method: 'POST', body }),
    onSuccess({ user }: UserResponse) {
      signIn(user)
      onModeChange(null)
    },
    notices: { done: { title, description, tone: 'positive' } as const, failed },
    remedies,
  })
  const login = useMutation(
    enter('/api/auth/login', [authNotices.loggedIn, authNotices.loggedInDetail], authNotices.loginFailed),
  )
  const register = useMutation(
    enter('/api/auth/register', [authNotices.registered, authNotices.registeredDetail], authNotices.registrationFailed),
  )

  return (
    <AuthDialog
      texts={authTexts}
      mode={mode}
      onModeChange={onModeChange}
      onLogin={login}
      onRegister={register}
      onInvalid={(message) => toast.show({ title: authNotices.invalid, description: message, tone: 'critical' })}
    />
  )
}
