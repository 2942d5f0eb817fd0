/**
 * Finds what is wrong with the layout of a page as it is: content outside its box or the window, text that is cut off or lies on other text,
 * and controls that cannot be reached. Reads positions only, so it needs no picture.
 */

/** What is wrong with an element: `button "Nạp tiền" in WalletPanel`, `is covered by header in DashboardHeader`. */
export interface LayoutFault {
  element: string
  fault: string
}

interface Rect {
  left: number
  right: number
  top: number
  bottom: number
}

/** A line of text or a control, where it is visible. */
interface Shown {
  element: Element
  /** The visible part of it; of a line only the middle, since lines are higher than their letters. */
  rect: Rect
}

/** What decides whether a box clips or shows what is in it. */
interface Box {
  /** Neither inline nor the whole document, so that it has edges of its own. */
  hasEdges: boolean
  /** Whether it may reach over the edges of the boxes around it. */
  isPositioned: boolean
  /** Whether it is for screen readers only. */
  isHidden: boolean
  clips: boolean
  scrollsX: boolean
  scrollsY: boolean
  isDrawn: boolean
}

/** Rounding, and letters that reach beyond their own width. */
const tolerance = 1

/** Texts for screen readers are in boxes of this size or smaller. */
const smallestBox = 2

const controls =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex="-1"]), [role=button], [role=link], [role=tab], [role=menuitem], [role=option]'

/** Elements that may lie over other content: they close, or the content scrolls out from under them. */
const floating = '[role=dialog], [role=menu], [role=listbox], [role=tooltip], [data-component=Toast]'

/** All faults of the document, each of them once. The window must be as high as the document. */
export function layoutFaults(): LayoutFault[] {
  const page = new Page()
  const faults = [...page.sideways(), ...page.texts(), ...page.controls()]
  return [...new Map(faults.map((fault) => [`${fault.element} ${fault.fault}`, fault])).values()]
}

/** The document while its layout does not change: every style and position is read once. */
class Page {
  private readonly styles = new Map<Element, CSSStyleDeclaration>()
  private readonly rects = new Map<Element, DOMRect>()
  private readonly parents = new Map<Element, Element | null>()
  private readonly boxes = new Map<Element, Box>()

  private styleOf(element: Element) {
    return remember(this.styles, element, getComputedStyle)
  }

  private rectOf(element: Element) {
    return remember(this.rects, element, () => element.getBoundingClientRect())
  }

  /** Reading a style takes longer than everything else, and a box has many lines. */
  private boxOf(element: Element): Box {
    return remember(this.boxes, element, () => {
      const style = this.styleOf(element)
      const { display, position, overflowX, overflowY } = style
      return {
        hasEdges: display !== 'inline' && display !== 'contents' && element !== document.documentElement,
        isPositioned: position === 'relative' ? isMoved(style) : position !== 'static',
        isHidden: position === 'absolute' && style.clipPath !== 'none',
        clips: overflowX !== 'visible' || overflowY !== 'visible',
        scrollsX: scrolls(overflowX) || overflowX === 'visible',
        scrollsY: scrolls(overflowY) || overflowY === 'visible',
        isDrawn: isDrawn(style),
      }
    })
  }

  /** The element that can clip this one: of a positioned element the one that it is positioned in. */
  private boxAround(element: Element): Element | null {
    return remember(this.parents, element, () => {
      const { position } = this.styleOf(element)
      if (position === 'fixed') return null
      let parent = element.parentElement
      if (position === 'absolute')
        while (parent && this.styleOf(parent).position === 'static') parent = parent.parentElement
      return parent
    })
  }

  /** The document is wider than the window. */
  sideways(): LayoutFault[] {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const widest = [...document.body.querySelectorAll('*')]
      .filter((element) => this.rectOf(element).right > clientWidth + tolerance && this.isInPage(element))
      .at(-1)
    return [{ element: nameOf(widest ?? document.body), fault: 'makes the page wider than the window' }]
  }

  /** Whether no box around the element scrolls or clips it. */
  private isInPage(element: Element): boolean {
    for (let box = this.boxAround(element); box && box !== document.body; box = this.boxAround(box))
      if (this.styleOf(box).overflowX !== 'visible') return false
    return true
  }

  texts(): LayoutFault[] {
    const faults: LayoutFault[] = []
    const lines: Shown[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || !(node as Text).data.trim() || element.closest('option, script, style, noscript, svg')) continue
      if (!isVisible(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        const { rect, fault } = this.shown(element, middleOf(line), true)
        if (fault) faults.push({ element: nameOf(element), fault })
        if (rect) lines.push({ element, rect })
      }
    }
    return [...faults, ...this.overlapping(lines)]
  }

  /**
   * The visible part of a line or a control, if any, and the first fault on the way from it to the window. A line must also stay
   * inside boxes that are not drawn, since the text next to it begins where they end.
   */
  private shown(element: Element, extent: Rect, isText: boolean): { rect?: Rect; fault?: string } {
    let rect = extent
    let fault: string | undefined
    // What is positioned may reach over the edges of its box on purpose.
    let isInFlow = true
    for (let box: Element | null = element; box; box = this.boxAround(box)) {
      const { hasEdges, isPositioned, isHidden, clips, scrollsX, scrollsY, isDrawn } = this.boxOf(box)
      if (isHidden) return {}
      if (!hasEdges) continue
      if (box === element && !isText) {
        if (isPositioned) isInFlow = false
        continue
      }
      const edges = this.rectOf(box)
      if (clips) {
        if (edges.width <= smallestBox || edges.height <= smallestBox) return {}
        const cutX = !scrollsX && isBeyond(rect, edges, 'x')
        const cutY = !scrollsY && isBeyond(rect, edges, 'y')
        rect = intersection(rect, edges)
        if (isEmpty(rect)) return {}
        if ((cutX || cutY) && !isTruncated(element, box, this.styleOf(box)))
          fault ??= box === element ? 'is cut off' : `is cut off by ${nameOf(box)}`
      } else if (isInFlow) {
        if ((isText || isDrawn) && isBeyond(rect, edges, 'x'))
          fault ??= `overflows ${box === element ? 'its box' : nameOf(box)}`
        if (isText && isDrawn && isBeyond(rect, edges, 'y'))
          fault ??= `is higher than ${box === element ? 'its box' : nameOf(box)}`
      }
      if (isPositioned) isInFlow = false
    }
    const frame = { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: Number.POSITIVE_INFINITY }
    const isOutside = isBeyond(rect, frame, 'x')
    rect = intersection(rect, frame)
    // It is entirely outside on the left or above, like a skip link, which is shown when it has the focus.
    if (isEmpty(rect)) return {}
    if (isOutside) fault ??= 'reaches beyond the window'
    return { rect, ...(fault && { fault }) }
  }

  /** Lines that lie on lines of another element, unless one of them floats. */
  private overlapping(lines: Shown[]): LayoutFault[] {
    const faults: LayoutFault[] = []
    const sorted = lines.toSorted((a, b) => a.rect.top - b.rect.top)
    for (const [index, { element, rect }] of sorted.entries())
      for (let next = index + 1; next < sorted.length; next++) {
        const other = sorted[next] as Shown
        if (other.rect.top >= rect.bottom - tolerance) break
        const both = intersection(rect, other.rect)
        if (element === other.element || both.right - both.left <= tolerance || both.bottom - both.top <= tolerance)
          continue
        if (this.layerOf(element) !== this.layerOf(other.element)) continue
        faults.push({ element: nameOf(element), fault: `lies on ${nameOf(other.element)}` })
      }
    return faults
  }

  /** The element that floats or sticks, with this one in it; null for the page itself. */
  private layerOf(element: Element | null): Element | null {
    for (let box = element; box; box = box.parentElement) {
      const { position } = this.styleOf(box)
      if (position === 'fixed' || position === 'sticky' || box.matches(floating)) return box
    }
    return null
  }

  controls(): LayoutFault[] {
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      if (!isVisible(control) || control.closest('[inert], [aria-hidden=true]')) return []
      if (this.styleOf(control).pointerEvents === 'none') return []
      const fault = this.faultOf(control)
      return fault ? [{ element: nameOf(control), fault }] : []
    })
  }

  private faultOf(control: HTMLElement): string | undefined {
    const { rect, fault } = this.shown(control, firstBox(control), false)
    if (fault) return fault
    // It is not visible where it is: it is scrolled out of its box, or for screen readers only, such as the input of a
    // drawn radio button.
    const over = rect && coveringElement(control)
    if (!over) return undefined
    control.scrollIntoView({ block: 'center', inline: 'center' })
    this.rects.clear()
    const still = coveringElement(control)
    if (!still || this.layerOf(still) !== this.layerOf(control)) return undefined
    return `is covered by ${nameOf(still)}`
  }
}

/** Whether a relatively positioned box is moved sideways from its place, on purpose. */
const isMoved = ({ left }: CSSStyleDeclaration) => (Number.parseFloat(left) || 0) !== 0

function remember<Key, Value>(known: Map<Key, Value>, key: Key, read: (key: Key) => Value): Value {
  if (known.has(key)) return known.get(key) as Value
  const value = read(key)
  known.set(key, value)
  return value
}

/** A link of several lines is pressed on its first one. */
const firstBox = (control: Element): Rect => control.getClientRects()[0] ?? control.getBoundingClientRect()

/** The element that a click on the control's centre would reach instead. */
function coveringElement(control: HTMLElement): Element | undefined {
  const { left, right, top, bottom } = firstBox(control)
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  if (!hit || hit.contains(control) || control.contains(hit)) return undefined
  return hit.closest('label')?.control === control ? undefined : hit
}

const isVisible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

/** The middle half of a line. */
function middleOf({ left, right, top, bottom }: Rect): Rect {
  const quarter = (bottom - top) / 4
  return { left, right, top: top + quarter, bottom: bottom - quarter }
}

const intersection = (a: Rect, b: Rect): Rect => ({
  left: Math.max(a.left, b.left),
  right: Math.min(a.right, b.right),
  top: Math.max(a.top, b.top),
  bottom: Math.min(a.bottom, b.bottom),
})

const isEmpty = ({ left, right, top, bottom }: Rect) => right - left <= 0 || bottom - top <= 0

const isBeyond = (inner: Rect, outer: Rect, axis: 'x' | 'y') =>
  axis === 'x'
    ? inner.left < outer.left - tolerance || inner.right > outer.right + tolerance
    : inner.top < outer.top - tolerance || inner.bottom > outer.bottom + tolerance

const transparent = /^rgba\(.+, 0\)$|\/ 0\)$/

/** Whether the edges of the box can be seen. */
const isDrawn = (style: CSSStyleDeclaration) =>
  !transparent.test(style.backgroundColor) ||
  (style.borderLeftWidth !== '0px' && style.borderRightWidth !== '0px' && !transparent.test(style.borderLeftColor))

/** Whether the text is truncated on purpose, and offered in full: as a title, or in the name or description of its control. */
function isTruncated(element: Element, box: Element, style: CSSStyleDeclaration): boolean {
  if (style.textOverflow !== 'ellipsis' && style.webkitLineClamp === 'none') return false
  box.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  const text = plain(element.textContent)
  const around = box.closest('[title], [aria-label], [aria-describedby]')
  const described = document.getElementById(around?.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
  return [around?.getAttribute('title'), around?.getAttribute('aria-label'), described?.textContent].some((full) =>
    plain(full ?? '').includes(text),
  )
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const longestName = 40

/** The element as a reader would look for it: its role or tag, its text, and the component that it belongs to. */
export function nameOf(element: Element): string {
  const role = element.getAttribute('role') ?? element.localName
  const text = plain(element.getAttribute('aria-label') ?? element.textContent ?? '')
  const short = text.length > longestName ? `${text.slice(0, longestName)}…` : text
  const component = element.closest('[data-component]')?.getAttribute('data-component')
  return [role, short && `"${short}"`, component && `in ${component}`].filter(Boolean).join(' ')
}
