import type { Browser, Send } from './devtools.ts'

/** Control over all animations of a page, also over those on `::details-content`, which no script can reach. */
export interface PageAnimations {
  /** Stops the page's clock for animations: what begins from now on stays at its start. */
  hold: () => Promise<void>
  /** Sets the time of what has begun since, in milliseconds. Without effect on what has been cancelled, or has ended and is gone. */
  seek: (time: number) => Promise<void>
  /** Ends what has begun since, and lets the clock run. */
  release: () => Promise<void>
}

/** Later than the end of every finite animation. */
const END_MS = 1_000_000

/**
 * The browser keeps what has ended only until its garbage is collected, which may be at any time, and reports no event then. One such id
 * among several would also leave those after it as they are.
 */
const isGone = (error: unknown) => error instanceof Error && error.message.includes('Could not find animation')

/** Follows the animations of a page by events of the DevTools protocol. */
export function followAnimations({ onEvent }: Browser, page: Send): PageAnimations {
  const begun = new Set<string>()
  let isHeld = false
  onEvent(({ method, params }) => {
    if (method === 'Animation.animationStarted') begun.add((params.animation as { id: string }).id)
    if (method === 'Animation.animationCanceled') begun.delete(params.id as string)
  })
  const seekOne = async (id: string, time: number) => {
    try {
      await page('Animation.seekAnimations', { animations: [id], currentTime: time })
    } catch (error) {
      if (!isGone(error)) throw error
      begun.delete(id)
    }
  }
  const seek = async (time: number) => {
    await Promise.all([...begun].map((id) => seekOne(id, time)))
  }
  return {
    hold: async () => {
      if (isHeld) return
      isHeld = true
      await page('Animation.enable', {})
      await page('Animation.setPlaybackRate', { playbackRate: 0 })
      // The browser has also reported what was running before.
      begun.clear()
    },
    seek,
    release: async () => {
      if (!isHeld) return
      isHeld = false
      await seek(END_MS)
      await page('Animation.setPlaybackRate', { playbackRate: 1 })
      await page('Animation.disable', {})
    },
  }
}
