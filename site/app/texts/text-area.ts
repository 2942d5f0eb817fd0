import type { Edition, Language } from '#contracts/languages.ts'
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

/** The texts of one part of the site, in a module per language that is loaded separately from the code. */
export interface TextArea<Texts extends object = object> {
  /** Its file in `design-system/texts/<language>`, such as `landing`. */
  readonly name: string
  /** Loads the texts, unless they are loaded or loading. Each call returns the same promise. Rejects when loading fails. */
  load: (page: PageLanguage) => Promise<Texts>
  /** Returns the texts if they are loaded. */
  get: (page: PageLanguage) => Texts | undefined
  /** The folder of `design-system/texts` that has the texts. */
  folderOf: (page: PageLanguage) => Edition
}

/** The areas that have been used: they are loaded together when the language changes. */
const usedAreas = new Set<TextArea>()

/** Declares an area, such as `textArea('landing', { vi: () => import('#ds/texts/vi/landing.ts'), … })`. */
export function textArea<Texts extends object>(name: string, modules: TextModules<Texts>): TextArea<Texts> {
  const { load, get } = loadedOnce((load: Load<Texts>) => load())

  const choose = ({ edition, language }: PageLanguage): { folder: Edition; load: Load<Texts> } => {
    const own = edition === 'mixed' ? modules.mixed?.[language] : undefined
    if (typeof own === 'function') return { folder: 'mixed', load: own }
    const folder = own ?? language
    return { folder, load: modules[folder] }
  }

  const area: TextArea<Texts> = {
    name,
    folderOf: (page) => choose(page).folder,
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
