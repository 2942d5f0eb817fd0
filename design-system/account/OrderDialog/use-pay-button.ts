import { type RefObject, useMemo } from 'react'

/** The button that submits a form, also from outside of it: where the focus returns to in a dialog that a top-up has interrupted. */
export const usePayButton = (formId: string): RefObject<HTMLElement | null> =>
  useMemo(
    () => ({
      get current() {
        return document.querySelector<HTMLElement>(`[type="submit"][form="${CSS.escape(formId)}"]`)
      },
    }),
    [formId],
  )
