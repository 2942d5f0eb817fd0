import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import { type Language, languages } from '#contracts/rules/languages.ts'

const folder = resolve(import.meta.dirname, '../../../design-system/texts')
const site = resolve(import.meta.dirname, '..')

/** The language of a module of texts: `?texts=en`, and `?texts=en-mixed` on an English page of the default edition. */
const query = /\?texts=(vi|en|zh)(-mixed)?$/
/** What a module of the site imports instead of texts: how to load them. */
const AREA = '?area'

/** Whether a file has texts in every language. */
const isTextFile = (path: string) => path.startsWith(`${folder}/`) && !path.endsWith('/localized.ts')

const isLanguage = (name: unknown): name is Language => languages.some((language) => language === name)

const nameOf = (property: ESTree.ObjectPropertyKind) => {
  if (property.type !== 'Property' || property.computed) return undefined
  if (property.key.type === 'Identifier') return property.key.name
  return property.key.type === 'Literal' ? String(property.key.value) : undefined
}

const propertyOf = ({ properties }: ESTree.ObjectExpression, name: string) =>
  properties.find((property): property is ESTree.ObjectProperty => nameOf(property) === name)

/** Whether an object is one text: it has nothing but languages. */
const isText = (object: ESTree.ObjectExpression) =>
  object.properties.some((property) => isLanguage(nameOf(property))) &&
  object.properties.every((property) => nameOf(property) === 'mixed' || isLanguage(nameOf(property)))

/** What an object shows on a page of the default edition in a language, if it is something else. */
function mixedChoice(object: ESTree.ObjectExpression, page: Language): ESTree.Expression | undefined {
  const choices = propertyOf(object, 'mixed')?.value
  return choices?.type === 'ObjectExpression' ? propertyOf(choices, page)?.value : undefined
}

const languageIn = (node: ESTree.Expression | undefined) =>
  node?.type === 'Literal' && isLanguage(node.value) ? node.value : undefined

/** Functions of `localized.ts` that say something about the argument only. */
const wrappers = new Set(['localized', 'localizedAsWritten', 'same'])

/**
 * Cuts the other languages out of a module of texts: an object of languages becomes the text, and `units.en` becomes `units`.
 * `mixedOn`: the language of the page in the default edition.
 */
export function cutTexts(code: string, language: Language, mixedOn?: Language): string {
  const cuts: [start: number, end: number][] = []

  /** Leaves only `inner` of `outer`. */
  function only(outer: ESTree.Node, inner: ESTree.Node) {
    cuts.push([outer.start, inner.start], [inner.end, outer.end])
  }

  /** `shown`: the language of the objects in a node; undefined in a text itself, whose objects are what they are. */
  function visit(node: unknown, shown: Language | undefined): void {
    if (Array.isArray(node)) for (const item of node) visit(item, shown)
    else if (isNode(node)) visitNode(node, shown)
  }

  function visitNode(node: ESTree.Node, shown: Language | undefined): void {
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && wrappers.has(node.callee.name)) {
      const [argument] = node.arguments
      if (argument) only(node, argument)
      visit(argument, node.callee.name === 'same' ? undefined : shown)
    } else if (node.type === 'MemberExpression' && !node.computed && isLanguage(node.property.name)) {
      cuts.push([node.object.end, node.end])
      visit(node.object, shown)
    } else if (node.type === 'ObjectExpression' && shown) visitObject(node, shown)
    else for (const [name, child] of Object.entries(node)) if (name !== 'parent') visit(child, shown)
  }

  function visitObject(object: ESTree.ObjectExpression, shown: Language): void {
    const own = mixedOn && mixedChoice(object, mixedOn)
    const language = languageIn(own) ?? shown
    if (isText(object)) {
      const text = own && !languageIn(own) ? own : propertyOf(object, language)?.value
      if (text) {
        only(object, text)
        visit(text, undefined)
      } else {
        // It is a helper of other languages, which no text in this one uses.
        cuts.push([object.start + '{'.length, object.end - '}'.length])
      }
      return
    }
    if (language !== shown) refuseNames(object, code)
    for (const [index, property] of object.properties.entries())
      if (nameOf(property) === 'mixed')
        cuts.push([property.start, object.properties[index + 1]?.start ?? object.end - '}'.length])
      else visit(property, language)
  }

  visit(parseSync('texts.ts', code, { lang: 'ts' }).program.body, language)
  let rest = ''
  let position = 0
  for (const [start, end] of cuts.toSorted(([a], [b]) => a - b)) {
    rest += code.slice(position, start)
    position = Math.max(position, end)
  }
  return rest + code.slice(position)
}

/** Vietnamese words of two and more syllables that read badly with a line break between them. */
const compounds =
  /(?<!\p{L})(?:bảng điều khiển|bảo mật|bảo trì|cam kết|dữ liệu|đặt mua|địa chỉ|Hà Nội|hoàn tác|kỹ thuật|phân phối|phổ biến nhất|số dư|thất bại|trung tâm dữ liệu|Việt Nam)(?!\p{L})/giu

/** Binds the syllables of such words in a module of Vietnamese texts. */
export const bindCompounds = (code: string): string => code.replace(compounds, (word) => word.replaceAll(' ', '\u00a0'))

const isNode = (value: unknown): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value

/** What another module has in the language of the page cannot be shown in another one. */
function refuseNames(object: ESTree.ObjectExpression, code: string) {
  for (const property of object.properties) {
    const value = property.type === 'Property' ? property.value : property.argument
    if (value.type === 'Identifier' || value.type === 'MemberExpression')
      throw new Error(`In an object with \`mixed\`, ${code.slice(value.start, value.end)} must be written out.`)
  }
}

/** What the modules of texts say about the default edition and about each other. */
interface TextFile {
  code: string
  /** The languages of pages on which the default edition differs anywhere in the file. */
  mixedOn: Set<string>
  /** By the language of the page: the language of all texts in the default edition, if it is another one. */
  languageOn: Map<Language, Language>
  imports: string[]
}

function readTexts(path: string): TextFile {
  const code = readFileSync(path, 'utf8')
  const { program } = parseSync(path, code, { lang: 'ts' })
  const mixedOn = new Set<string>()
  const roots: ESTree.ObjectExpression[] = []
  const imports: string[] = []
  new Visitor({
    ImportDeclaration({ source, importKind }) {
      if (importKind !== 'type') imports.push(source.value)
    },
    ExportNamedDeclaration({ declaration }) {
      const set = declaration?.type === 'VariableDeclaration' ? declaration.declarations[0]?.init : null
      const tree = set?.type === 'CallExpression' ? set.arguments[0] : undefined
      if (tree?.type === 'ObjectExpression') roots.push(tree)
    },
    ObjectExpression(object) {
      const choices = propertyOf(object, 'mixed')?.value
      if (choices?.type !== 'ObjectExpression') return
      for (const property of choices.properties) mixedOn.add(nameOf(property) ?? '')
    },
  }).visit(program)
  const languageOn = new Map(
    languages.flatMap((page) => {
      const [language, ...others] = roots.map((root) => languageIn(mixedChoice(root, page)))
      return language && others.every((other) => other === language) ? [[page, language] as const] : []
    }),
  )
  return { code, mixedOn, languageOn, imports }
}

/**
 * Splits the texts by language. A module of the site that imports texts, as in `import * as landingArea from '#ds/texts/landing.ts'`, gets
 * a `TextArea` in their place, which loads them in the language of the page: `useTexts(landingArea)`.
 */
export function splitTexts(): Plugin {
  return {
    name: 'split-texts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !/\/texts\/|^\.\//.test(source) || source.includes('?')) return null
      const [, language, mixed] = query.exec(importer) ?? []
      const from = importer.replace(query, '')
      if (!language && !from.startsWith(`${site}/`)) return null
      const resolved = await this.resolve(source, from, { ...options, skipSelf: true })
      if (!resolved || !isTextFile(resolved.id)) return resolved && language ? resolved : null
      if (!isLanguage(language)) return `${resolved.id}${AREA}`
      return resolved.id + (await variantOf(this, resolved.id, language, mixed !== undefined))
    },
    async load(id) {
      const path = id.replace(/\?.*$/, '')
      if (!isTextFile(path) || path === id) return null
      this.addWatchFile(path)
      if (id.endsWith(AREA)) return { code: await areaModule(this, path), moduleType: 'js' }
      const [, language, mixed] = query.exec(id) ?? []
      if (!isLanguage(language)) return null
      const { code } = readTexts(path)
      const texts = cutTexts(code, language, mixed ? language : undefined)
      return { code: language === 'vi' ? bindCompounds(texts) : texts, moduleType: 'ts' }
    },
  }
}

interface Resolver {
  resolve: (source: string, importer: string) => Promise<{ id: string } | null>
}

/** Returns the query of a file for a page in a language. In the default edition most files are the same as in their own language. */
async function variantOf(resolver: Resolver, path: string, language: Language, isMixed: boolean): Promise<string> {
  if (!isMixed) return `?texts=${language}`
  const other = readTexts(path).languageOn.get(language)
  if (other) return `?texts=${other}`
  return (await differs(resolver, path, language)) ? `?texts=${language}-mixed` : `?texts=${language}`
}

/** Whether a file or one that it imports has something else on a page of the default edition. */
async function differs(resolver: Resolver, path: string, page: Language): Promise<boolean> {
  const { mixedOn, imports } = readTexts(path)
  if (mixedOn.has(page)) return true
  for (const source of imports) {
    const imported = await resolver.resolve(source, path)
    if (imported && isTextFile(imported.id) && (await differs(resolver, imported.id, page))) return true
  }
  return false
}

/** The code of the area that stands for a file: see `textArea`. */
async function areaModule(resolver: Resolver, path: string): Promise<string> {
  const name = relative(folder, path).replace(/\.ts$/, '')
  const load = (variant: string) => `() => import(${JSON.stringify(path + variant)})`
  const mixed = await Promise.all(
    languages.map(async (page) => {
      const language = readTexts(path).languageOn.get(page)
      if (language) return `${page}: '${language}',`
      const variant = await variantOf(resolver, path, page, true)
      return variant.endsWith('-mixed') ? `${page}: ${load(variant)},` : ''
    }),
  )
  const choices = mixed.filter((choice) => choice !== '')
  return `import { textArea } from ${JSON.stringify(resolve(site, 'texts/text-area.ts'))}
export const area = textArea('${name}', {
  ${languages.map((language) => `${language}: ${load(`?texts=${language}`)},`).join('\n  ')}
  ${choices.length > 0 ? `mixed: { ${choices.join(' ')} },` : ''}
})
`
}
