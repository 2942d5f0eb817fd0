import { useState } from 'react'

/** `idle`: there is no picture to load. `loading`: asked for. `loaded` and `error`: how it ended. */
export type ImageStatus = 'idle' | 'loading' | 'loaded' | 'error'

/**
 * Follows one picture from asked for to shown or failed (product spec, section 2, landing page). A new `src` starts
 * again at `loading`. Spread `imageProps` on the `<img>`.
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
      // A picture in the server's markup may be there, or have failed, before React listens.
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
