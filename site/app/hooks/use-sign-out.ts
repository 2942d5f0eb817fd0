import type { SubmitResult } from '#ds/hooks/use-action.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useAuth } from '#site/session/auth-provider.tsx'
import { useTexts } from '#site/texts/use-texts.ts'

/** Returns a function that signs the customer out, and shows a toast with the outcome. */
export function useSignOut(): () => Promise<SubmitResult> {
  const { toastTexts } = useTexts(toastsArea)
  const { signOut } = useAuth()
  const send = useMutation({
    call: () => signOut(),
    toasts: { done: { title: toastTexts.loggedOut }, failed: toastTexts.logoutFailed },
  })
  return () => send(undefined)
}
