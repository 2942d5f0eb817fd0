import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pictureFolder } from './files.ts'
import type { FileResult, StoryResult } from './play.ts'

/**
 * The texts that each story's pictures show, committed in a file beside them. Storybook's search finds stories by these texts; the gate
 * keeps them true.
 */

/** The texts of a component's stories, by the id of the story: each text once, in the order of the page. */
export type Texts = Record<string, string[]>

/** The name of the file in the folder of a component's pictures. */
export const textsName = 'texts.json'

const fileOf = (root: string, component: string) => resolve(root, pictureFolder, component, textsName)

function committedTexts(file: string): Texts {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** The id of a story that declares pictures; others have no texts, since only pictures wait until a story has come to rest. */
const idOf = ({ pictures }: StoryResult) => pictures?.[0]?.storyId

const textsOf = (stories: StoryResult[]): Texts =>
  Object.fromEntries(
    stories.flatMap((story) => {
      const id = idOf(story)
      return id && story.texts ? [[id, story.texts] as const] : []
    }),
  )

/**
 * Writes the texts of a file's stories, a line for each text, so that Git can merge them; without a story that has pictures there is no file.
 * Keeps the committed ones if a story did not finish.
 */
export function saveTexts(root: string, { component, stories }: FileResult): void {
  if (stories.some(({ texts }) => !texts)) return
  const shown = textsOf(stories)
  const file = fileOf(root, component)
  if (Object.keys(shown).length === 0) {
    rmSync(file, { force: true })
    return
  }
  if (JSON.stringify(committedTexts(file)) === JSON.stringify(shown)) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(shown, undefined, 2)}\n`)
}

/** Adds a fault to each story whose texts differ from the committed ones, and to the file if it lists a story that is gone. */
export function checkTexts(root: string, { component, stories }: FileResult): void {
  const committed = committedTexts(fileOf(root, component))
  const shown = textsOf(stories)
  for (const story of stories) {
    const id = idOf(story)
    const fault = id && shown[id] && textDifference(committed[id], shown[id])
    if (fault) story.faults.push(fault)
  }
  if (stories.some(({ texts }) => !texts)) return
  const gone = Object.keys(committed).filter((id) => !shown[id])
  if (gone.length > 0)
    stories.push({
      name: join(pictureFolder, component, textsName),
      faults: [`It lists ${gone.join(', ')}, which has no picture any more. "npm run visual:update" removes it.`],
      pictures: [],
    })
}

const howTo = '"npm run visual:update" records it.'

/** Describes how the texts of a story differ from the committed ones; undefined if they are equal. */
export function textDifference(committed: string[] | undefined, shown: string[]): string | undefined {
  if (!committed) return `Text: none is committed yet. ${howTo}`
  const added = shown.filter((text) => !committed.includes(text))
  const removed = committed.filter((text) => !shown.includes(text))
  if (added.length + removed.length > 0)
    return [
      `Text: the story shows another one. ${howTo}`,
      ...removed.map((text) => `  - ${text}`),
      ...added.map((text) => `  + ${text}`),
    ].join('\n')
  const isSame = committed.every((text, index) => text === shown[index])
  return isSame ? undefined : `Text: its order has changed. ${howTo}`
}
