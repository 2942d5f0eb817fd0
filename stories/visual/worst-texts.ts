import { worstTexts } from '#stories/worst-texts.ts'
import { sweep } from './sweep.ts'

/**
 * Shows the worst texts that a component may be given, in place of those in a story, and looks for faults of the layout. The texts are
 * replaced in the document, so that the story keeps the state in which its play function has left it. What is never shown is never
 * replaced: ids, addresses of links, values, dates, names of icons.
 */

/**
 * A usual run shows what can be too long, where space is scarcest; a full one shows it at the widths of each layout, and the rest, which is
 * shorter, at the narrowest.
 */
const narrowest = 320
const layoutWidths = [narrowest, 768, 1440]
const longest: readonly string[] = [
  'an unbreakable text',
  'Vietnamese texts three times as long',
] satisfies (keyof typeof worstTexts)[]

/** Layers whose components know no words of the product: every text in their stories was given to them. */
export const generic = /^(components|domain|primitives)-/

/** Pages whose own sentences name places and prices of the catalogue: there a text counts only where it stands alone. */
const withSentences = /^screens-(landing|pricing|product|systems)screen-/

/** The sheets that picture the worst texts, whose texts are such already. */
const sheets = /^components-worst-texts-/

/** In args: the product's own texts; the catalogue, whose names the texts contain; and what is shown as it is, but is not text: its form and length are fixed. */
const noTexts = /texts$|^(catalog|id|code|icon|ipAddress|phone)$|(Id|At|Key|Code|Href)$/i

/** The strings in the args of a story that may be texts, at any depth, also in the props of elements. */
export function stringsIn(args: unknown, key = ''): string[] {
  if (noTexts.test(key)) return []
  if (typeof args === 'string') return args.length > 1 ? [args] : []
  if (typeof args !== 'object' || args === null) return []
  if (Array.isArray(args)) return args.flatMap((item) => stringsIn(item, key))
  if ('$$typeof' in args) return 'props' in args ? stringsIn(args.props) : []
  return Object.entries(args).flatMap(([name, value]) => stringsIn(value, name))
}

interface Place {
  node: Text
  original: string
  found: string
}

/**
 * Elements whose texts nobody sees, the name of the brand, initials, which are never more than two letters, and what a machine writes, which its
 * terminal breaks into lines.
 */
const exceptions = 'script, style, svg, .xterm, [data-component="Logo"], [data-component="Avatar"]'

/** A text without letters and digits is a sign of the component's own: a dot, a unit. */
const hasWords = /[\p{L}\p{N}]/u

/**
 * The texts of the document that a component was given: in the generic layers all of them, in the others those that contain a string of
 * the story's args; the longest one counts.
 */
function placesOf({ id, args }: { id: string; args: unknown }): Place[] {
  const isGeneric = generic.test(id)
  const longestFirst = isGeneric ? [] : [...new Set(stringsIn(args))].sort((a, b) => b.length - a.length)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const places: Place[] = []
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const { data } = node
    if (!hasWords.test(data) || node.parentElement?.closest(exceptions)) continue
    const isGiven = withSentences.test(id)
      ? (text: string) => data.trim() === text
      : (text: string) => data.includes(text)
    const found = isGeneric ? data.trim() : longestFirst.find(isGiven)
    if (found) places.push({ node, original: data, found })
  }
  return places
}

/** What has no name without its text: the types ask for it, and axe. */
const named = 'a, button, label, legend, caption, th, h1, h2, h3, h4, h5, h6, [role=tab], [role=menuitem], option'

/**
 * @param settle waits until the story is stable.
 * @returns messages; empty if there is no fault.
 */
export async function checkWorstTexts(
  story: { id: string; args: unknown },
  settle: () => Promise<unknown>,
  isFull: boolean,
): Promise<string[]> {
  const places = sheets.test(story.id) ? [] : placesOf(story)
  if (places.length === 0) return []
  const messages: string[] = []
  const shown = Object.entries<(text: string) => string>(worstTexts).filter(
    ([name]) => isFull || longest.includes(name),
  )
  for (const [name, worst] of shown) {
    for (const { node, original, found } of places) {
      const text = worst(found)
      node.data = text || !node.parentElement?.closest(named) ? original.replace(found, () => text) : original
    }
    const faults = await sweep(isFull && longest.includes(name) ? layoutWidths : [narrowest], settle)
    messages.push(...faults.map((fault) => `With ${name}: ${fault}`))
  }
  for (const { node, original } of places) node.data = original
  return messages
}
