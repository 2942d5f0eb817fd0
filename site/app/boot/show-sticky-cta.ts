/**
 * The script that shows the bar with the price once a reader has scrolled past the element that `data-buy-after` marks, the hero, until the
 * one of `data-buy-until` comes into view, which offers the same. It needs no framework, because the page is used before its main script has
 * loaded. Without it the bar stays hidden, and out of the tab order. Serialized into the page, so it must not reference anything outside its
 * own body.
 */
export function showStickyCta(page: ParentNode, observe: ObservePast): void {
  const bar = page.querySelector<HTMLElement>('[data-sticky-cta]')
  const hero = page.querySelector('[data-buy-after]')
  const call = page.querySelector('[data-buy-until]')
  if (!bar || !hero) return
  let isPast = false
  let isOver = false
  const update = () => bar.toggleAttribute('data-shown', isPast && !isOver)
  observe(hero, (past) => {
    isPast = past
    update()
  })
  if (call)
    observe(call, (past, inView) => {
      isOver = past || inView
      update()
    })
}

/** Says when an element has been scrolled past, or is in view. */
type ObservePast = (target: Element, seen: (isPast: boolean, isInView: boolean) => void) => void

/** Serialized into the page, like `showStickyCta`. */
export const observePast: ObservePast = (target, seen) => {
  new IntersectionObserver(([entry]) => {
    if (entry) seen(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0, entry.isIntersecting)
  }).observe(target)
}

/** Returns the source text of the inline script. */
export const buyBarScript = () => `(${showStickyCta})(document,${observePast})`
