import type { Source } from '#ci/rules/source.ts'
import { layers } from '#ds/testing/components.ts'
import { componentOf, pictureFolder, storySuffix } from './files.ts'

/** The stories that a change can affect. */
export interface Reach {
  /** The changed file that every story depends on, if there is one. */
  everything?: string
  /** Story files from the root. */
  stories: Set<string>
}

/** The code around every story. The files that these import count as well. */
const everyPage = ['.storybook/around-stories.ts', 'stories/visual/gate.ts']

/** Files that may affect every picture although stories do not import them. */
const affectsEverything = [
  /^package(?:-lock)?\.json$/,
  /^\.node-version$/,
  /^\.ci\/browser\.ts$/,
  /^stories\/visual\/(?:(?:build|devtools|gate-browser|play)\.ts|(?:gate|host)\.html)$/,
  /^\.storybook\/fonts\//,
  // These are values and rules for the entire page, which may affect more stories than those that import them.
  /^design-system\/(?:tokens|css)\//,
]

/** Tools in the folders of product code, which appear in no picture. */
const isTool = (path: string) => /^design-system\/(?:testing|tokens\/export)\//.test(path)

const componentFolder = new RegExp(`^design-system/(?:${layers.join('|')})/(?:[a-z]+/)?[A-Z]`)

/** A story is also shown with the texts that stand in the same place of the other sets. */
const inEveryLanguage = (path: string) => {
  const [, set, rest] = /^(design-system\/texts\/)(?:vi|en|zh)(\/.*)$/.exec(path) ?? []
  return set ? [path, ...['vi', 'en', 'zh'].map((language) => `${set}${language}${rest}`)] : [path]
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const isStory = (path: string) => path.startsWith('stories/') && path.endsWith(storySuffix)

/** Files other than modules that a picture may show: an image, a font, data. */
const isAsset = (path: string) =>
  /^(?:design-system|stories|\.storybook)\//.test(path) && !/\.(?:tsx?|css|mdx?)$/.test(path)

/**
 * Follows imports backwards, from the changed files to the stories. Type imports are erased at run time and do not count.
 * In case of doubt it returns everything: too many pictures cost a minute, but a missed one would make the result unreliable.
 * @param sources all sources, from `readTree`.
 * @param changed paths from the root, deleted ones too.
 */
export function reachOf(sources: Source[], changed: string[]): Reach {
  const importers = new Map<string, string[]>()
  const imports = new Map<string, string[]>()
  for (const { path, imports: all } of sources)
    for (const { target, isType } of all)
      if (target && !isType) {
        importers.set(target, [...(importers.get(target) ?? []), path])
        imports.set(path, [...(imports.get(path) ?? []), target])
      }
  // A component only affects stories that use it, even if the page around every story imports it.
  const always = closure(everyPage, (path) =>
    (imports.get(path) ?? []).filter((target) => !componentFolder.test(target)),
  )
  const isEverything = (path: string) =>
    always.has(path) ||
    (isAsset(path) && !importers.has(path)) ||
    affectsEverything.some((pattern) => pattern.test(path))
  const product = changed.filter((file) => !isTest(file) && !isTool(file)).flatMap(inEveryLanguage)
  const pictures = product.filter((path) => path.startsWith(`${pictureFolder}/`))
  const others = product.filter((path) => !path.startsWith(`${pictureFolder}/`))
  const everything = others.find(isEverything)
  if (everything) return { everything, stories: new Set(sources.map(({ path }) => path).filter(isStory)) }
  const stories = [...closure(others, (path) => importers.get(path) ?? [])].filter(isStory)
  return {
    stories: new Set([...stories, ...pictures.map((path) => `stories/${componentOf(path).component}${storySuffix}`)]),
  }
}

/** What is reached from these paths, with themselves. */
function closure(from: string[], next: (path: string) => string[]): Set<string> {
  const found = new Set(from)
  for (const path of found) for (const one of next(path)) found.add(one)
  return found
}
