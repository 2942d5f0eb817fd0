import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pictureFolder, reportFolder, type StoryPicture } from './files.ts'
import { writeReport } from './report.ts'
import type { ReportPicture } from './report-data.ts'
import { canvas } from './test-pictures.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'report-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function put(path: string, picture: Buffer = canvas(4, 4)) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), picture)
}
const committed = (id: string) => `${pictureFolder}/${id}.png`
const left = (id: string) => `${reportFolder}/${id}.png`

const told: StoryPicture = {
  name: 'long-text_light-360',
  storyId: 'components-button--long-text',
  story: 'Long Text',
  mode: 'light 360',
  theme: 'light',
  width: 360,
}

async function read(orphans: string[] = [], known = new Map<string, StoryPicture>()) {
  const html = readFileSync((await writeReport(root, orphans, known)) ?? '', 'utf8')
  const [, json = ''] = /id="pictures">(.*?)<\/script>/s.exec(html) ?? []
  return { html, pictures: JSON.parse(json) as ReportPicture[] }
}

test('writes nothing when nothing differs', async () => {
  put(committed('components/Button/default_dark'))
  expect(await writeReport(root, [], new Map())).toBeUndefined()
  expect(existsSync(join(root, reportFolder))).toBe(false)
})

test('tells of a changed picture what changed, and has all its files in its own folder', async () => {
  put(committed('components/Button/long-text_light-360'))
  put(left('components/Button/long-text_light-360-actual'), canvas(4, 4, [[2, 1]]))
  const { pictures, html } = await read([], new Map([['components/Button/long-text_light-360', told]]))
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

test('asks for nothing from elsewhere', async () => {
  put(left('components/Button/default_dark-reference'))
  const { html } = await read()
  expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
  expect(html).not.toContain('<link')
  expect(html).not.toMatch(/^\s*import\b/m)
})

test('has a difference where the sizes differ, and says so', async () => {
  put(committed('components/Button/default_dark'))
  put(left('components/Button/default_dark-actual'), canvas(4, 6))
  const { pictures, html } = await read()
  expect(pictures[0]).toMatchObject({
    beforeSize: { width: 4, height: 4 },
    afterSize: { width: 4, height: 6 },
    pixels: 8,
  })
  expect(pictures[0]?.mask).toBeDefined()
  expect(html).toContain('4 × 4 became 4 × 6')
})

test('names new and orphaned pictures, in the order of their components', async () => {
  put(left('components/Badge/default_dark-reference'))
  put(committed('components/Avatar/gone_dark-360'))
  const { pictures } = await read([committed('components/Avatar/gone_dark-360')])
  expect(pictures).toMatchObject([
    { kind: 'orphaned', component: 'components/Avatar', story: 'gone', theme: 'dark', width: 360 },
    { kind: 'new', component: 'components/Badge' },
  ])
})
