import { type Ref, type RefCallback, useCallback } from 'react'

function assign<Element>(ref: Ref<Element> | undefined, element: Element | null) {
  if (typeof ref === 'function') return ref(element)
  if (ref) ref.current = element
  return undefined
}

/** One ref for a component that needs the element itself and hands it on to its caller, cleanup functions included. */
export function useMergedRef<Element>(own: Ref<Element>, callers: Ref<Element> | undefined): RefCallback<Element> {
  return useCallback(
    (element) => {
      const cleanups = [own, callers].map((ref) => assign(ref, element) ?? (() => assign(ref, null)))
      return () => {
        for (const cleanup of cleanups) cleanup()
      }
    },
    [own, callers],
  )
}
