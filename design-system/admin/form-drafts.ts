import { useState } from 'react'

/** Keeps what is entered in long forms, for an admin whose session ends meanwhile. */
export interface FormDrafts {
  read: (form: string) => unknown
  /** Undefined removes it. */
  write: (form: string, values: unknown) => void
}

/** What is entered in a form, as it was left; `forget` is for what was sent. Without `drafts` it is only kept while the form is there. */
export function useDraftedState<Values extends object>(
  drafts: FormDrafts | undefined,
  form: string,
  initial: () => Values,
): [values: Values, setValues: (next: Values) => void, forget: () => void] {
  // An earlier version may have kept fewer values.
  const [values, setValues] = useState<Values>(() => ({ ...initial(), ...(drafts?.read(form) as Partial<Values>) }))
  return [
    values,
    (next) => {
      setValues(next)
      drafts?.write(form, next)
    },
    () => drafts?.write(form, undefined),
  ]
}
