import { type RefCallback, useCallback, useState } from 'react'

export interface PlotSize {
  /** Inline and block size in CSS pixels, without borders. */
  width: number
  height: number
  /** The size of its text in CSS pixels, which grows with the reader's text size. */
  fontSize: number
}

/**
 * The size of an element, from before its first frame on; `undefined` on the server. What is drawn in it must not change its height, so that
 * nothing moves when the drawing appears.
 */
export function usePlotSize<Plot extends HTMLElement>(): [RefCallback<Plot>, PlotSize | undefined] {
  const [size, setSize] = useState<PlotSize>()

  const ref = useCallback((plot: Plot) => {
    const measure = () => {
      // One that was removed before its component has neither a size nor a style.
      if (!plot.isConnected) return
      const { clientWidth: width, clientHeight: height } = plot
      const fontSize = Number.parseFloat(getComputedStyle(plot).fontSize)
      setSize((last) =>
        last?.width === width && last.height === height && last.fontSize === fontSize
          ? last
          : { width, height, fontSize },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(plot)
    return () => observer.disconnect()
  }, [])

  return [ref, size]
}
