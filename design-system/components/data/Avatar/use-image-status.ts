import { useState } from 'react'

/** `idle`: there is no image to load. */
export type ImageStatus = 'idle' | 'loading' | 'loaded' | 'error'

/**
 * Tracks the loading of an image (product spec, section 2, landing page). A new `src` starts again at `loading`. Spread
 * `imageProps` onto the `<img>`.
 */
export function useImageStatus(src: string | undefined) {
  const [settled, setSettled] = useState<{ src: string; status: 'loaded' | 'error' }>()
  const settle = (status: 'loaded' | 'error') => src !== undefined && setSettled({ src, status })
  return {
    status: imageStatus(src, settled),
    imageProps: {
      key: src,
      src,
      onLoad: () => settle('loaded'),
      onError: () => settle('error'),
      // An image in the server's markup may have loaded or failed before React attaches its handlers.
      ref: (image: HTMLImageElement | null) => {
        if (image?.complete && settled?.src !== src) settle(image.naturalWidth > 0 ? 'loaded' : 'error')
      },
    },
  }
}

function imageStatus(
  src: string | undefined,
  settled: { src: string; status: 'loaded' | 'error' } | undefined,
): ImageStatus {
  if (!src) return 'idle'
  return settled?.src === src ? settled.status : 'loading'
}
