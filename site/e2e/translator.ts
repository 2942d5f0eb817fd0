/** What the site says when React has hydrated a page: a translator that waits for the network comes later. */
export const HYDRATED = 'sen:hydrated'

/**
 * Does to a page what Google Translate does, except that every text stays as it is: each text node is replaced with
 * `<font><font>text</font></font>`, now and whenever one appears or changes. Serialized into the page, so it must not reference anything
 * outside its own body. It begins with the event `start`.
 */
export function translate(start: string) {
  const untranslated = 'script, style, noscript, textarea, font, [translate="no"]'
  const wrap = (text: Text) => {
    if (!text.parentElement || text.data.trim() === '' || text.parentElement.closest(untranslated)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const wrapAll = (root: Node) => {
    if (root instanceof Text) wrap(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) wrap(text)
  }
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records) {
      if (type === 'characterData') wrapAll(target)
      else for (const node of addedNodes) wrapAll(node)
    }
  })
  const begin = () => {
    document.documentElement.classList.add('translated-ltr')
    wrapAll(document.body)
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  }
  // It also catches an event that does not bubble.
  addEventListener(start, begin, { capture: true, once: true })
}
