import { type RefObject, useEffect, useState } from 'react'
import { COPIED_MS } from '#ds/tokens/timing.ts'

/** What became of a copy: `refused` means that the browser did not let the page write, and the text is selected instead. */
export type CopyState = 'idle' | 'copied' | 'refused'

/**
 * Copies the text of an element, or `text` if it is shown in another way, and says so for two seconds. If the browser refuses, it selects the
 * element's text, so that the user can copy it by keyboard.
 */
export function useCopy(element: RefObject<HTMLElement | null>, text?: string) {
  const [state, setState] = useState<CopyState>('idle')
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), COPIED_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    if (!element.current) return
    try {
      await navigator.clipboard.writeText(text ?? element.current.textContent.trimEnd())
      setState('copied')
    } catch {
      getSelection()?.selectAllChildren(element.current)
      setState('refused')
    }
  }
  return { state, copy }
}
