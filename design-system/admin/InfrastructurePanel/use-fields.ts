import { useState } from 'react'
import { fieldErrorAt, type SubmitResult, useAction } from '#ds/hooks/use-action.ts'

type Problems<Values> = Partial<Record<keyof Values, string | undefined>>

/** The values of a form, what is wrong with them, and its sending, after which `onDone` is called. */
export function useFields<Values extends object>(
  initial: Values,
  problemsOf: (values: Values) => Problems<Values>,
  onDone: () => void,
) {
  const { pending, error, fieldErrors, run } = useAction()
  const [values, setValues] = useState(initial)
  const [wasSubmitted, setSubmitted] = useState(false)
  const problems = problemsOf(values)
  return {
    values,
    pending,
    /** Why it was not sent, unless that is said at the fields. */
    error: fieldErrors.length > 0 ? undefined : error,
    set: (change: Partial<Values>) => setValues((current) => ({ ...current, ...change })),
    /** What is wrong with a field, once it was sent. `path` is its name on the server, if it has another one there. */
    errorOf: (name: keyof Values & string, path: string = name) =>
      (wasSubmitted ? problems[name] : undefined) ?? fieldErrorAt(fieldErrors, path),
    async submit(send: () => Promise<SubmitResult>) {
      setSubmitted(true)
      if (Object.values(problems).some((problem) => problem !== undefined)) return false
      const isDone = await run(send)
      if (isDone) onDone()
      return isDone
    },
  }
}
