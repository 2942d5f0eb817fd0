import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pictureFolder, reportFolder, type StoryPicture } from './files.ts'
import { encodePicture } from './picture-file.ts'
import { reportPictures, writeReport } from './report.ts'
import type { ReportPicture } from './report-data.ts'
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
  story: 'Long Text',
  mode: 'light 360',
  theme: 'light',
  width: 360,
}

async function read(orphans: string[] = [], known = new Map<string, StoryPicture>()) {
  const report = { base: 'the last commit', findings: [], pictures: await reportPictures(root, orphans, known) }
  const html = readFileSync((await writeReport(join(root, reportFolder), report)) ?? '', 'utf8')
  const [, json = ''] = /id="pictures">(.*?)<\/script>/s.exec(html) ?? []
  return { html, pictures: JSON.parse(json) as ReportPicture[] }
}

test('no report is written if nothing differs', async () => {
  await put(committed('components/Button/default_dark'))
  expect(await reportPictures(root, [], new Map())).toEqual([])
  expect(await writeReport(join(root, reportFolder), { base: '', findings: [], pictures: [] })).toBeUndefined()
  expect(existsSync(join(root, reportFolder, 'index.html'))).toBe(false)
})

test('the report describes a changed picture, and has all its files in its own folder', async () => {
  await put(committed('components/Button/long-text_light-360'))
  await put(saved('components/Button/long-text_light-360-actual'), canvas(4, 4, [[2, 1]]))
  const { pictures, html } = await read([], new Map([['components/Button/long-text_light-360', storyPicture]]))
  expect(pictures).toMatchObject([
    {
      id: 'components/Button/long-text_light-360',
      kind: 'changed',
      component: 'components/Button',
      story: 'Long Text',
      mode: 'light 360',
      width: 360,
      link: 'http://localhost:6006/?path=/story/components-button--long-text&globals=theme:light;viewport:phone',
      pixels: 1,
      regions: [{ x: 2, y: 1, width: 1, height: 1 }],
    },
  ])
  const { before = '', after = '', mask = '' } = pictures[0] ?? {}
  for (const file of [before, after, mask]) expect(existsSync(join(root, reportFolder, file))).toBe(true)
  expect(html).toContain('1 component looks different')
  expect(html).toContain('1 picture changed: Button.')
})

test('the report has no external resources', async () => {
  await put(saved('components/Button/default_dark-reference'))
  const { html } = await read()
  expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
  expect(html).not.toContain('<link')
  expect(html).not.toMatch(/^\s*import\b/m)
})

test('a different size is a difference, and is described', async () => {
  await put(committed('components/Button/default_dark'))
  await put(saved('components/Button/default_dark-actual'), canvas(4, 6))
  const { pictures, html } = await read()
  expect(pictures[0]).toMatchObject({
    beforeSize: { width: 4, height: 4 },
    afterSize: { width: 4, height: 6 },
    pixels: 8,
  })
  expect(pictures[0]?.mask).toBeDefined()
  expect(html).toContain('4 × 4 became 4 × 6')
})

test('an orphaned PNG, as pictures used to be, is listed', async () => {
  const png = `${pictureFolder}/components/Avatar/default_dark.png`
  await put(png)
  const { pictures } = await read([png])
  expect(pictures).toMatchObject([{ kind: 'orphaned', beforeSize: { width: 4, height: 4 } }])
  expect(existsSync(join(root, reportFolder, pictures[0]?.before ?? ''))).toBe(true)
})

test('new and orphaned pictures are listed in the order of their components', async () => {
  await put(saved('components/Badge/default_dark-reference'))
  await put(committed('components/Avatar/gone_dark-360'))
  const { pictures } = await read([committed('components/Avatar/gone_dark-360')])
  expect(pictures).toMatchObject([
    { kind: 'orphaned', component: 'components/Avatar', story: 'gone', theme: 'dark', width: 360 },
    { kind: 'new', component: 'components/Badge', afterSize: { width: 4, height: 4 } },
  ])
})
