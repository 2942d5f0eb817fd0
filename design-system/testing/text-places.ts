/** Elements with a text of their own that is seen. */
export const texts = (root: Element) =>
  [...root.querySelectorAll('*')].filter(
    (element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '') &&
      !element.closest('option, [style*="clip-path"]') &&
      element.checkVisibility() &&
      !isHiddenHead(element),
  )

/** The head of a table whose rows are stacked is there for screen readers alone. */
const isHiddenHead = (element: Element) => innerWidth < 768 && element.closest('thead, caption') !== null

/** The area of the element's own text, without that of what is in it. */
const areaOf = (element: Element) => {
  const boxes = [...element.childNodes].flatMap((node) => {
    if (!(node instanceof Text)) return []
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()]
  })
  return { left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map(({ right }) => right)) }
}

/** What cuts the text of the element, if anything does: a text cut on purpose lies within that. */
const cutterOf = (element: Element | null): Element | null =>
  element === null || getComputedStyle(element).overflow === 'hidden'
    ? element
    : cutterOf(element.matches('span') ? element.parentElement : null)

/** Texts that reach beyond the box they stand in, or beyond the window where nothing scrolls. */
export function spillingTexts(root: Element) {
  return texts(root)
    .filter((element) => {
      const frame = element.closest('td, th, dd, dt, button, p, h1, h2, header, [role="dialog"]') ?? root
      const box = frame.getBoundingClientRect()
      const text = cutterOf(element)?.getBoundingClientRect() ?? areaOf(element)
      const scrolls = element.closest('[role="tablist"], [data-component="Table"]') !== null
      const room = scrolls ? Number.POSITIVE_INFINITY : innerWidth
      return text.right > Math.min(box.right, room) + 0.5 || text.left < box.left - 0.5
    })
    .map((element) => element.outerHTML.slice(0, 200))
}

/** Lines of `address`, wherever it stands, that end neither after its at sign nor after a dot. */
export function linesBrokenElsewhere(root: Element, address: string) {
  return texts(root).flatMap((element) => {
    const at = element.textContent.indexOf(address)
    if (at < 0) return []
    const characters = [...element.childNodes].flatMap((node) =>
      node instanceof Text ? [...node.data].map((_, index) => ({ node, index })) : [],
    )
    const topOf = ({ node, index }: { node: Text; index: number }) => {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      return range.getBoundingClientRect().top
    }
    const tops = characters.slice(at, at + address.length).map(topOf)
    return tops
      .map((top, index) => (index > 0 && top > (tops[index - 1] ?? top) + 2 ? address.slice(0, index) : '@'))
      .filter((line) => !/[@.]$/.test(line))
  })
}
