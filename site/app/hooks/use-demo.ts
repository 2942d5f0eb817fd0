import { useNavigate } from 'react-router'
import type { DemoBannerProps } from '#ds/account/DemoBanner/index.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { ApiError } from '#site/api/api-error.ts'
import { request } from '#site/api/request.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useAuth } from '#site/session/auth-provider.tsx'
import { useTexts } from '#site/texts/use-texts.ts'

/** Returns a function that opens the dashboard: a customer's own, and for a visitor the demo's. */
export function useDemo(): () => Promise<SubmitResult> {
  const { session, signIn } = useAuth()
  const navigate = useNavigate()
  return async () => {
    try {
      if (!session) signIn((await request('POST /api/auth/demo')).user)
      await navigate('/dashboard')
      return { ok: true }
    } catch (error) {
      return { ok: false, message: error instanceof ApiError ? error.detail : String(error) }
    }
  }
}

const REGISTER = '/login?mode=register'

/** Returns the ways out of the demo, both of which end its session first. */
export function useDemoExits(): Pick<DemoBannerProps, 'registerHref' | 'onRegister' | 'onLeave'> {
  const { signOut } = useAuth()
  const { toastTexts } = useTexts(toastsArea)
  const leave = useMutation({ call: (to: string) => signOut(to), toasts: { failed: toastTexts.logoutFailed } })
  return {
    registerHref: REGISTER,
    onRegister(event) {
      // With a modifier key the browser opens the link in a new tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      void leave(REGISTER)
    },
    onLeave: () => leave('/'),
  }
}
