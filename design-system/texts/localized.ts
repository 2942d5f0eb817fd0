import { type Language, type Localized, languages } from '#contracts/rules/languages.ts'

/**
 * What the default edition shows, by the language of its page, where it shows something else: another of the languages, or a text of its
 * own as the product spec quotes it.
 */
type MixedChoice<Text> = Readonly<Partial<Record<Language, Language | Text>>>

/** One text in every language. */
type LocalizedText<Text> = Localized<Text> & { readonly mixed?: MixedChoice<Text> }

/**
 * Texts of the type `Texts`, with each text in every language in its place. An object with the three languages is one text, even if it is
 * a record by language itself. Where lists differ in length, a whole list is one text. `mixed` in an object applies to all in it.
 */
export type TextTree<Texts> = [Texts] extends [(...values: never[]) => unknown]
  ? LocalizedText<Texts>
  : [Texts] extends [readonly unknown[]]
    ? LocalizedText<Texts> | { readonly [Key in keyof Texts]: TextTree<Texts[Key]> }
    : [Texts] extends [object]
      ? string extends keyof Texts
        ? // Any name, and `mixed` among them.
          { readonly [Key in keyof Texts]: TextTree<Texts[Key]> | MixedChoice<never> | undefined }
        : TreeOfObject<Texts>
      : LocalizedText<Texts>

type TreeOfObject<Texts> =
  Texts extends Localized<unknown>
    ? LocalizedText<Texts>
    : { readonly [Key in keyof Texts]: TextTree<Exclude<Texts[Key], undefined>> } & {
        readonly mixed?: MixedChoice<never>
      }

/** The texts of a tree that declares no type. */
type TextsOfTree<Tree> =
  Tree extends Localized<infer Text> ? Text : { readonly [Key in keyof Tree]: TextsOfTree<Tree[Key]> }

/** Texts in every language: `why.vi` are the Vietnamese ones. Parts of it can stand in other sets. */
export type TextSet<Texts> = TextTree<Texts> & Localized<Texts>

const sets = new WeakSet<object>()

/**
 * Declares a set of texts: `localized<WhyGridTexts>({ heading: { vi: 'Vì sao…', en: 'Why…', zh: '…' } })`. The site loads it in one language,
 * as `site/app/texts/split-texts.ts` cuts it; elsewhere all languages are there.
 */
export function localized<Texts>(tree: TextTree<Texts>): TextSet<Texts> {
  return withLanguages(tree) as TextSet<Texts>
}

/** Like `localized`, for texts whose type is nowhere declared: it is that of the tree. */
export function localizedAsWritten<Tree extends object>(tree: Tree): Tree & Localized<TextsOfTree<Tree>> {
  return withLanguages(tree) as Tree & Localized<TextsOfTree<Tree>>
}

/** A text that is the same in every language. */
export const same = <Text>(text: Text): Localized<Text> => ({ vi: text, en: text, zh: text })

function withLanguages(tree: object): object {
  if (!isText(tree))
    // Not enumerable, so that a set can be spread into another one.
    for (const language of languages)
      Object.defineProperty(tree, language, { get: () => pick(tree, { language, mixedOn: undefined }) })
  sets.add(tree)
  return tree
}

/** Whether a value is a set of texts. */
export const isTextSet = (value: unknown): value is TextSet<unknown> =>
  typeof value === 'object' && value !== null && sets.has(value)

/**
 * Returns the texts of a set in one language: always the same object. `edition`: `mixed` for what the default edition shows on a page in
 * this language; where that is nothing else, it is the same object, too.
 */
export function textsIn<Texts>(set: Localized<Texts>, language: Language, edition?: 'mixed'): Texts {
  return pick(set, { language, mixedOn: edition && language }) as Texts
}

interface Choice {
  language: Language
  /** The language of the page in the default edition; undefined in the other editions. */
  mixedOn: Language | undefined
}

/** What has been picked from each object, so that a part of two sets is the same object in both. */
const picked = new WeakMap<object, Map<string, unknown>>()

function pick(node: unknown, choice: Choice): unknown {
  if (typeof node !== 'object' || node === null) return node
  const known = picked.get(node) ?? new Map<string, unknown>()
  picked.set(node, known)
  const key = `${choice.language} ${choice.mixedOn}`
  if (!known.has(key)) known.set(key, pickAnew(node as TreeNode, choice))
  return known.get(key)
}

type TreeNode = Readonly<Record<string, unknown>> & { readonly mixed?: MixedChoice<unknown> }

function pickAnew(node: TreeNode, choice: Choice): unknown {
  const own = choice.mixedOn && node.mixed?.[choice.mixedOn]
  if (isText(node)) {
    if (own === undefined) return node[choice.language]
    return isLanguage(own) ? node[own] : own
  }
  const language = isLanguage(own) ? own : choice.language
  const items = Object.entries(node).flatMap(([name, item]) =>
    name === 'mixed' ? [] : [[name, pick(item, { ...choice, language })] as const],
  )
  if (choice.mixedOn) {
    const unmixed = pick(node, { language, mixedOn: undefined }) as Record<string, unknown>
    if (items.every(([name, item]) => item === unmixed[name])) return unmixed
  }
  return Array.isArray(node) ? items.map(([, item]) => item) : Object.fromEntries(items)
}

const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)

/** Whether an object is one text: it has nothing but languages. */
function isText(node: object): node is Localized<unknown> & TreeNode {
  const names = Object.keys(node)
  return names.some(isLanguage) && names.every((name) => name === 'mixed' || isLanguage(name))
}
