/** The parts of a page's HTML that the crawler checks, read with expressions: an entire browser for each page would take minutes. */

/** Elements that have no end tag. */
const voidTags = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])
/** What they contain is not in the language of the page. */
const codeTags = new Set(['code', 'pre', 'kbd'])
const readAttributes = ['alt', 'title', 'aria-label', 'placeholder']
const tokens =
  /<!--[\s\S]*?-->|<(?:script|style|svg)\b[\s\S]*?<\/(?:script|style|svg)>|<\/(?<end>[a-z0-9]+)>|<(?<start>[a-z0-9]+)(?<attributes>(?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>|(?<text>[^<]+)/gi

const attributeOf = (attributes: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1]?.replaceAll('&amp;', '&')

export interface PageText {
  /** The language that the nearest `lang` declares. */
  lang: string
  text: string
}

export interface PageLink {
  href: string | undefined
  rel: string
  target: string | undefined
}

/** Returns the visible and spoken texts of a page, its links, and all ids. */
export function readPage(html: string): { texts: PageText[]; links: PageLink[]; ids: Set<string> } {
  const texts: PageText[] = []
  const links: PageLink[] = []
  const ids = new Set<string>()
  const open = [{ tag: '', lang: '', isCode: false }]
  for (const { groups } of html.matchAll(tokens)) {
    const { start, end, attributes = '', text } = groups ?? {}
    const parent = open.at(-1) ?? { tag: '', lang: '', isCode: false }
    if (text?.trim() && !parent.isCode) texts.push({ lang: parent.lang, text: text.trim() })
    if (start) {
      const tag = start.toLowerCase()
      const lang = attributeOf(attributes, 'lang') ?? parent.lang
      const id = attributeOf(attributes, 'id')
      if (id) ids.add(id)
      for (const name of readAttributes) {
        const value = attributeOf(attributes, name)
        if (value) texts.push({ lang, text: value })
      }
      if (tag === 'a') {
        const rel = attributeOf(attributes, 'rel') ?? ''
        links.push({ href: attributeOf(attributes, 'href'), rel, target: attributeOf(attributes, 'target') })
      }
      if (!voidTags.has(tag)) open.push({ tag, lang, isCode: parent.isCode || codeTags.has(tag) })
    }
    if (end) {
      const last = open.findLastIndex(({ tag }) => tag === end.toLowerCase())
      if (last > 0) open.length = last
    }
  }
  return { texts, links, ids }
}

/** Letters that only Vietnamese has among the three languages. */
const vietnamese = /[ăâđêôơưàằầèềìòồờùừỳảẳẩẻểỉỏổởủửỷãẵẫẽễĩõỗỡũữỹáắấéếíóốớúứýạặậẹệịọộợụựỵ]/i
const chinese = /\p{Script=Han}/u
/** English words that no brand and no technical term contains, in sentences. */
const english = /(?<![\w'’.-])(the|and|you|your|with|for|please|are|this|our|from|have|not|will)(?![\w'’-])/

const foreign: Readonly<Record<string, readonly RegExp[]>> = {
  vi: [chinese, english],
  en: [vietnamese, chinese],
  'zh-Hans': [vietnamese, english],
}

/** Returns the texts with words of another language than the one they declare, without `names`, which are the same in each language. */
export function foreignTexts(texts: readonly PageText[], names: readonly string[]): string[] {
  return texts.flatMap(({ lang, text }) => {
    const rest = names.reduce((left, name) => left.replaceAll(name, ''), text)
    return foreign[lang]?.some((words) => words.test(rest)) ? [`${lang}: ${text}`] : []
  })
}
