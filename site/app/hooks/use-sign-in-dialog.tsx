import { type ReactNode, useState } from 'react'
import type { AuthMode } from '#ds/storefront/AuthDialog/index.ts'
import { SignInDialog } from '#site/lazy/sign-in-component.tsx'

/** The sign-in dialog of a page, and the function that opens it. */
export function useSignInDialog(): { open: (mode: AuthMode) => void; dialog: ReactNode } {
  const [mode, setMode] = useState<AuthMode | null>(null)
  return { open: setMode, dialog: <SignInDialog mode={mode} onModeChange={setMode} /> }
}
