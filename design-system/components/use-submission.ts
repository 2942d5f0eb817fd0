import { useRef, useState } from 'react'

/** How a form's submission ended. A failure keeps the form with everything typed, and shows `message`. */
export type SubmitResult = { ok: true } | { ok: false; message: string }

export interface Submission {
  /** The request is under way. Not while the form is only being checked. */
  pending: boolean
  /** Why the last request failed, until the next one starts. */
  failure: string | undefined
  /** Sends, and answers whether that succeeded. While a request is under way a second one is not sent, and answers `false`. */
  run: (send: () => Promise<SubmitResult>) => Promise<boolean>
  /** Forgets why the last request failed, such as when the person turns to something else. */
  clearFailure: () => void
}

/** How a form's request goes: pending, then done or failed with a message for the person who sent it. */
export function useSubmission(): Submission {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  // Two presses can come before `pending` has been rendered.
  const underWay = useRef(false)

  const run: Submission['run'] = async (send) => {
    if (underWay.current) return false
    underWay.current = true
    setPending(true)
    setFailure(undefined)
    try {
      const result = await send()
      if (!result.ok) setFailure(result.message)
      return result.ok
    } finally {
      underWay.current = false
      setPending(false)
    }
  }
  return { pending, failure, run, clearFailure: () => setFailure(undefined) }
}
