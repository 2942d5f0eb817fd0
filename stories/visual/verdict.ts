import { existsSync, globSync } from 'node:fs'
import { resolve } from 'node:path'
import { componentOf, pictureFolder, type StoryPicture, storySuffix } from './files.ts'
import type { FileResult, StoryResult } from './play.ts'

/**
 * Committed pictures, from the root, that no story asks for any more: of components that said all that they ask for, or whose
 * stories are gone.
 */
export function orphansAfter(root: string, results: FileResult[]): string[] {
  const wanted = new Map(results.map(({ component, stories }) => [component, namesIn(stories)]))
  return globSync(`${pictureFolder}/**/*.png`, { cwd: root }).filter((picture) => {
    const { component, name } = componentOf(picture)
    if (!existsSync(resolve(root, `stories/${component}${storySuffix}`))) return true
    return wanted.get(component)?.has(name) === false
  })
}

/** The names of the pictures a file's stories ask for; nothing is known when one of them did not come so far as to say. */
function namesIn(stories: StoryResult[]): Set<string> | undefined {
  if (stories.some(({ pictures }) => pictures === undefined)) return undefined
  return new Set(stories.flatMap(({ pictures = [] }) => pictures).map(({ name }) => name))
}

/** What the stories said of their pictures, by the picture's path in the folder of pictures. */
export const picturesBy = (results: FileResult[]): Map<string, StoryPicture> =>
  new Map(
    results.flatMap(({ component, stories }) =>
      stories
        .flatMap(({ pictures = [] }) => pictures)
        .map((picture): [string, StoryPicture] => [`${component}/${picture.name}`, picture]),
    ),
  )

/** One file in words: a line when all is well, and the reasons below it when not. */
export function describeFile({ component, stories }: FileResult): string {
  const pictures = stories.flatMap((story) => story.pictures ?? []).length
  const failed = stories.filter(({ faults }) => faults.length > 0)
  const line = `  ${failed.length > 0 ? '✗' : '✓'} ${component}  ${stories.length} stories, ${pictures} pictures`
  const reasons = failed.flatMap(({ name, faults }) => [
    `      ${name}`,
    ...faults.map((fault) => `        ${fault.trimEnd().replaceAll('\n', '\n        ')}`),
  ])
  return [line, ...reasons].join('\n')
}

/** The last lines of a run, of which `npm test` reads the second. */
export function describeRun(results: FileResult[], milliseconds: number): string {
  const stories = results.flatMap((file) => file.stories)
  const pictures = picturesBy(results).size
  const failed = stories.filter(({ faults }) => faults.length > 0).length
  const counts = [failed > 0 ? `${failed} failed` : [], `${stories.length - failed} passed`].flat().join(' | ')
  const seconds = milliseconds / 1000
  return [
    `  Pictures  ${pictures} in ${seconds.toFixed(1)} s, ${(pictures / seconds).toFixed(1)} a second`,
    `     Tests  ${counts} (${stories.length})`,
  ].join('\n')
}
