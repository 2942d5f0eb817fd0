/** The headings of the lists whose length both languages share. */
const rules = ['Do', "Don't", 'Nên', 'Không nên']

/**
 * The structure of a page, a line for each of its parts: headings by level, canvases and other components in their order, the number of
 * rules under Do and Don't, and the keys of its keyboard table. A page and its translation have the same.
 */
export function structureOf(page: string): string[] {
  const parts: string[] = []
  let count: number | undefined
  let isCode = false
  const endRules = () => {
    if (count !== undefined) parts.push(`${count} rules`)
    count = undefined
  }
  for (const line of page.split('\n')) {
    if (line.startsWith('```')) {
      isCode = !isCode
      if (isCode) parts.push('code')
    }
    if (isCode) continue
    const [, level, title = ''] = /^(#+) (.*)/.exec(line) ?? []
    if (level) {
      endRules()
      parts.push(level)
      if (rules.includes(title)) count = 0
    }
    if (count !== undefined && line.startsWith('- ')) count++
    const [component] = /^<[A-Z].*/.exec(line) ?? []
    if (component) parts.push(component)
    const [, key] = /^ {4}('[^']+'|"[^"]+"|\w+):(?: ['"]|$)/.exec(line) ?? []
    if (key) parts.push(`key ${key}`)
  }
  endRules()
  return parts
}
