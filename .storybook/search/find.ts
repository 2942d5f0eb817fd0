import { plainText } from './plain-text.ts'

/**
 * Finds stories and pages by the words that they show. Words may lack their Vietnamese marks; if they have any, texts with the same marks are
 * found, and others only if there is none.
 */

/** A story, or a page. */
export interface Entry {
  id: string
  /** Its component or page, such as `Account/TopUpDialog`; results are grouped by it. */
  group: string
  /** Names in all languages, such as `TopUpDialog`, `Hộp thoại nạp tiền`, `No methods`. */
  names: readonly string[]
  /** What it shows, by lines. */
  texts: readonly string[]
  /** The path of its picture; absent for a page. */
  picture?: string
}

export interface Found {
  id: string
  /** How well it matches: the smaller, the better. */
  rank: number
  /** The text that matches best; absent if a name does. */
  text?: string
}

export interface FoundGroup {
  group: string
  /** The best first. */
  found: Found[]
}

/** The kinds of matches, the best first. Words at the start of longer words count: results appear while the user types. */
const ranks = {
  name: 0,
  startOfName: 1,
  partOfName: 2,
  text: 3,
  startOfText: 4,
  partOfText: 5,
  incomplete: 6,
  separateWords: 7,
  severalTexts: 8,
}

/** Words separated by single spaces, with a space on both sides, so that ` ví ` is only found as a word. */
const wordsOf = (text: string) => ` ${text.replaceAll(/[^\p{L}\p{N}%]+/gu, ' ').trim()} `

/** `TopUpDialog` also as `Top Up Dialog`. */
const withParts = (name: string) => {
  const parts = name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  return parts === name ? [name] : [name, parts]
}

/** Lower case, with marks in the same encoding. */
const markedText = (text: string) => text.toLowerCase().normalize('NFC')

type Fold = (text: string) => string

/** Remembers the words of texts, since most appear in many stories. */
const remember = (fold: Fold): Fold => {
  const known = new Map<string, string>()
  return (text) => {
    const words = known.get(text) ?? wordsOf(fold(text))
    known.set(text, words)
    return words
  }
}
const markedWords = remember(markedText)
const plainWords = remember(plainText)

/** The entries that contain all words of a query, grouped by component, the best first. Empty for a query without a word. */
export function find(entries: readonly Entry[], query: string): FoundGroup[] {
  if (wordsOf(query).trim() === '') return []
  const hasMarks = plainText(query) !== markedText(query)
  const exact = hasMarks ? findWith(markedWords, entries, query) : []
  return exact.length > 0 ? exact : findWith(plainWords, entries, query)
}

function findWith(fold: Fold, entries: readonly Entry[], query: string): FoundGroup[] {
  const phrase = fold(query)
  const groups = new Map<string, Found[]>()
  for (const entry of entries) {
    const found = match(fold, entry, phrase)
    if (found) groups.set(entry.group, [...(groups.get(entry.group) ?? []), found])
  }
  // Sorting keeps the order of equal ones: that of the sidebar.
  const byRank = (a: Found, b: Found) => a.rank - b.rank
  return [...groups]
    .map(([group, found]) => ({ group, found: found.toSorted(byRank) }))
    .sort((a, b) => (a.found[0]?.rank ?? 0) - (b.found[0]?.rank ?? 0))
}

/** @param phrase the words of the query, as from `wordsOf`. */
function match(fold: Fold, { id, names, texts }: Entry, phrase: string): Found | undefined {
  const start = phrase.trimEnd()
  const nameRank = Math.min(...names.flatMap(withParts).map((name) => rankOfName(fold(name), phrase, start)))
  if (nameRank !== Number.POSITIVE_INFINITY) return { id, rank: nameRank }
  let best: Found | undefined
  for (const text of texts) {
    const rank = rankOfText(fold(text), phrase, start)
    if (rank < (best?.rank ?? Number.POSITIVE_INFINITY)) best = { id, rank, text }
  }
  if (best) return best
  const words = start.trim().split(' ')
  const all = [...names, ...texts].map(fold)
  if (!words.every((word) => all.some((text) => text.includes(` ${word}`)))) return undefined
  const text = texts.find((line) => words.some((word) => fold(line).includes(` ${word}`)))
  return { id, rank: ranks.severalTexts, ...(text !== undefined && { text }) }
}

function rankOfName(name: string, phrase: string, start: string): number {
  if (name === phrase) return ranks.name
  if (name.startsWith(start)) return ranks.startOfName
  return name.includes(start) ? ranks.partOfName : Number.POSITIVE_INFINITY
}

function rankOfText(text: string, phrase: string, start: string): number {
  if (text === phrase) return ranks.text
  if (text.startsWith(phrase)) return ranks.startOfText
  if (text.includes(phrase)) return ranks.partOfText
  if (text.includes(start)) return ranks.incomplete
  const words = start.trim().split(' ')
  return words.every((word) => text.includes(` ${word}`)) ? ranks.separateWords : Number.POSITIVE_INFINITY
}

/** The part of a text that a query matches, as `[start, end]`; undefined if its words are apart. */
export function matchedPart(text: string, query: string): [start: number, end: number] | undefined {
  const characters = [...text.normalize('NFC')]
  const hasMarks = plainText(query) !== markedText(query)
  for (const fold of hasMarks ? [markedText, plainText] : [plainText]) {
    // One folded character for each of the text, so that positions are the same.
    const folded = characters.map((character) => [...fold(character)][0] ?? ' ')
    const sought = [...fold(query.trim())]
    const isWordStart = (index: number) => index === 0 || !/[\p{L}\p{N}]/u.test(folded[index - 1] ?? '')
    const start = folded.findIndex(
      (_, index) => isWordStart(index) && sought.every((character, offset) => folded[index + offset] === character),
    )
    if (start >= 0) {
      const lengthOf = (count: number) => characters.slice(0, count).join('').length
      return [lengthOf(start), lengthOf(start + sought.length)]
    }
  }
  return undefined
}
