import { type ReactNode, useState } from 'react'
import type { AuthMode } from '#ds/storefront/AuthDialog/index.ts'
import { SignInDialog } from '#site/lazy/sign-in-part.tsx'

/** Login and register in front of a page: what opens them, and the dialog. */
export function useSignInDialog(): { open: (mode: AuthMode) => void; dialog: ReactNode } {
  const [mode, setMode] = useState<AuthMode | null>(null)
  return { open: setMode, dialog: <SignInDialog mode={mode} onModeChange={setMode} /> }
}
