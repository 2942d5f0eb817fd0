import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while a prerendered page is being taken over, true from then on. What only the browser knows (the query of the
 * address, local storage) may show from then on; before, it would differ from the file that was sent.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
