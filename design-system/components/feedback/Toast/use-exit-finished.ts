import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether a closed element can be removed: after its exit animation, or immediately if there is none (reduced motion). */
export function useExitFinished(element: RefObject<HTMLElement | null>, open: boolean) {
  const [exitFinished, setExitFinished] = useState(!open)
  useLayoutEffect(() => {
    if (open) return
    let current = true
    const finish = () => {
      if (current) setExitFinished(true)
    }
    const animations = element.current?.getAnimations() ?? []
    // A cancelled animation rejects, and ends the wait as well.
    Promise.all(animations.map((animation) => animation.finished)).then(finish, finish)
    return () => {
      current = false
    }
  }, [element, open])
  return exitFinished
}
