import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { DialogOverProvider } from '#ds/components/overlays/dialog-over.tsx'
import { StepUpDialog } from '#site/lazy/step-up-component.tsx'
import { isCodeMissing } from '#site/session/needs-code.ts'

/** Asks for the second factor. Resolves with whether the server has accepted one. */
type AskForCode = () => Promise<boolean>

const StepUpContext = createContext<AskForCode | null>(null)

/** Lets the calls below ask for the second factor, over whichever dialog is open. */
export function StepUp({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<((isConfirmed: boolean) => void) | null>(null)
  const ask = useCallback<AskForCode>(() => new Promise((resolve) => setWaiting(() => resolve)), [])
  const end = (isConfirmed: boolean) => {
    waiting?.(isConfirmed)
    setWaiting(null)
  }
  return (
    <StepUpContext value={ask}>
      <DialogOverProvider
        content={<StepUpDialog open={waiting !== null} onOpenChange={() => end(false)} onConfirmed={() => end(true)} />}
      >
        {children}
      </DialogOverProvider>
    </StepUpContext>
  )
}

/**
 * Returns a function that makes a call, and once more after the second factor was asked for, if the server wants a recent one. Without a code
 * the call is refused as the server has refused it.
 */
export function useStepUp() {
  const ask = use(StepUpContext)
  return async <Response,>(call: () => Promise<Response>): Promise<Response> => {
    try {
      return await call()
    } catch (error) {
      if (!ask || !isCodeMissing(error) || !(await ask())) throw error
      return call()
    }
  }
}
