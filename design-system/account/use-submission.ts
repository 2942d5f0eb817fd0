import { useState } from 'react'
import type { SubmitResult } from './types.ts'

export interface Submission {
  /** The request is under way. Not while the form is only being checked. */
  pending: boolean
  /** Why the last request failed, until the next one starts. */
  failure: string | undefined
  /** Sends, and answers whether that succeeded. */
  run: (send: () => Promise<SubmitResult>) => Promise<boolean>
}

/** How a form's request goes: pending, then done or failed with a message for the customer. */
export function useSubmission(): Submission {
  const [state, setState] = useState<Pick<Submission, 'pending' | 'failure'>>({ pending: false, failure: undefined })
  const run: Submission['run'] = async (send) => {
    setState({ pending: true, failure: undefined })
    const result = await send()
    setState({ pending: false, failure: result.ok ? undefined : result.message })
    return result.ok
  }
  return { ...state, run }
}
