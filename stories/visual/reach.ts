import type { Source } from '#ci/rules/source.ts'
import { layers } from '#ds/testing/components.ts'
import { componentOf, pictureFolder, storySuffix } from './files.ts'

/** Which stories a change can reach. */
export interface Reach {
  /** The changed file that every story depends on, where there is one. */
  everything?: string
  /** Story files from the root, each with the way from the changed file to it. */
  stories: Map<string, string[]>
}

/** What every page of a story is made of; what these import counts as well. */
const everyPage = ['.storybook/around-stories.ts', 'stories/visual/gate.ts']

/** What no import leads to, and yet no picture is sure of. */
const underEverything = [
  /^package(?:-lock)?\.json$/,
  /^\.node-version$/,
  /^\.ci\/browser\.ts$/,
  /^stories\/visual\/(?:(?:build|devtools|play|stage)\.ts|(?:gate|stage)\.html)$/,
  /^\.storybook\/fonts\//,
  // Values and rules of the whole page: that one of them is imported by few says little about where it shows.
  /^design-system\/(?:tokens|css)\//,
]

/** Tools that stand beside what ships, and are in no picture. */
const isTool = (path: string) => /^design-system\/(?:testing|tokens\/export)\//.test(path)

/** A component draws only where it is used; that the page around a story imports it changes nothing in other stories. */
const componentFolder = new RegExp(`^design-system/(?:${layers.join('|')})/[A-Z]`)

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const isStory = (path: string) => path.startsWith('stories/') && path.endsWith(storySuffix)

/** Files that a picture may show without being a module: an image, a font, data. */
const isAsset = (path: string) =>
  /^(?:design-system|stories|\.storybook)\//.test(path) && !/\.(?:tsx?|css|mdx?)$/.test(path)

/**
 * Walks the imports backwards, from what changed to the stories. Types are erased before anything runs and reach nothing.
 * Where it cannot know, it says "everything": too many pictures cost a minute, one too few costs the trust.
 * @param sources all sources, as `readTree` reads them.
 * @param changed paths from the root, deleted ones too.
 */
export function reachOf(sources: Source[], changed: string[]): Reach {
  const importers = importersOf(sources)
  const always = alwaysLoaded(sources)
  const stories = new Map<string, string[]>()
  for (const path of changed.filter((file) => !isTest(file) && !isTool(file))) {
    if (path.startsWith(`${pictureFolder}/`)) {
      const story = `stories/${componentOf(path).component}${storySuffix}`
      stories.set(story, [path])
      continue
    }
    const isUnknown = isAsset(path) && !importers.has(path)
    if (isUnknown || always.has(path) || underEverything.some((pattern) => pattern.test(path)))
      return {
        everything: path,
        stories: new Map(sources.filter((source) => isStory(source.path)).map((source) => [source.path, [path]])),
      }
    for (const [story, way] of waysFrom(path, importers)) if (!stories.has(story)) stories.set(story, way)
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

/** The shortest way from a file to each story that imports it in the end. */
function* waysFrom(start: string, importers: Map<string, string[]>): Generator<[story: string, way: string[]]> {
  const seen = new Set([start])
  let front = [[start]]
  while (front.length > 0) {
    const next: string[][] = []
    for (const way of front) {
      const last = way.at(-1) ?? start
      if (isStory(last)) yield [last, way]
      for (const importer of importers.get(last) ?? []) {
        if (seen.has(importer)) continue
        seen.add(importer)
        next.push([...way, importer])
      }
    }
    front = next
  }
}
