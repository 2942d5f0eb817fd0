/** Texts for screen readers and focus guards are a pixel in size and stand anywhere; they are not content. */
const smallestContent = 2

/**
 * How far down the page its content reaches, in whole CSS pixels: the lowest edge of anything visible with a size, wherever
 * it stands in the document (the backdrop of a dialog reaches the end of the window), without what a scrolling or clipping
 * box hides.
 */
export function contentHeight(): number {
  let lowest = 0
  const visit = (element: Element) => {
    const style = getComputedStyle(element)
    if (style.display === 'none' || style.opacity === '0') return
    const { width, height, bottom } = element.getBoundingClientRect()
    const isContent = width >= smallestContent && height >= smallestContent && style.visibility === 'visible'
    if (isContent) lowest = Math.max(lowest, bottom)
    if (style.display !== 'contents' && style.overflowY !== 'visible') return
    for (const child of element.children) visit(child)
  }
  for (const container of document.body.children) visit(container)
  return Math.ceil(lowest + window.scrollY)
}
