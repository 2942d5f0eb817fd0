import { useEffect } from 'react'
import { isComposing } from '#ds/hooks/is-composing.ts'

/** As it is written on a keyboard; a Mac's Cmd Z does the same. */
export const UNDO_KEY = 'Ctrl Z'

/** In these the key takes back what was typed, and under a modal dialog the page cannot be used. */
const keepsTheKey = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]'

const isUndoKey = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'z' &&
  event.ctrlKey !== event.metaKey &&
  !(event.shiftKey || event.altKey || event.repeat || isComposing(event))

/** Calls `undo` on Ctrl Z, or Cmd Z on a Mac, while `enabled`; not where the key takes back what was typed, nor in a dialog. */
export function useUndoKey(enabled: boolean, undo: () => void) {
  useEffect(() => {
    if (!enabled) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isUndoKey(event)) return
      if (event.target instanceof Element && event.target.closest(keepsTheKey)) return
      event.preventDefault()
      undo()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [enabled, undo])
}
