import { type RefObject, useEffect, useState } from 'react'

/** Browsers that let a page have Escape in full screen: it belongs to the machine. */
interface KeyboardLock {
  keyboard?: { lock?: (keys: string[]) => Promise<void>; unlock?: () => void }
}

/** Shows an element on the full screen. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isOn, setIsOn] = useState(false)
  // This is known in the browser only, so that the page's first render is that of the server.
  const [isPossible, setIsPossible] = useState(false)
  useEffect(() => {
    setIsPossible(document.fullscreenEnabled)
    const update = () => setIsOn(document.fullscreenElement !== null && document.fullscreenElement === element.current)
    document.addEventListener('fullscreenchange', update)
    return () => document.removeEventListener('fullscreenchange', update)
  }, [element])

  const toggle = async () => {
    const { keyboard } = navigator as KeyboardLock
    if (document.fullscreenElement) {
      keyboard?.unlock?.()
      await document.exitFullscreen()
      return
    }
    await element.current?.requestFullscreen()
    await keyboard?.lock?.(['Escape'])
  }
  // A browser may refuse: then everything stays the same.
  return { isOn, isPossible, toggle: () => void toggle().catch(() => undefined) }
}
