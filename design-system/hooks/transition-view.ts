import { media } from '#ds/css/media.ts'

/** An element that is one thing before and after a change, and moves from one place to the other. */
export interface SharedElement {
  /** Its name during the transition, unique among those of a change. */
  name: string
  before: Element | null | undefined
  /** Called after the change. */
  after: () => Element | null | undefined
}

/** So long the page waits for a change before it shows what there is. While it waits, it is not drawn. */
const MAX_WAIT_MS = 100

const waited = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const nameOf = (element: Element | null | undefined, name: string) => {
  if (element instanceof HTMLElement) element.style.setProperty('view-transition-name', name)
}

/**
 * Makes a change of the page, such as from a list to the details of one entry, as a view transition of the browser: what is `shared` moves
 * to its new place, everything else is there at once. Where the browser has none, and under reduced motion, nothing moves. The page takes
 * clicks meanwhile (view-transition.css.ts); another change ends the transition.
 * @param change resolves once the page has changed.
 */
export function transitionView(change: () => Promise<void>, shared: readonly SharedElement[]): void {
  if (typeof document.startViewTransition !== 'function' || !matchMedia(media.motionAllowed).matches)
    return void change()
  for (const { name, before } of shared) nameOf(before, name)
  const moved: (Element | null | undefined)[] = []
  const transition = document.startViewTransition(async () => {
    await Promise.race([change(), waited(MAX_WAIT_MS)])
    for (const { before } of shared) nameOf(before, '')
    for (const { name, after } of shared) {
      const element = after()
      moved.push(element)
      nameOf(element, name)
    }
  })
  // It is skipped when the page is hidden, or when another one begins: the change has been made then, too.
  transition.ready.catch(() => undefined)
  void transition.finished.finally(() => {
    for (const element of moved) nameOf(element, '')
  })
}
