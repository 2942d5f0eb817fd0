import { useToast } from '#ds/components/Toast/index.ts'
import { notices } from '#ds/texts/vi/notices.ts'
import { useAct } from '#site/hooks/use-act.ts'
import { useAuth } from '#site/session/auth-provider.tsx'

/** Signs the customer out, and says when that did not work. */
export function useSignOut() {
  const { signOut } = useAuth()
  const toast = useToast()
  return useAct(
    async () => {
      await signOut()
      toast.show({ title: notices.loggedOut })
    },
    (message) => toast.show({ title: notices.logoutFailed, description: message, tone: 'critical' }),
  ).run
}
