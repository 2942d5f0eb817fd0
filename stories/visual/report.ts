import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import {
  componentOf,
  marks,
  pictureFolder,
  pictureSuffix,
  reportFolder,
  type StoryPicture,
  storybookAddress,
} from './files.ts'
import { describeMeasure, measure } from './measure.ts'
import { encodePng } from './picture-file.ts'

/** Widths that have a name in Storybook's toolbar (.storybook/around-stories.ts). */
const viewportNames: Record<number, string> = { 360: 'phone', 768: 'tablet', 1440: 'desktop' }

/** A picture that differs. Files are relative to the page. */
interface ReportPicture {
  /** `components/forms/Button/brand_dark` */
  id: string
  about: string
  before?: string
  after?: string
  difference?: string
}

/**
 * Writes the report of the pictures that the run saved in the report's folder: one page that needs no server, with the files that it shows.
 * @param orphans committed pictures, from the root, that no story uses.
 * @param known the pictures of the stories that ran, by `components/forms/Button/brand_dark`.
 * @returns the page's path; undefined if no picture differs.
 */
export async function writeReport(
  root: string,
  orphans: string[],
  known: Map<string, StoryPicture>,
): Promise<string | undefined> {
  const folder = resolve(root, reportFolder)
  const pictures: ReportPicture[] = []
  const found = (mark: string) =>
    globSync(`**/*${mark}`, { cwd: folder }).map((file) => file.replaceAll('\\', '/').slice(0, -mark.length))
  const copyCommitted = (id: string, committed: string) => {
    const before = `${id}-before${pictureSuffix}`
    mkdirSync(dirname(join(folder, before)), { recursive: true })
    copyFileSync(resolve(root, committed), join(folder, before))
    return before
  }
  // They are read one after the other, since decoded pictures need much memory.
  for (const id of found(marks.changed)) {
    const before = copyCommitted(id, join(pictureFolder, id + pictureSuffix))
    const [after, difference] = [id + marks.changed, `${id}-difference.png`]
    const measured = await measure(readFileSync(join(folder, before)), readFileSync(join(folder, after)))
    writeFileSync(join(folder, difference), await encodePng(measured.difference))
    pictures.push({ id, about: describeMeasure(measured), before, after, difference })
  }
  for (const id of found(marks.new))
    pictures.push({ id, about: 'New: there is no committed picture yet', after: id + marks.new })
  for (const orphan of orphans) {
    const { component, name } = componentOf(orphan)
    const id = `${component}/${name}`.replaceAll('\\', '/')
    pictures.push({ id, about: 'No story uses this picture any more', before: copyCommitted(id, orphan) })
  }
  if (pictures.length === 0) return undefined
  const page = join(folder, 'index.html')
  writeFileSync(page, pageOf(pictures, known))
  return page
}

/** A URL in Storybook's own format. */
function linkTo({ storyId, theme, width, textSize }: StoryPicture): string {
  const globals = [`theme:${theme}`]
  const viewport = viewportNames[width]
  if (viewport) globals.push(`viewport:${viewport}`)
  if (textSize) globals.push(`textSize:${textSize}`)
  return `${storybookAddress}?path=/story/${storyId}&globals=${globals.join(';')}`
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character)

const css = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; padding: 1rem 2rem }
h2 { margin: 3rem 0 0; font-size: 1.25rem }
h3 { margin: 1.5rem 0 0; font-size: 1rem }
p { margin: 0 0 .5rem }
nav ul { columns: 18rem; padding: 0; list-style: none }
.pictures { display: flex; gap: 1rem; align-items: start }
figure { flex: 1 1 0; min-width: 0; margin: 0 }
img { max-width: 100%; border: 1px solid #8888; background: #fff }
`

function pageOf(pictures: ReportPicture[], known: Map<string, StoryPicture>): string {
  const sorted = pictures.toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
  const components = [...Map.groupBy(sorted, ({ id }) => dirname(id))]
  const title = `Pictures that differ: ${pictures.length}`
  const entries = components.map(([name, list]) => `<li><a href="#${safe(name)}">${safe(name)}</a> ${list.length}</li>`)
  const sections = components.map(
    ([name, list]) => `<h2 id="${safe(name)}">${safe(name)}</h2>${list.map((one) => sectionOf(one, known)).join('')}`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${css}</style>
<h1>${title}</h1>
<nav><ul>${entries.join('')}</ul></nav>
${sections.join('\n')}
</html>
`
}

function sectionOf({ id, about, before, after, difference }: ReportPicture, known: Map<string, StoryPicture>): string {
  const story = known.get(id)
  const name = safe(id.slice(dirname(id).length + 1))
  const title = story ? `<a href="${safe(linkTo(story))}">${safe(`${story.story}, ${story.mode}`)}</a>` : name
  const figures = Object.entries({ before, after, difference }).map(([label, file]) => {
    if (!file) return ''
    const image = `<a href="${safe(file)}"><img loading="lazy" alt="${name}, ${label}" src="${safe(file)}"></a>`
    return `<figure><figcaption>${label}</figcaption>${image}</figure>`
  })
  return `<h3 id="${safe(id)}">${title}</h3><p>${safe(about)}.</p><div class="pictures">${figures.join('')}</div>`
}
