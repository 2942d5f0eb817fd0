import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pictureFolder, reportFolder, type StoryPicture } from './files.ts'
import { encodePicture } from './picture-file.ts'
import { writeReport } from './report.ts'
import { canvas } from './test-pictures.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'report-'))
})
afterEach(() => rmSync(root, { recursive: true }))

async function put(path: string, picture: Buffer | Promise<Buffer> = canvas(4, 4)) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  const png = await picture
  writeFileSync(join(root, path), path.endsWith('.webp') ? await encodePicture(png) : png)
}
const committed = (id: string) => `${pictureFolder}/${id}.webp`
const saved = (id: string) => `${reportFolder}/${id}.png`

const storyPicture: StoryPicture = {
  name: 'long-text_light-360',
  storyId: 'components-button--long-text',
  story: 'Long <Text>',
  mode: 'light 360',
  theme: 'light',
  width: 360,
}

test('no report is written if nothing differs', async () => {
  await put(committed('components/Button/default_dark'))
  expect(await writeReport(root, [], new Map())).toBeUndefined()
})

test('the report shows a changed picture before, after and its difference, from its own folder', async () => {
  const id = 'components/Button/long-text_light-360'
  await put(committed(id))
  await put(saved(`${id}-actual`), canvas(4, 6, [[2, 1]]))
  const html = readFileSync((await writeReport(root, [], new Map([[id, storyPicture]]))) ?? '', 'utf8')
  expect(html).toContain('9 pixels changed, 37.5 % of the picture; 4 × 4 became 4 × 6')
  expect(html).toContain('Long &lt;Text&gt;, light 360')
  expect(html).toContain('?path=/story/components-button--long-text&amp;globals=theme:light;viewport:phone')
  const files = [...html.matchAll(/src="([^"]+)"/g)].map(([, file = '']) => file)
  expect(files).toHaveLength(3)
  for (const file of files) expect(existsSync(join(root, reportFolder, file))).toBe(true)
})

test('new pictures and those without a story are listed in the order of their components', async () => {
  await put(saved('components/Badge/default_dark-reference'))
  await put(committed('components/Avatar/gone_dark'))
  const page = await writeReport(root, [committed('components/Avatar/gone_dark')], new Map())
  expect(readFileSync(page ?? '', 'utf8')).toMatch(/Avatar.*No story uses this picture.*Badge.*New: there is no/s)
})
