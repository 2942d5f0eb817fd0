import { cloneElement, isValidElement } from 'react'
import type { Localized } from '#contracts/rules/languages.ts'
import type { ComponentMessages } from '#ds/providers/messages.tsx'
import { componentMessages } from '#ds/texts/components.ts'
import { isTextSet } from '#ds/texts/localized.ts'

/** The languages, as the toolbar offers them. */
export const languages: Localized<{ locale: string; tag: string; name: string }> = {
  vi: { locale: 'vi-VN', tag: 'vi', name: 'Tiếng Việt' },
  en: { locale: 'en-GB', tag: 'en', name: 'English' },
  zh: { locale: 'zh-CN', tag: 'zh-Hans', name: '中文' },
}

export type Language = keyof typeof languages

export const languageNames = Object.keys(languages) as Language[]

/** What is there in every language, with its name. */
type NamedSet = [name: string, set: Localized<unknown>]

/** The sets of texts. */
const textSets = Object.values(
  import.meta.glob<Record<string, unknown>>(['../design-system/texts/**/*.ts', '!**/*.test.ts'], { eager: true }),
).flatMap((file) => Object.entries(file).filter((entry): entry is NamedSet => isTextSet(entry[1])))

/**
 * What stories have in each language beside the texts. With this import no story depends on all texts: one that uses a fixture does so by
 * its own imports.
 */
const fixtures = Object.values(
  import.meta.glob<Record<'catalogues' | 'landings', Localized<unknown> | undefined>>(
    './fixtures/{catalogue,landing}.ts',
    { eager: true },
  ),
).flatMap(({ catalogues, landings }) =>
  [catalogues, landings].flatMap((fixture): NamedSet[] => (fixture ? [['fixture', fixture]] : [])),
)

/** The built-in texts of components. These are imported, since every story depends on them. */
export const messagesIn = (language: Language): ComponentMessages => componentMessages[language]

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** What stands in one set for each object, function and text of the others. */
interface Counterparts {
  objects: Map<unknown, unknown>
  /** By the name of the property and the text: in another place the same word may need another translation. */
  texts: Map<string, string>
  /** By the text alone, if it is longer than a word. */
  sentences: Map<string, string>
}

const place = (key: string, text: string) => `${key}\n${text}`
const isSentence = (text: string) => / /.test(text)

function pair(source: unknown, target: unknown, key: string, found: Counterparts) {
  if (typeof source === 'string' && typeof target === 'string') {
    if (!found.texts.has(place(key, source))) found.texts.set(place(key, source), target)
    if (isSentence(source) && !found.sentences.has(source)) found.sentences.set(source, target)
  } else if (typeof source === 'function' && typeof target === 'function') found.objects.set(source, target)
  else if (isObject(source) && isObject(target)) {
    if (found.objects.has(source)) return
    found.objects.set(source, target)
    // The texts of a list stand under the name of the list.
    for (const name of Object.keys(source)) pair(source[name], target[name], Array.isArray(source) ? key : name, found)
  }
}

const counterparts = new Map<Language, Counterparts>()

function counterpartsIn(language: Language): Counterparts {
  const known = counterparts.get(language)
  if (known) return known
  const found: Counterparts = { objects: new Map(), texts: new Map(), sentences: new Map() }
  for (const other of languageNames.filter((name) => name !== language))
    for (const [name, set] of [...textSets, ...fixtures]) pair(set[other], set[language], name, found)
  counterparts.set(language, found)
  return found
}

const isPlain = (value: object) => [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value))

/**
 * Puts the texts of another language in the place of every text in the args of a story: objects of a set by the same place of the other
 * set, and sentences that a story has taken out of one. Everything else remains the same object, so that React keeps its state.
 */
export function translate<Value>(value: Value, language: Language): Value {
  const found = counterpartsIn(language)
  const done = new Map<unknown, unknown>()
  const visit = (item: unknown, key: string): unknown => {
    if (typeof item === 'string') return found.texts.get(place(key, item)) ?? found.sentences.get(item) ?? item
    if (found.objects.has(item)) return found.objects.get(item)
    if (!isObject(item)) return item
    if (done.has(item)) return done.get(item)
    done.set(item, item)
    if (isValidElement(item)) done.set(item, visitElement(item))
    else if (isPlain(item)) done.set(item, visitEntries(item, key))
    return done.get(item)
  }
  const visitElement = (element: React.ReactElement) => {
    const props = visitEntries(element.props as Record<string, unknown>, '')
    // The texts are now in the language of the page.
    return props === element.props
      ? element
      : cloneElement(element, 'lang' in props ? { ...props, lang: undefined } : props)
  }
  const visitEntries = (object: Record<string, unknown>, key: string) => {
    const isList = Array.isArray(object)
    const entries = Object.entries(object).map(([name, item]) => [name, visit(item, isList ? key : name)] as const)
    if (entries.every(([name, item]) => item === object[name])) return object
    return isList ? (entries.map(([, item]) => item) as unknown as typeof object) : Object.fromEntries(entries)
  }
  return visit(value, '') as Value
}

/**
 * The sentences of other languages that a page in this language may not show, since its set has others in their place. Only what is
 * longer than a word: the same word may be a name or data of the story.
 */
export function foreignSentences(language: Language): ReadonlySet<string> {
  const { sentences, texts } = counterpartsIn(language)
  const own = new Set(texts.values())
  return new Set([...sentences].flatMap(([text, target]) => (text === target || own.has(text) ? [] : [text])))
}
