import { layoutFaults } from './layout-faults.ts'
import { describeSweep, resizeFrame, type SweptWidth } from './sweep.ts'

/**
 * Shows the worst texts that people may write, in place of those in the args of a story, and looks for faults of the layout. The texts
 * are replaced in the document, so that the story keeps the state in which its play function has left it.
 */

const widths = [320, 360, 768, 1440]

/** A sentence in another language, as long as the text. */
const inLanguage = (sentence: string) => (text: string) =>
  sentence.repeat(Math.ceil(text.length / sentence.length)).slice(0, text.length)

const worstTexts: Record<string, (text: string) => string> = {
  'an unbreakable text': () => 'abcdefghij'.repeat(5),
  'texts three times as long': (text) => `${text} ${text} ${text}`,
  'empty texts': () => '',
  'a single character': () => 'M',
  'digits only': () => '0123456789'.repeat(2),
  'Vietnamese texts': inLanguage('Nghiêng ngả những chuyện thường ngày khuynh hướng '),
  'English texts': inLanguage('Straightforward internationalization of responsibilities '),
  'Chinese texts': inLanguage('云服务器管理控制台，随时随地轻松部署'),
}

/** What people write, and messages that the server composes. Other texts are the product's own, or of a length that the server decides. */
const written = /^(name|firstName|lastName|email|subject|description|message|lastError)$/

/** The product's own texts and offers, in which the same keys occur. */
const own = /texts$|^(catalog|datacenters|places|plans?|products?|_owner)$/i

/** The strings in the args of a story that people have written: names, email addresses, subjects, purposes and messages. */
export function writtenIn(args: unknown, key = ''): string[] {
  if (typeof args === 'string') return written.test(key) && args.length > 1 ? [args] : []
  if (typeof args !== 'object' || args === null || own.test(key)) return []
  if (Array.isArray(args)) return args.flatMap((item) => writtenIn(item, key))
  return Object.entries(args).flatMap(([name, value]) => writtenIn(value, name))
}

interface Place {
  node: Text
  original: string
  found: string
}

/** Elements whose texts nobody sees, and the name of the brand. */
const exceptions = 'option, script, style, [data-component="Logo"]'

/** The texts of the document that contain one of the strings; the longest one counts. */
function placesOf(strings: string[]): Place[] {
  const longestFirst = [...new Set(strings)].sort((a, b) => b.length - a.length)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const places: Place[] = []
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const { data } = node
    const found = longestFirst.find((text) => data.includes(text))
    if (found && !node.parentElement?.closest(exceptions)) places.push({ node, original: data, found })
  }
  return places
}

/**
 * @param settle waits until the story is stable.
 * @returns messages; empty if there is no fault.
 */
export async function checkWorstTexts(args: unknown, settle: () => Promise<unknown>): Promise<string[]> {
  const places = placesOf(writtenIn(args))
  if (places.length === 0) return []
  const messages: string[] = []
  for (const [name, worst] of Object.entries(worstTexts)) {
    for (const { node, original, found } of places) node.data = original.replace(found, () => worst(found))
    const swept: SweptWidth[] = []
    for (const width of widths) {
      resizeFrame(width)
      let faults = layoutFaults()
      if (faults.length > 0) {
        await settle()
        faults = layoutFaults()
      }
      swept.push({ width, faults })
    }
    messages.push(...describeSweep(swept).map((message) => `With ${name}: ${message}`))
  }
  for (const { node, original } of places) node.data = original
  resizeFrame()
  return messages
}
