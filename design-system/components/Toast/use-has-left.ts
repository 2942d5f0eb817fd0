import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether a closed element may go: once its leave animation has run, or at once where there is none (reduced motion). */
export function useHasLeft(element: RefObject<HTMLElement | null>, open: boolean) {
  const [hasLeft, setHasLeft] = useState(!open)
  useLayoutEffect(() => {
    if (open) return
    let current = true
    const leave = () => {
      if (current) setHasLeft(true)
    }
    const animations = element.current?.getAnimations() ?? []
    // A cancelled animation rejects; then there is nothing left to wait for either.
    Promise.all(animations.map((animation) => animation.finished)).then(leave, leave)
    return () => {
      current = false
    }
  }, [element, open])
  return hasLeft
}
