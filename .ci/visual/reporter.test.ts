import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TestModule, Vitest } from 'vitest/node'
import { pictureFolder } from './files.ts'
import { PictureReporter } from './reporter.ts'
import { canvas } from './test-pictures.ts'

let root: string
let said: string[]
let exitCode: typeof process.exitCode

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reporter-'))
  said = []
  exitCode = process.exitCode
})
afterEach(() => {
  process.exitCode = exitCode
  rmSync(root, { recursive: true })
})

function put(...paths: string[]) {
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), canvas(2, 2))
  }
}
const committed = (name: string) => `${pictureFolder}/components/${name}.png`

/** A story file that ran; `undefined` is a story that did not come to its end. */
const ran = (component: string, pictures: (string[] | undefined)[]) => {
  const tests = pictures.map((names) => ({ meta: () => ({ pictures: names?.map((name) => ({ name })) }) }))
  const moduleId = join(root, `stories/components/${component}.stories.tsx`)
  return { project: { name: 'stories (chromium)' }, moduleId, errors: () => [], children: { allTests: () => tests } }
}

async function end(updateSnapshot: 'all' | 'none', ...modules: ReturnType<typeof ran>[]) {
  const reporter = new PictureReporter(root)
  const vitest = { config: { snapshotOptions: { updateSnapshot } }, logger: { log: (line: string) => said.push(line) } }
  // The reporter reads these few members of Vitest's own classes, which only Vitest can make.
  reporter.onInit(vitest as unknown as Vitest)
  await reporter.onTestRunEnd(modules as unknown as TestModule[])
}

test('fails the run for a picture that no story asks for, and names it', async () => {
  put('stories/components/Button.stories.tsx', committed('Button/default_dark'), committed('Button/gone_dark'))
  await end('none', ran('Button', [['default_dark']]))
  expect(said[0]).toBe(`Orphaned picture, no story asks for it: ${committed('Button/gone_dark')}`)
  expect(process.exitCode).toBe(1)
})

test('is content when every picture is asked for', async () => {
  put('stories/components/Button.stories.tsx', committed('Button/default_dark'), committed('Button/busy_dark'))
  await end('none', ran('Button', [['default_dark'], ['busy_dark']]))
  expect(said).toEqual([])
  expect(process.exitCode).toBe(exitCode)
})

test('names the pictures of a component whose story file is gone, whatever ran', async () => {
  put('stories/components/Button.stories.tsx', committed('Button/default_dark'), committed('Slider/default_dark'))
  await end('none', ran('Button', [['default_dark']]))
  expect(said[0]).toContain(committed('Slider/default_dark'))
})

test('says nothing of a component that did not run, or not to its end', async () => {
  put('stories/components/Button.stories.tsx', committed('Button/default_dark'), committed('Button/other_dark'))
  put('stories/components/Badge.stories.tsx', committed('Badge/default_dark'))
  await end('none', ran('Button', [['default_dark'], undefined]))
  expect(said).toEqual([])
})

test('removes orphans when pictures are updated', async () => {
  put('stories/components/Button.stories.tsx', committed('Button/default_dark'), committed('Button/gone_dark'))
  await end('all', ran('Button', [['default_dark']]))
  expect(existsSync(join(root, committed('Button/gone_dark')))).toBe(false)
  expect(existsSync(join(root, committed('Button/default_dark')))).toBe(true)
  expect(process.exitCode).toBe(exitCode)
})
