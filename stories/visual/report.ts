import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readStandingDecisions } from '#stories/review/decision-files.ts'
import {
  componentOf,
  marks,
  pictureFolder,
  pictureSuffix,
  reportFolder,
  type StoryPicture,
  storybookAddress,
} from './files.ts'
import { measure } from './measure.ts'
import { sizeOfPicture } from './picture-file.ts'
import type { Report, ReportPicture } from './report-data.ts'
import { reportPage } from './report-page.ts'

/** Widths that have a name in Storybook's toolbar (.storybook/around-stories.ts). */
const viewportNames: Record<number, string> = { 360: 'phone', 768: 'tablet', 1440: 'desktop' }

/** The data of a report, beside its page. */
export const reportFile = 'report.json'

/**
 * Writes the report into its folder, which is self-contained: a page for readers, and `report.json` for programs.
 * @returns the page's path; undefined if no picture differs.
 */
export async function writeReport(folder: string, report: Report): Promise<string | undefined> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, reportFile), JSON.stringify(report, undefined, 2))
  if (report.pictures.length === 0) return undefined
  const page = join(folder, 'index.html')
  writeFileSync(page, await reportPage(report))
  return page
}

/**
 * Measures the pictures that the run saved in the report's folder, and adds the other files that the page shows.
 * @param orphans committed pictures, from the root, that no story uses.
 * @param known the pictures of the stories that ran, by `components/Button/brand_dark`.
 */
export async function reportPictures(
  root: string,
  orphans: string[],
  known: Map<string, StoryPicture>,
): Promise<ReportPicture[]> {
  const folder = resolve(root, reportFolder)
  const found = (mark: string) =>
    globSync(`**/*${mark}`, { cwd: folder }).map((file) => file.replaceAll('\\', '/').slice(0, -mark.length))

  const copyCommitted = (id: string, committed = join(pictureFolder, id + pictureSuffix)) => {
    const before = `${id}-before${pictureSuffix}`
    mkdirSync(dirname(join(folder, before)), { recursive: true })
    copyFileSync(resolve(root, committed), join(folder, before))
    return before
  }
  const sizeOf = (file: string) => sizeOfPicture(readFileSync(join(folder, file)))

  const changed = async (id: string): Promise<ReportPicture> => {
    const before = copyCommitted(id)
    const after = id + marks.changed
    const { mask, pixels, regions, ...sizes } = await measure(
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
  const added = async (id: string): Promise<ReportPicture> => {
    const after = id + marks.new
    return { ...aboutPicture(id, known.get(id)), kind: 'new', after, afterSize: await sizeOf(after) }
  }
  const orphaned = async (orphan: string): Promise<ReportPicture> => {
    const { component, name } = componentOf(orphan)
    const id = `${component}/${name}`.replaceAll('\\', '/')
    const before = copyCommitted(id, orphan)
    return { ...aboutPicture(id), kind: 'orphaned', before, beforeSize: await sizeOf(before) }
  }

  const pictures: ReportPicture[] = []
  // One after the other, since decoded pictures need much memory.
  for (const id of found(marks.changed)) pictures.push(await changed(id))
  for (const id of found(marks.new)) pictures.push(await added(id))
  for (const orphan of orphans) pictures.push(await orphaned(orphan))
  const decisions = Map.groupBy(readStandingDecisions(root), ({ picture }) => picture)
  return pictures.map((picture) => {
    const own = decisions.get(picture.id)
    return own ? { ...picture, decisions: own } : picture
  })
}

/** The story and mode of a picture; for an orphan they are taken from the file name. */
function aboutPicture(id: string, known?: StoryPicture) {
  const component = dirname(id)
  if (known) {
    const { story, mode, theme, width } = known
    return { id, component, story, mode, theme, width, link: linkTo(known) }
  }
  const [story = '', mode = ''] = id.slice(component.length + 1).split('_')
  const [theme = '', width = '1200'] = mode.split('-')
  return { id, component, story, mode: mode.replaceAll('-', ' '), theme, width: Number(width) || 1200 }
}

/** A URL in Storybook's own format. */
function linkTo({ storyId, theme, width, textSize }: StoryPicture): string {
  const globals = [`theme:${theme}`]
  const viewport = viewportNames[width]
  if (viewport) globals.push(`viewport:${viewport}`)
  if (textSize) globals.push(`textSize:${textSize}`)
  return `${storybookAddress}?path=/story/${storyId}&globals=${globals.join(';')}`
}
