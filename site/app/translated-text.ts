/**
 * Lets a browser translate the page. Google Translate puts a `<font>` in the place of each text node, but React goes on with the node that
 * it made: it inserts before it and removes it, which throws and takes the whole page down, and changes its text, which nobody sees then
 * (https://github.com/facebook/react/issues/11538). So whatever React does to such a node happens to the node in its place: it comes back first,
 * and is translated again.
 */

/** What a translator shows in the place of a text node. */
const translations = new WeakMap<Node, Element>()

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT'

let hasFont = false

/** Whether a translator has been at work: no page of ours has its element. */
export const wasTranslated = () => hasFont

function putBack(text: Node) {
  translations.get(text)?.replaceWith(text)
  translations.delete(text)
}

function follow(records: readonly MutationRecord[], observer: MutationObserver) {
  const fresh = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isFont)))
  hasFont ||= fresh.size > 0
  records.forEach(({ type, target, addedNodes, removedNodes, previousSibling, nextSibling }, index) => {
    // React has changed a text that is not in the page.
    if (type === 'characterData') putBack(target)
    for (const text of addedNodes) {
      const translation = translations.get(text)
      if (!translation || translation.contains(target)) continue
      // React has moved it, or the translator shows the original again.
      translation.remove()
      translations.delete(text)
    }
    for (const text of removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE || fresh.size === 0) continue
      const next = records[index + 1]
      const besides = [...addedNodes, previousSibling, nextSibling, ...(next?.target === target ? next.addedNodes : [])]
      const translation = besides.find((node) => isFont(node) && fresh.delete(node)) as Element | undefined
      if (!translation) continue
      translations.set(text, translation)
      observer.observe(text, { characterData: true })
    }
  })
}

/** Called once, before React touches the page. Returns what ends it. */
export function followTranslations(): () => void {
  hasFont ||= document.querySelector('font') !== null
  const observer = new MutationObserver((records) => follow(records, observer))
  // It also observes the changes of text: until the observer is called, it hears of those of a node that was just
  // removed.
  observer.observe(document, { childList: true, characterData: true, subtree: true })

  /** Whether `child` is in `parent`, after bringing it back. */
  const isIn = (parent: Node, child: Node) => {
    if (child.parentNode === parent) return true
    follow(observer.takeRecords(), observer)
    if (translations.get(child)?.parentNode === parent) putBack(child)
    return child.parentNode === parent
  }
  const { insertBefore, removeChild } = Node.prototype
  // Another extension may have taken the node away without a trace: an error would cost the whole page.
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    return isIn(this, child) ? (removeChild.call(this, child) as Child) : child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null) {
    return insertBefore.call(this, node, before && isIn(this, before) ? before : null) as Child
  }
  return () => {
    observer.disconnect()
    Object.assign(Node.prototype, { insertBefore, removeChild })
  }
}
