import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { HYDRATED } from '#site/late-script.ts'

/** Says that the page answers from now on, to what has kept until then what was pressed. */
function Hydrated() {
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED))
  }, [])
  return null
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <Hydrated />
    </StrictMode>,
  )
})
