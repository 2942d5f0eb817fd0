/** The elements that directly contain visible text. */
export const texts = (root: Element) =>
  [...root.querySelectorAll('*')].filter(
    (element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '') &&
      !element.closest('option, [style*="clip-path"]') &&
      element.checkVisibility() &&
      !isHiddenHead(element),
  )

/** The header of a table with stacked rows is only for screen readers. */
const isHiddenHead = (element: Element) => innerWidth < 768 && element.closest('thead, caption') !== null

/** The horizontal extent of the element's own text, without its child elements. */
const extentOf = (element: Element) => {
  const boxes = [...element.childNodes].flatMap((node) => {
    if (!(node instanceof Text)) return []
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()]
  })
  return { left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map(({ right }) => right)) }
}

/** The element that clips the text, if any: deliberately clipped text does not overflow. */
const clippingElementOf = (element: Element | null): Element | null =>
  element === null || getComputedStyle(element).overflow === 'hidden'
    ? element
    : clippingElementOf(element.matches('span') ? element.parentElement : null)

/** The HTML of elements whose text overflows its container or, unless it can be scrolled, the window. */
export function overflowingTexts(root: Element) {
  return texts(root)
    .filter((element) => {
      const frame = element.closest('td, th, dd, dt, button, p, h1, h2, header, [role="dialog"]') ?? root
      const box = frame.getBoundingClientRect()
      const text = clippingElementOf(element)?.getBoundingClientRect() ?? extentOf(element)
      const scrolls =
        element.closest(
          '[role="tablist"], [data-component="Table"], [data-component="FilterBar"], [data-more-start], [data-more-end]',
        ) !== null
      const limit = scrolls ? Number.POSITIVE_INFINITY : innerWidth
      return text.right > Math.min(box.right, limit) + 0.5 || text.left < box.left - 0.5
    })
    .map((element) => element.outerHTML.slice(0, 200))
}

/** The beginnings of `address`, in all places where it is shown, that end at a line break neither after the at sign nor after a dot. */
export function misplacedLineBreaks(root: Element, address: string) {
  return texts(root).flatMap((element) => {
    const start = element.textContent.indexOf(address)
    if (start < 0) return []
    const characters = [...element.childNodes].flatMap((node) =>
      node instanceof Text ? [...node.data].map((_, index) => ({ node, index })) : [],
    )
    const topOf = ({ node, index }: { node: Text; index: number }) => {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      return range.getBoundingClientRect().top
    }
    const tops = characters.slice(start, start + address.length).map(topOf)
    return tops
      .map((top, index) => (index > 0 && top > (tops[index - 1] ?? top) + 2 ? address.slice(0, index) : '@'))
      .filter((beginning) => !/[@.]$/.test(beginning))
  })
}
