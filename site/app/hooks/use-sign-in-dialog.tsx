import { type ReactNode, useState } from 'react'
import { OnDemand } from '#ds/components/OnDemand/index.ts'
import { onDemand } from '#ds/components/on-demand.ts'
import type { AuthMode } from '#ds/storefront/AuthDialog/index.ts'

const signInDialog = onDemand(() => import('#site/routes/sign-in-dialog.tsx').then(({ SignInDialog }) => SignInDialog))

/** Login and register in front of a page: what opens them, and the dialog, whose code comes when the page is there. */
export function useSignInDialog(): { open: (mode: AuthMode) => void; dialog: ReactNode } {
  const [mode, setMode] = useState<AuthMode | null>(null)
  return {
    open: setMode,
    dialog: (
      <OnDemand part={signInDialog} wanted={mode !== null} onCancel={() => setMode(null)}>
        {(SignInDialog) => <SignInDialog mode={mode} onModeChange={setMode} />}
      </OnDemand>
    ),
  }
}
