import { useAction } from '#ds/components/use-action.ts'
import { notices } from '#ds/texts/vi/notices.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useAuth } from '#site/session/auth-provider.tsx'

/** Signs the customer out, and says when that did not work. */
export function useSignOut(): () => void {
  const { signOut } = useAuth()
  const { run } = useAction()
  const send = useMutation({
    call: signOut,
    notices: { done: { title: notices.loggedOut }, failed: notices.logoutFailed },
  })
  return () => void run(() => send(undefined))
}
