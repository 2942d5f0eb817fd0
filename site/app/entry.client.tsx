import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { HYDRATED } from '#site/boot/deferred-hydration.ts'

/**
 * Says that the page answers from now on, to what has kept until then what was pressed. Around the page, not beside it: React
 * counts ids by place, and a sibling would make them others than those in the built page.
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
