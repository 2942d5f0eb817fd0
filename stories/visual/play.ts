import { availableParallelism } from 'node:os'
import type { Taken } from './compare.ts'
import { componentIn, type StoryPicture } from './files.ts'
import type { StoryInFile } from './gate.ts'
import { type Stage, startStage } from './stage.ts'

/** A story that was played. */
export interface StoryResult {
  name: string
  /** Whole sentences; none when all is well. */
  faults: string[]
  /** The pictures that it asks for; absent where it did not come so far as to say. */
  pictures?: StoryPicture[]
}

/** A file of stories that was played. */
export interface FileResult {
  /** `components/Button` */
  component: string
  stories: StoryResult[]
}

/** What becomes of a picture: compared, or committed. Says what is wrong, if anything is. */
type Judge = (taken: Taken) => string | undefined

/** One browser more than there are processors: a story that waits, for a tooltip or a face, leaves its processor to another. */
export const stages = availableParallelism() + 1

/** The height of the window in which stories are laid out; higher where the content is. */
const windowHeight = 900

/**
 * Plays files of stories, several at a time.
 * @param tell is given each file as it ends.
 */
export async function playAll(
  address: string,
  files: string[],
  judge: Judge,
  tell: (result: FileResult) => void,
): Promise<void> {
  const queue = [...files]
  const work = async () => {
    const stage = await startStage(address)
    try {
      for (let file = queue.shift(); file; file = queue.shift()) tell(await playFile(stage, file, judge))
    } finally {
      await stage.close()
    }
  }
  await Promise.all(Array.from({ length: Math.min(stages, files.length) }, work))
}

/** Every file has a page of its own, and a story that breaks the page leaves the next one a new browser. */
async function playFile(stage: Stage, file: string, judge: Judge): Promise<FileResult> {
  const component = componentIn(file)
  const open = async () => {
    await stage.clear()
    return stage.ask('open', file)
  }
  const results: StoryResult[] = []
  try {
    for (const story of await open())
      try {
        results.push(await playStory(stage, component, story, judge))
      } catch (error) {
        results.push({ name: story.name, faults: [(error as Error).message] })
        await stage.restart()
        await open()
      }
  } catch (error) {
    results.push({ name: 'the file itself', faults: [(error as Error).message] })
  }
  return { component, stories: results }
}

/** Plays a story, takes its pictures, and has axe look at it in the other theme. */
async function playStory(
  stage: Stage,
  component: string,
  { exportName, name, width, height }: StoryInFile,
  judge: Judge,
): Promise<StoryResult> {
  await stage.resize(width, height)
  const { faults, ended, pictures, forcedColors } = await stage.ask('play', exportName)
  if (!ended) return { name, faults, pictures }
  if (forcedColors) await stage.forceColors(true)
  for (const picture of pictures) {
    const taken = { component, name: picture.name, picture: await take(stage, picture) }
    const fault = judge(taken)
    if (fault) faults.push(fault)
  }
  if (forcedColors) await stage.forceColors(false)
  faults.push(...(await stage.ask('checkColours')))
  return { name, faults, pictures }
}

/** The story as it stands: as wide as the mode says, as high as its content reaches. */
async function take(stage: Stage, picture: StoryPicture): Promise<Buffer> {
  await stage.ask('setAppearance', picture)
  await stage.resize(picture.width, windowHeight)
  const height = await stage.ask('settle')
  if (height > windowHeight) {
    await stage.resize(picture.width, height)
    await stage.ask('settle')
  }
  return stage.picture(picture.width, height)
}
