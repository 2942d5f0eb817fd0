import type { LoginRequest, RegisterRequest } from '#contracts/auth.ts'
import type { UserAnswer } from '#contracts/user.ts'
import { useToast } from '#ds/components/Toast/index.ts'
import type { SubmitResult } from '#ds/components/use-action.ts'
import { AuthDialog, type AuthMode } from '#ds/storefront/AuthDialog/index.ts'
import { authNotices, authTexts } from '#ds/texts/vi/auth.ts'
import { remedies } from '#ds/texts/vi/remedies.ts'
import { remedyOf } from '#site/api/remedy.ts'
import { request } from '#site/api/request.ts'
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

  const enter = async (
    path: string,
    body: LoginRequest | RegisterRequest,
    done: readonly [title: string, detail: string],
    failed: string,
  ): Promise<SubmitResult> => {
    try {
      const { user } = await request<UserAnswer>(path, { method: 'POST', body })
      signIn(user)
      onModeChange(null)
      toast.show({ title: done[0], description: done[1], tone: 'positive' })
      return { ok: true }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      toast.show({ title: failed, description: message, tone: 'critical' })
      return { ok: false, message: remedyOf(error, remedies) }
    }
  }

  return (
    <AuthDialog
      texts={authTexts}
      mode={mode}
      onModeChange={onModeChange}
      onLogin={(credentials) =>
        enter(
          '/api/auth/login',
          credentials,
          [authNotices.loggedIn, authNotices.loggedInDetail],
          authNotices.loginFailed,
        )
      }
      onRegister={(account) =>
        enter(
          '/api/auth/register',
          account,
          [authNotices.registered, authNotices.registeredDetail],
          authNotices.registrationFailed,
        )
      }
      onInvalid={(message) => toast.show({ title: authNotices.invalid, description: message, tone: 'critical' })}
    />
  )
}
