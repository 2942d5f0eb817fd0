import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { componentOf, marks, pictureFolder, reportFolder, type StoryPicture } from './files.ts'
import { measure } from './measure.ts'
import type { ReportPicture } from './report-data.ts'
import { reportPage } from './report-page.ts'

/** Where links to stories lead; somebody who publishes the report names the published Storybook. */
const storybook = process.env.STORYBOOK_URL ?? 'http://localhost:6006/'

/** Widths that have a name in Storybook's bar (.storybook/around-stories.ts). */
const viewportNames: Record<number, string> = { 360: 'phone', 768: 'tablet', 1440: 'desktop' }

/**
 * Gathers what the run left in the report's folder into one page that can be opened, or sent, without anything else.
 * @param orphans committed pictures, from the root, that no story asks for.
 * @param known what the stories that ran said of their pictures, by `components/Button/default_dark`.
 * @returns the page's path, or nothing when nothing differs.
 */
export async function writeReport(
  root: string,
  orphans: string[],
  known: Map<string, StoryPicture>,
): Promise<string | undefined> {
  const folder = resolve(root, reportFolder)
  const found = (mark: string) =>
    globSync(`**/*${mark}`, { cwd: folder }).map((file) => file.replaceAll('\\', '/').slice(0, -mark.length))

  const bringBefore = (id: string) => {
    const before = `${id}-before.png`
    mkdirSync(dirname(join(folder, before)), { recursive: true })
    copyFileSync(resolve(root, pictureFolder, `${id}.png`), join(folder, before))
    return before
  }
  const sizeOf = (file: string) => sizeOfPng(readFileSync(join(folder, file)))

  const changed = (id: string): ReportPicture => {
    const before = bringBefore(id)
    const after = id + marks.changed
    const { mask, pixels, regions, ...sizes } = measure(
      readFileSync(join(folder, before)),
      readFileSync(join(folder, after)),
    )
    writeFileSync(join(folder, `${id}-mask.png`), mask)
    return {
      ...aboutPicture(id, known.get(id)),
      kind: 'changed',
      before,
      after,
      mask: `${id}-mask.png`,
      beforeSize: sizes.before,
      afterSize: sizes.after,
      pixels,
      regions,
    }
  }
  const added = (id: string): ReportPicture => {
    const after = id + marks.new
    return { ...aboutPicture(id, known.get(id)), kind: 'new', after, afterSize: sizeOf(after) }
  }
  const orphaned = (id: string): ReportPicture => {
    const before = bringBefore(id)
    return { ...aboutPicture(id), kind: 'orphaned', before, beforeSize: sizeOf(before) }
  }

  const ids = orphans.map((orphan) => {
    const { component, name } = componentOf(orphan)
    return `${component}/${name}`.replaceAll('\\', '/')
  })
  const pictures = [...found(marks.changed).map(changed), ...found(marks.new).map(added), ...ids.map(orphaned)]
  if (pictures.length === 0) return undefined
  const page = join(folder, 'index.html')
  writeFileSync(page, await reportPage(pictures))
  return page
}

/** Width and height stand at fixed places of every PNG. */
const sizeOfPng = (file: Buffer) => ({ width: file.readUInt32BE(16), height: file.readUInt32BE(20) })

/** Who asked for it; for an orphan the file's name has to tell. */
function aboutPicture(id: string, told?: StoryPicture) {
  const component = dirname(id)
  if (told) {
    const { story, mode, theme, width } = told
    return { id, component, story, mode, theme, width, link: linkTo(told) }
  }
  const [story = '', mode = ''] = id.slice(component.length + 1).split('_')
  const [theme = '', width = '1200'] = mode.split('-')
  return { id, component, story, mode: mode.replaceAll('-', ' '), theme, width: Number(width) || 1200 }
}

/** In the form that Storybook's own address has. */
function linkTo({ storyId, theme, width, textSize }: StoryPicture): string {
  const globals = [`theme:${theme}`]
  const viewport = viewportNames[width]
  if (viewport) globals.push(`viewport:${viewport}`)
  if (textSize) globals.push(`textSize:${textSize}`)
  return `${storybook}?path=/story/${storyId}&globals=${globals.join(';')}`
}
