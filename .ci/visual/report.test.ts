import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pictureFolder, reportFolder } from './files.ts'
import { writeReport } from './report.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'report-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function put(...paths: string[]) {
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), path)
  }
}
const committed = (name: string) => `${pictureFolder}/${name}.png`
const left = (name: string) => `${reportFolder}/${name}.png`

test('writes nothing when nothing differs', () => {
  put(committed('components/Button/default_dark'))
  expect(writeReport(root, [])).toBeUndefined()
  expect(existsSync(join(root, reportFolder))).toBe(false)
})

test('shows before, after and difference of a changed picture, all inside its own folder', () => {
  put(committed('components/Button/default_dark'))
  put(left('components/Button/default_dark-actual'), left('components/Button/default_dark-diff'))
  const page = readFileSync(writeReport(root, []) ?? '', 'utf8')
  const images = [...page.matchAll(/<img src="([^"]+)"/g)].map(([, image = '']) => image)
  expect(images).toEqual([
    'components/Button/default_dark-before.png',
    'components/Button/default_dark-actual.png',
    'components/Button/default_dark-diff.png',
  ])
  for (const image of images) expect(existsSync(join(root, reportFolder, image))).toBe(true)
  expect(page).toContain('npm run visual:update -- stories/components/Button.stories.tsx')
})

test('lays the two over each other when there is no difference, because the sizes differ', () => {
  put(committed('components/Button/default_dark'), left('components/Button/default_dark-actual'))
  expect(readFileSync(writeReport(root, []) ?? '', 'utf8')).toContain('the sizes differ')
})

test('names missing and orphaned pictures, in the order of their components', () => {
  put(left('components/Badge/default_dark-reference'), committed('components/Avatar/gone_dark'))
  const page = readFileSync(writeReport(root, [committed('components/Avatar/gone_dark')]) ?? '', 'utf8')
  expect(page).toContain('has no committed picture yet')
  expect(page).toContain('no story asks for it any more')
  expect(page.indexOf('components/Avatar')).toBeLessThan(page.indexOf('components/Badge'))
})
