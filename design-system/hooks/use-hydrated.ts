import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/**
 * Returns false while a prerendered page is being hydrated, and true afterwards. State that only the browser knows (the query of
 * the URL, local storage) may be rendered only afterwards; before, it would not match the prerendered HTML.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
