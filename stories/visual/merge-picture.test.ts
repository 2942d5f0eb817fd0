import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pictureFile } from './files.ts'
import { encodePicture } from './picture-file.ts'
import { canvas } from './test-pictures.ts'

// A repository with this project's attributes, in which two branches change the same picture.

const script = 'stories/visual/merge-picture.mjs'
const picture = pictureFile('components/Button', 'default_dark')

let root: string
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'merge-picture-'))
  mkdirSync(join(root, dirname(script)), { recursive: true })
  for (const file of ['.gitattributes', script]) cpSync(resolve(import.meta.dirname, '../..', file), join(root, file))
  git('init', '--quiet', '--initial-branch', 'main')
  git('config', 'user.name', 'Test')
  git('config', 'user.email', 'test@sen.test')
  await commitPicture(0)
  git('checkout', '--quiet', '-b', 'theirs')
  await commitPicture(1)
  git('checkout', '--quiet', 'main')
})
afterEach(() => rmSync(root, { recursive: true }))

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })

const pictureAt = async (column: number) => encodePicture(await canvas(4, 4, [[column, 0]]))

async function commitPicture(column: number) {
  mkdirSync(join(root, dirname(picture)), { recursive: true })
  writeFileSync(join(root, picture), await pictureAt(column))
  git('add', '.')
  git('commit', '--quiet', '--message', `Column ${column}`)
}

const install = () => execFileSync(process.execPath, [script], { cwd: root })
const merge = () => spawnSync('git', ['merge', 'theirs'], { cwd: root, encoding: 'utf8' })

test('a conflict of pictures fails the merge, and names the command that takes the picture again', async () => {
  install()
  await commitPicture(2)
  const { status, stdout, stderr } = merge()
  expect(status).toBe(1)
  expect(stdout + stderr).toContain('npm run visual:update -- components/Button')
  expect(git('diff', '--name-only', '--diff-filter=U').trim()).toBe(picture)
  for (const side of ['ours', 'theirs']) git('checkout', '--quiet', `--${side}`, picture)
  expect(readFileSync(join(root, picture))).toEqual(await pictureAt(1))
})

test('without the driver, Git reports a conflict, too', async () => {
  await commitPicture(2)
  expect(merge().status).toBe(1)
  expect(git('diff', '--name-only', '--diff-filter=U').trim()).toBe(picture)
})

test('a picture that only one side changed is merged', async () => {
  install()
  git('commit', '--quiet', '--allow-empty', '--message', 'Something else')
  expect(merge().status).toBe(0)
  expect(readFileSync(join(root, picture))).toEqual(await pictureAt(1))
})
