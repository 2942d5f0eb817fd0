/** What a reader finds on a page: the visible texts and values of fields, names for screen readers, addresses of links. */
export interface Seen {
  /** Visible texts, with the values and placeholders of fields and the options of selects. */
  texts: string
  /** Texts that are only for screen readers or shown on hovering: `aria-label`, `alt`, `title`, visually hidden text. */
  labels: string
  /** The paths of links. */
  links: readonly string[]
}

/** A text that a page must show, a name that it must have for screen readers, or the path of a link. */
export type Expected = string | { label: string } | { link: string }

/** Spaces differ with the layout and the language: they are ignored. */
const compact = (text: string) => text.replace(/\s+/g, '')

/** Whether only screen readers get an element: it is clipped to a pixel. */
const isClipped = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return width <= 1 && height <= 1
}

/** Reads a page in its present state. */
export function readPage(root: HTMLElement): Seen {
  const texts: string[] = []
  const labels: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    if (!element || element.closest('script, style')) continue
    const rendered = element instanceof HTMLOptionElement ? element.closest('select') : element
    if (!rendered?.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }))
      continue
    if (isClipped(rendered)) labels.push(walker.currentNode.textContent ?? '')
    else texts.push(walker.currentNode.textContent ?? '')
  }
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    if (field.checkVisibility()) texts.push(field.type === 'password' ? '' : field.value, field.placeholder)
  for (const element of root.querySelectorAll('[aria-label], [alt], [title]'))
    if (element.checkVisibility())
      for (const name of ['aria-label', 'alt', 'title']) labels.push(element.getAttribute(name) ?? '')
  const links = [...root.querySelectorAll('a')].flatMap((link) => link.getAttribute('href') ?? [])
  return { texts: compact(texts.join('')), labels: compact(labels.join(' ')), links }
}

/** The expected things that a page does not have, in words. */
export function missingFrom({ texts, labels, links }: Seen, expected: readonly Expected[]): string[] {
  return expected.flatMap((one) => {
    if (typeof one === 'string') return texts.includes(compact(one)) ? [] : [`the text “${one}”`]
    if ('label' in one) return labels.includes(compact(one.label)) ? [] : [`the label “${one.label}”`]
    return links.includes(one.link) ? [] : [`a link to ${one.link}`]
  })
}
