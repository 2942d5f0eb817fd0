import { useEffect } from 'react'
import type { ToastStore } from './toast-store.ts'

/** Pauses toasts while the user is in another window, or the page is in a hidden tab. */
export function usePauseWhileAway({ pause, resume }: Pick<ToastStore, 'pause' | 'resume'>) {
  useEffect(() => {
    const onBlur = () => {
      pause('windowBlur')
      // If a finger is lifted outside, the page gets no event.
      resume('touch')
    }
    const onFocus = () => resume('windowBlur')
    const onVisibilityChange = () => (document.hidden ? pause('documentHidden') : resume('documentHidden'))
    onVisibilityChange()
    window.addEventListener('blur', onBlur)
    window.addEventListener('focus', onFocus)
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      window.removeEventListener('blur', onBlur)
      window.removeEventListener('focus', onFocus)
      document.removeEventListener('visibilitychange', onVisibilityChange)
      resume('windowBlur')
      resume('documentHidden')
    }
  }, [pause, resume])
}
