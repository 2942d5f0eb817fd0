import { type Ref, type RefCallback, useCallback } from 'react'

function assign<Element>(ref: Ref<Element> | undefined, element: Element | null) {
  if (typeof ref === 'function') return ref(element)
  if (ref) ref.current = element
  return undefined
}

/** Merges a component's own ref with its caller's, including cleanup functions. */
export function useMergedRef<Element>(ownRef: Ref<Element>, callerRef: Ref<Element> | undefined): RefCallback<Element> {
  return useCallback(
    (element) => {
      const cleanups = [ownRef, callerRef].map((ref) => assign(ref, element) ?? (() => assign(ref, null)))
      return () => {
        for (const cleanup of cleanups) cleanup()
      }
    },
    [ownRef, callerRef],
  )
}
