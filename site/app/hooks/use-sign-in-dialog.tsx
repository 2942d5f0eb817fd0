import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { AuthMode } from '#ds/storefront/AuthDialog/index.ts'
import { SignInDialog } from '#site/lazy/sign-in-component.tsx'

/**
 * The sign-in dialog of a page, and the function that opens it. With `next` it leads there once the visitor has signed in or registered,
 * such as to the order of the plan whose button was pressed; without it the visitor stays on the page.
 */
export function useSignInDialog(): { open: (mode: AuthMode, next?: string) => void; dialog: ReactNode } {
  const [mode, setMode] = useState<AuthMode | null>(null)
  const [next, setNext] = useState<string>()
  const navigate = useNavigate()
  return {
    open(mode, next) {
      setNext(next)
      setMode(mode)
    },
    dialog: (
      <SignInDialog
        mode={mode}
        onModeChange={setMode}
        onSignedIn={() => {
          if (next !== undefined) void navigate(next)
        }}
      />
    ),
  }
}
