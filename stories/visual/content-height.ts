/** Texts for screen readers and focus guards are one pixel in size and may be anywhere; they are not content. */
const smallestContent = 2

/**
 * The height of the page's content in CSS pixels, rounded up: the lowest edge of any visible box, wherever
 * it is in the document (the backdrop of a dialog extends to the end of the window). Boxes without visible content, such as
 * the empty region for toasts, do not count, nor does content that a scrolling or clipping box hides.
 */
export function contentHeight(): number {
  const lowest = Math.max(0, ...[...document.body.children].map(lowestEdge))
  return Math.ceil(lowest + window.scrollY)
}

/** The lowest edge of an element and its descendants; 0 if nothing of it is visible. */
function lowestEdge(element: Element): number {
  const style = getComputedStyle(element)
  if (style.display === 'none' || style.opacity === '0') return 0
  const { width, height, bottom } = element.getBoundingClientRect()
  const hidesOverflow = style.display !== 'contents' && style.overflowY !== 'visible'
  const edges = [...element.children].map(lowestEdge)
  const isContent = width >= smallestContent && height >= smallestContent && style.visibility === 'visible'
  const showsSomething = edges.some((edge) => edge > 0) || drawsItself(element, style)
  if (isContent && showsSomething) return hidesOverflow ? bottom : Math.max(bottom, ...edges)
  return hidesOverflow ? 0 : Math.max(0, ...edges)
}

/** Forced colours keep only the transparency of a background: it becomes white or black, but stays transparent. */
const transparent = /^rgba\(.+, 0\)$|\/ 0\)$/

const replaced = 'img, svg, canvas, video, input, select, textarea, meter, progress, hr'

const drawsItself = (element: Element, style: CSSStyleDeclaration) =>
  !transparent.test(style.backgroundColor) ||
  style.backgroundImage !== 'none' ||
  style.boxShadow !== 'none' ||
  style.borderTopWidth !== '0px' ||
  style.borderBottomWidth !== '0px' ||
  element.matches(replaced) ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
