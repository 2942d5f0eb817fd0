import { type ComponentType, type ReactNode, useState } from 'react'
import { useToast } from '#ds/components/Toast/index.ts'
import type { AuthMode } from '#ds/storefront/AuthDialog/index.ts'
import { notices } from '#ds/texts/vi/notices.ts'
import { noAnswer } from '#site/api/request.ts'
import type { SignInDialogProps } from '#site/routes/sign-in-dialog.tsx'

/** Login and register in front of a page: what opens them, and the dialog, which is fetched when it is first asked for. */
export function useSignInDialog(): { open: (mode: AuthMode) => void; dialog: ReactNode } {
  const [mode, setMode] = useState<AuthMode | null>(null)
  const [SignInDialog, setSignInDialog] = useState<ComponentType<SignInDialogProps>>()
  const toast = useToast()

  return {
    async open(next) {
      try {
        const { default: loaded } = await import('#site/routes/sign-in-dialog.tsx')
        setSignInDialog(() => loaded)
        setMode(next)
      } catch {
        // The page stays as it is. A browser does not ask twice for a module that it could not get: that takes a new page.
        toast.show({
          title: notices.pageFailed,
          description: noAnswer(),
          tone: 'critical',
          action: { label: notices.reload, onSelect: () => location.reload() },
        })
      }
    },
    dialog: SignInDialog && <SignInDialog mode={mode} onModeChange={setMode} />,
  }
}
