import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { AuthMode } from '#ds/storefront/AuthDialog/index.ts'

const SignInDialog = lazy(() => import('#site/routes/sign-in-dialog.tsx'))

/** Login and register in front of a page: what opens them, and the dialog, which is fetched when it is first asked for. */
export function useSignInDialog(): { open: (mode: AuthMode) => void; dialog: ReactNode } {
  const [mode, setMode] = useState<AuthMode | null>(null)
  const [wasAsked, setWasAsked] = useState(false)
  return {
    open(next) {
      setWasAsked(true)
      setMode(next)
    },
    dialog: wasAsked && (
      <Suspense>
        <SignInDialog mode={mode} onModeChange={setMode} />
      </Suspense>
    ),
  }
}
