import { type Edition, type Language, languages } from '#contracts/languages.ts'
import type { Localized } from '#contracts/rules/languages.ts'
import { isTextSet, textsIn } from '#ds/texts/localized.ts'
import { loadedOnce } from './loaded-once.ts'

type Load<Texts> = () => Promise<Texts>

/** The module of an area's texts in each language. */
interface TextModules<Texts> {
  vi: Load<Texts>
  en: Load<Texts>
  zh: Load<Texts>
  /** The module of the default edition, by the page's language, where it differs from that language's own: a module, or another language. */
  mixed?: Partial<Record<Language, Load<Texts> | Language>>
}

/** The edition and the language of a page. */
export interface PageLanguage {
  edition: Edition
  language: Language
}

/** Texts in one language, or those of the default edition for a page in that language. */
type Variant = Language | `${Language}-mixed`

/** The texts of one part of the site, in a module per language that is loaded separately from the code. */
export interface TextArea<Texts extends object = object> {
  /** Its file in `design-system/texts`, such as `landing`. */
  readonly name: string
  /** Loads the texts, unless they are loaded or loading. Each call returns the same promise. Rejects when loading fails. */
  load: (page: PageLanguage) => Promise<Texts>
  /** Returns the texts if they are loaded. */
  get: (page: PageLanguage) => Texts | undefined
  /** Which of its texts a page has. */
  variantOn: (page: PageLanguage) => Variant
}

/** Where texts come from: an area, or a file of `design-system/texts`: `import * as landingArea from '#ds/texts/landing.ts'`. */
export type TextSource = object

/** The texts of a source in one language. */
export type TextsOf<Source> =
  Source extends TextArea<infer Texts>
    ? Texts
    : {
        readonly [Name in keyof Source as Source[Name] extends Localized<unknown>
          ? Name
          : never]: Source[Name] extends Localized<infer Texts> ? Texts : never
      }

/** The areas that have been used: they are loaded together when the language changes. */
const usedAreas = new Set<TextArea>()

/** Declares an area, with a module for each language. For files of `design-system/texts` the build does it: see `split-texts.ts`. */
export function textArea<Texts extends object>(name: string, modules: TextModules<Texts>): TextArea<Texts> {
  const { load, get } = loadedOnce((load: Load<Texts>) => load())

  const choose = ({ edition, language }: PageLanguage): { variant: Variant; load: Load<Texts> } => {
    const own = edition === 'mixed' ? modules.mixed?.[language] : undefined
    if (typeof own === 'function') return { variant: `${language}-mixed`, load: own }
    const variant = own ?? language
    return { variant, load: modules[variant] }
  }

  const area: TextArea<Texts> = {
    name,
    variantOn: (page) => choose(page).variant,
    get: (page) => get(choose(page).load),
    load(page) {
      usedAreas.add(area)
      return load(choose(page).load)
    },
  }
  return area
}

/** Loads all texts that have been used so far for another language, so that a switch to it needs nothing more. */
export const loadUsedTexts = (page: PageLanguage) => Promise.all(Array.from(usedAreas, (area) => area.load(page)))

/** The areas of files that no build has split by language, as in tests: all languages are there. */
const wholeAreas = new WeakMap<TextSource, TextArea>()

/** Returns the area of a source. */
export function textAreaOf<Source extends TextSource>(source: Source): TextArea<TextsOf<Source> & object> {
  return areaOf(source) as TextArea<TextsOf<Source> & object>
}

function areaOf(source: TextSource): TextArea {
  if ('load' in source) return source as TextArea
  // What `split-texts.ts` has put in the place of the file.
  if ('area' in source) return source.area as TextArea
  if (import.meta.env.PROD) throw new Error('These are not texts.')
  const known = wholeAreas.get(source) ?? wholeArea(source)
  wholeAreas.set(source, known)
  return known
}

function wholeArea(file: TextSource): TextArea {
  const sets = Object.entries(file).filter(([, set]) => isTextSet(set))
  const loadIn = (language: Language, edition?: 'mixed') => async () =>
    Object.fromEntries(sets.map(([name, set]) => [name, textsIn(set, language, edition)]))
  const inDefaultEdition = (page: Language) =>
    languages.find((language) => sets.every(([, set]) => textsIn(set, page, 'mixed') === textsIn(set, language))) ??
    loadIn(page, 'mixed')
  return textArea<object>('', {
    vi: loadIn('vi'),
    en: loadIn('en'),
    zh: loadIn('zh'),
    mixed: { vi: inDefaultEdition('vi'), en: inDefaultEdition('en'), zh: inDefaultEdition('zh') },
  })
}
