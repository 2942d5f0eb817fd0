import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { encodePicture } from '#stories/visual/picture-file.ts'
import { canvas } from '#stories/visual/test-pictures.ts'
import { pushPictures } from './push-pictures.ts'
import { readTakenPictures } from './taken-pictures.ts'

const button = 'stories/__screenshots__/components/Button/default_dark.webp'
const badge = 'stories/__screenshots__/components/Badge/long-text_light-360.webp'

let folder: string
let picture: Buffer
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'taken-'))
  picture = await encodePicture(await canvas(4, 4))
})
afterEach(() => rmSync(folder, { recursive: true }))

function put(path: string, contents: Buffer | string, base = 'taken') {
  const file = join(folder, base, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, contents)
}
const taken = () => join(folder, 'taken')

test('pictures and the list of removed ones are read', () => {
  put(button, picture)
  put('removed.txt', `${badge}\n`)
  expect(readTakenPictures(taken())).toEqual({ taken: [button], removed: [badge] })
})

test.each([
  ['another folder', '.github/workflows/ci.webp'],
  ['another kind of file', 'stories/__screenshots__/components/Button/x.ts'],
  ['a name that is no picture', 'stories/__screenshots__/components/Button/default dark.webp'],
])('%s is refused', (_, path) => {
  put(path, picture)
  expect(() => readTakenPictures(taken())).toThrow('is not the name of a picture')
})

test('a path out of the folder is refused, as is removing anything but a picture', () => {
  put('removed.txt', 'stories/__screenshots__/../../package.json\n')
  expect(() => readTakenPictures(taken())).toThrow('is not the name of a picture')
})

test('a file that is no picture, or too large, or a link, is refused', () => {
  put(button, 'text')
  expect(() => readTakenPictures(taken())).toThrow('is not a picture')
  put(button, Buffer.concat([picture, Buffer.alloc(2_000_000)]))
  expect(() => readTakenPictures(taken())).toThrow('bytes')
  rmSync(join(taken(), button))
  symlinkSync('/etc/hostname', join(taken(), button))
  expect(() => readTakenPictures(taken())).toThrow('is no file')
})

test('the texts of pictures are read, but no other JSON', () => {
  const texts = 'stories/__screenshots__/components/Button/texts.json'
  put(texts, '{ "default": ["Gửi", "Huỷ"] }')
  expect(readTakenPictures(taken()).taken).toEqual([texts])
  put(texts, '{ "default": { "scripts": "x" } }')
  expect(() => readTakenPictures(taken())).toThrow('does not contain the texts of pictures')
})

test('the check decodes every picture', () => {
  const check = () =>
    execFileSync(process.execPath, [resolve(import.meta.dirname, 'check-pictures.ts'), taken()], {
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, GITHUB_OUTPUT: join(folder, 'output') },
    })
  put(button, picture)
  expect(check()).toBe('1 pictures taken, 0 removed\n')
  expect(readFileSync(join(folder, 'output'), 'utf8')).toBe('pictures=1\n')
  put(badge, picture.subarray(0, 40))
  expect(check).toThrow(`${badge} cannot be decoded`)
})

/** An origin with main and a branch `blue`, and a clone of main. */
function repository() {
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.test', ...args], { cwd, encoding: 'utf8' }).trim()
  const source = join(folder, 'source')
  put(button, 'old', 'source')
  put(badge, 'old', 'source')
  put('package.json', '{}', 'source')
  git(source, 'init', '--quiet', '--initial-branch=main')
  git(source, 'add', '.')
  git(source, 'commit', '--quiet', '--message', 'First')
  git(source, 'checkout', '--quiet', '-b', 'blue')
  put('package.json', '{ "name": "blue" }', 'source')
  git(source, 'commit', '--quiet', '--all', '--message', 'Blue')
  const origin = join(folder, 'origin.git')
  git(folder, 'clone', '--quiet', '--bare', source, origin)
  git(origin, 'config', 'uploadpack.allowAnySHA1InWant', 'true')
  const clone = join(folder, 'clone')
  git(folder, 'clone', '--quiet', '--depth=1', '--branch=main', `file://${origin}`, clone)
  return {
    clone,
    sha: git(source, 'rev-parse', 'blue'),
    inOrigin: (...args: string[]) => git(origin, ...args),
    git,
    source,
  }
}

test('pictures are pushed on top of the commit that they were taken of', () => {
  const { clone, sha, inOrigin } = repository()
  put(button, picture)
  put('removed.txt', `${badge}\n`)
  expect(pushPictures(clone, taken(), { name: 'blue', sha })).toBe(
    'Pushed 1 new pictures; 1 that no story uses are removed.',
  )
  expect(inOrigin('rev-parse', 'blue^')).toBe(sha)
  expect(inOrigin('show', '--name-status', '--format=', 'blue')).toBe(`D\t${badge}\nM\t${button}`)
  expect(execFileSync('git', ['show', `blue:${button}`], { cwd: join(folder, 'origin.git') })).toEqual(picture)
  expect(readFileSync(join(clone, 'package.json'), 'utf8')).toBe('{}')
})

test('a branch that has moved on, main, and no commit are refused', () => {
  const { clone, sha, inOrigin, git, source } = repository()
  put(button, picture)
  expect(() => pushPictures(clone, taken(), { name: 'main', sha })).toThrow('by a pull request only')
  expect(() => pushPictures(clone, taken(), { name: 'blue', sha: '--upload-pack=x' })).toThrow('is no commit')
  git(source, 'commit', '--quiet', '--allow-empty', '--message', 'Later')
  git(source, 'push', '--quiet', join(folder, 'origin.git'), 'blue')
  const later = inOrigin('rev-parse', 'blue')
  expect(() => pushPictures(clone, taken(), { name: 'blue', sha })).toThrow('rejected')
  expect(inOrigin('rev-parse', 'blue')).toBe(later)
})

test('nothing is pushed if no picture has changed', () => {
  const { clone, sha, inOrigin } = repository()
  put('removed.txt', '')
  expect(pushPictures(clone, taken(), { name: 'blue', sha })).toBe('All pictures are up to date.')
  expect(inOrigin('rev-parse', 'blue')).toBe(sha)
})
