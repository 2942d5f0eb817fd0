import { useEffect } from 'react'
import type { ToastStore } from './toast-store.ts'

/** Holds the time while the reader is elsewhere: in another window, or the page is a hidden tab. */
export function useAwayPause({ pause, resume }: ToastStore) {
  useEffect(() => {
    const onBlur = () => {
      pause('windowBlur')
      // A finger lifted over there is never reported here.
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
