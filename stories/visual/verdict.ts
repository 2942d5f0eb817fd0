import { existsSync, globSync } from 'node:fs'
import { resolve } from 'node:path'
import { componentOf, pictureFolder, type StoryPicture, storySuffix } from './files.ts'
import type { FileResult, StoryResult } from './play.ts'

/**
 * Committed pictures, from the root, that no story uses any more: of components that declared all their pictures, or whose
 * stories no longer exist.
 */
export function orphansAfter(root: string, results: FileResult[]): string[] {
  const declared = new Map(results.map(({ component, stories }) => [component, namesIn(stories)]))
  return globSync(`${pictureFolder}/**/*.{webp,png}`, { cwd: root }).filter((picture) => {
    const { component, name } = componentOf(picture)
    if (!existsSync(resolve(root, `stories/${component}${storySuffix}`))) return true
    return declared.get(component)?.has(name) === false
  })
}

/** The names of the pictures of a file's stories; undefined if one of them failed before it declared its pictures. */
function namesIn(stories: StoryResult[]): Set<string> | undefined {
  if (stories.some(({ pictures }) => pictures === undefined)) return undefined
  return new Set(stories.flatMap(({ pictures = [] }) => pictures).map(({ name }) => name))
}

/** The pictures that the stories declared, by their paths in the folder of pictures. */
export const picturesBy = (results: FileResult[]): Map<string, StoryPicture> =>
  new Map(
    results.flatMap(({ component, stories }) =>
      stories
        .flatMap(({ pictures = [] }) => pictures)
        .map((picture): [string, StoryPicture] => [`${component}/${picture.name}`, picture]),
    ),
  )

/** Describes a file in one line, followed by its faults. */
export function describeFile({ component, stories }: FileResult): string {
  const pictures = stories.flatMap((story) => story.pictures ?? []).length
  const failed = stories.filter(({ faults }) => faults.length > 0)
  const line = `  ${failed.length > 0 ? '✗' : '✓'} ${component}  ${stories.length} stories, ${pictures} pictures`
  const reasons = failed.flatMap(({ name, faults }) => [`      ${name}`, ...faults.map(indented)])
  const flaky = stories.flatMap(({ name, flaky }) =>
    flaky ? [`      ${name}, which passed in a new page:`, ...flaky.faults.map(indented)] : [],
  )
  return [line, ...reasons, ...flaky].join('\n')
}

const indented = (fault: string) => `        ${fault.trimEnd().replaceAll('\n', '\n        ')}`

/** More than this many stories that pass only at the second attempt are a fault of their own, and fail the run. */
const maxFlaky = 3

/** The stories that fail the run: those with a fault, and the flaky ones if there are too many. */
export function failedIn(results: FileResult[]): StoryResult[] {
  const stories = results.flatMap((file) => file.stories)
  const hasTooManyFlaky = stories.filter(({ flaky }) => flaky).length > maxFlaky
  return stories.filter(({ faults, flaky }) => faults.length > 0 || (hasTooManyFlaky && flaky))
}

/** The last lines of a run. `npm test` parses the second. */
export function describeRun(results: FileResult[], milliseconds: number): string {
  const stories = results.flatMap((file) => file.stories)
  const pictures = picturesBy(results).size
  const failed = failedIn(results).length
  const counts = [failed > 0 ? `${failed} failed` : [], `${stories.length - failed} passed`].flat().join(' | ')
  const seconds = milliseconds / 1000
  return [
    ...stories.flatMap(({ flaky }) => (flaky ? [`flaky: ${flaky.id}`] : [])),
    `  Pictures  ${pictures} in ${seconds.toFixed(1)} s, ${(pictures / seconds).toFixed(1)} per second`,
    `     Tests  ${counts} (${stories.length})`,
  ].join('\n')
}
