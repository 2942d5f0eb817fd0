import { type RefObject, useEffect, useState } from 'react'

/**
 * Returns the function that moves the focus to the first field with an error: to be called when a form was not sent. It waits until the
 * errors have been rendered.
 */
export function useFocusFirstError(form: RefObject<HTMLFormElement | null>): () => void {
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, refusals])
  return () => setRefusals((count) => count + 1)
}
