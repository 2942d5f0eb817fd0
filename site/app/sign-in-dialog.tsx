import type { LoginRequest, RegisterRequest } from '#contracts/auth.ts'
import type { UserResponse } from '#contracts/user.ts'
import { useToast } from '#ds/components/feedback/Toast/index.ts'
import { AuthDialog, type AuthMode } from '#ds/storefront/AuthDialog/index.ts'
import * as signInArea from '#ds/texts/auth.ts'
import { request } from '#site/api/request.ts'
import { useFormReason } from '#site/hooks/use-form-reason.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useEdition } from '#site/page-data.tsx'
import { useAuth } from '#site/session/auth-provider.tsx'
import { needsCode } from '#site/session/needs-code.ts'
import { toRegistration } from '#site/session/registration.ts'
import { useTexts } from '#site/texts/use-texts.ts'

export interface SignInDialogProps {
  /** The form to show; null while the dialog is closed. */
  mode: AuthMode | null
  onModeChange: (mode: AuthMode | null) => void
  /** Called after the visitor has signed in or registered, and the dialog has closed. */
  onSignedIn: () => void
}

/**
 * Login and registration in a dialog on a public page. Both sign in (product spec, section 4). A separate
 * module, so that forms and their validation are loaded only when needed.
 */
export function SignInDialog({ mode, onModeChange, onSignedIn }: SignInDialogProps) {
  const { authTexts, authToastTexts } = useTexts(signInArea)
  const reasonOf = useFormReason()
  const { signIn } = useAuth()
  const toast = useToast()

  const mutationOptions = <Body,>(
    call: (body: Body) => Promise<UserResponse>,
    [title, description]: readonly [string, string],
  ) => ({
    call,
    onSuccess({ user }: UserResponse) {
      signIn(user)
      onModeChange(null)
      onSignedIn()
    },
    toasts: { done: { title, description, tone: 'positive' } as const },
    reasonOf,
  })
  const login = useMutation({
    ...mutationOptions(
      (body: LoginRequest) => request('POST /api/auth/login', { body }),
      [authToastTexts.loggedIn, authToastTexts.loggedInDetail],
    ),
    refusalOf: needsCode,
  })
  const register = useMutation(
    mutationOptions(
      (body: RegisterRequest) => request('POST /api/auth/register', { body: toRegistration(body) }),
      [authToastTexts.registered, authToastTexts.registeredDetail],
    ),
  )

  return (
    <AuthDialog
      texts={authTexts}
      edition={useEdition()}
      mode={mode}
      onModeChange={onModeChange}
      onLogin={login}
      onRegister={register}
      onInvalid={(message) => toast.show({ title: authToastTexts.invalid, description: message, tone: 'critical' })}
    />
  )
}
