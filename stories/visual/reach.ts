import type { Source } from '#ci/rules/source.ts'
import { layers } from '#ds/testing/components.ts'
import { componentOf, pictureFolder, storySuffix } from './files.ts'

/** The stories that a change can affect. */
export interface Reach {
  /** The changed file that every story depends on, if there is one. */
  everything?: string
  /** Story files from the root, each with the path of imports from the changed file to it. */
  stories: Map<string, string[]>
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
  // Values and rules for the entire page, which may affect more stories than those that import them.
  /^design-system\/(?:tokens|css)\//,
]

/** Tools in the folders of product code, which appear in no picture. */
const isTool = (path: string) => /^design-system\/(?:testing|tokens\/export)\//.test(path)

/** A component only affects stories that use it, even if the page around every story imports it. */
const componentFolder = new RegExp(`^design-system/(?:${layers.join('|')})/[A-Z]`)

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
  const importers = importersOf(sources)
  const always = alwaysLoaded(sources)
  const stories = new Map<string, string[]>()
  const product = changed.filter((file) => !isTest(file) && !isTool(file))
  for (const path of product.flatMap(inEveryLanguage)) {
    if (path.startsWith(`${pictureFolder}/`)) {
      const story = `stories/${componentOf(path).component}${storySuffix}`
      stories.set(story, [path])
      continue
    }
    const isUnknown = isAsset(path) && !importers.has(path)
    if (isUnknown || always.has(path) || affectsEverything.some((pattern) => pattern.test(path)))
      return {
        everything: path,
        stories: new Map(sources.filter((source) => isStory(source.path)).map((source) => [source.path, [path]])),
      }
    for (const [story, chain] of importChains(path, importers)) if (!stories.has(story)) stories.set(story, chain)
  }
  return { stories }
}

function importersOf(sources: Source[]): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const { path, imports } of sources)
    for (const { target, isType } of imports)
      if (target && !isType) importers.set(target, [...(importers.get(target) ?? []), path])
  return importers
}

function alwaysLoaded(sources: Source[]): Set<string> {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const found = new Set<string>()
  const queue = [...everyPage]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path) || componentFolder.test(path)) continue
    found.add(path)
    for (const { target, isType } of byPath.get(path)?.imports ?? []) if (target && !isType) queue.push(target)
  }
  return found
}

/** The shortest chain of imports from a file to each story that imports it, directly or indirectly. */
function* importChains(start: string, importers: Map<string, string[]>): Generator<[story: string, chain: string[]]> {
  const seen = new Set([start])
  let front = [[start]]
  while (front.length > 0) {
    const next: string[][] = []
    for (const chain of front) {
      const last = chain.at(-1) ?? start
      if (isStory(last)) yield [last, chain]
      for (const importer of importers.get(last) ?? []) {
        if (seen.has(importer)) continue
        seen.add(importer)
        next.push([...chain, importer])
      }
    }
    front = next
  }
}
