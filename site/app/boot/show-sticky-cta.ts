/**
 * The script that shows the bar with the price once a reader has scrolled past the element that `data-buy-after` marks: the hero. It needs no
 * framework, because the page is used before its main script has loaded. Without it the bar stays hidden, and out of the tab order.
 * Serialized into the page, so it must not reference anything outside its own body.
 */
export function showStickyCta(
  page: ParentNode,
  observe: (target: Element, seen: (isPast: boolean) => void) => void,
): void {
  const bar = page.querySelector<HTMLElement>('[data-sticky-cta]')
  const hero = page.querySelector('[data-buy-after]')
  if (!bar || !hero) return
  observe(hero, (isPast) => bar.toggleAttribute('data-shown', isPast))
}

/** Serialized into the page, like `showStickyCta`. */
export function observePast(target: Element, seen: (isPast: boolean) => void) {
  new IntersectionObserver(([entry]) => {
    if (entry) seen(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0)
  }).observe(target)
}

/** Returns the source text of the inline script. */
export const buyBarScript = () => `(${showStickyCta})(document,${observePast})`
