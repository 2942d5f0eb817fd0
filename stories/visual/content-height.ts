/** Texts for screen readers and focus guards are a pixel in size and stand anywhere; they are not content. */
const smallestContent = 2

/**
 * How far down the page its content reaches, in whole CSS pixels: the lowest edge of any box that shows something, wherever
 * it stands in the document (the backdrop of a dialog reaches the end of the window). Boxes without anything to show, such as
 * the waiting region for toasts, do not count, nor does what a scrolling or clipping box hides.
 */
export function contentHeight(): number {
  const lowest = Math.max(0, ...[...document.body.children].map(lowestEdge))
  return Math.ceil(lowest + window.scrollY)
}

/** The lowest edge of an element and what it holds; 0 when it shows nothing. */
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

/** Forced colours keep a background's transparency and nothing else: white or black, and still transparent. */
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
