import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { HYDRATED } from '#site/boot/deferred-hydration.ts'

/**
 * Announces the end of hydration to the inline script that has kept presses until then. A wrapper, not a sibling of the page:
 * React derives ids from the position in the tree, and a sibling would change those of the prerendered page.
 */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED))
  }, [])
  return children
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Hydrated>
        <HydratedRouter />
      </Hydrated>
    </StrictMode>,
  )
})
