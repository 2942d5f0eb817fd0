import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pictureFolder } from '#stories/visual/files.ts'
import { hashOfPicture } from '#stories/visual/picture-file.ts'
import { ReviewReader } from './review-reader.ts'
import { TestRepository } from './test-repository.ts'

let repository: TestRepository
beforeEach(() => {
  repository = new TestRepository()
})
afterEach(() => rmSync(repository.root, { recursive: true }))

const button = 'components/Button'
const readerOf = (root = repository.root) => new ReviewReader(root, { isWritable: true })

test('pictures that changed, are new or are gone since a commit, committed or not', async () => {
  const before = await repository.picture(`${button}/one_dark`, 0)
  await repository.picture(`${button}/same_dark`, 1)
  const gone = await repository.picture(`${button}/gone_dark`, 2)
  const first = repository.commit('Take the pictures')
  const after = await repository.picture(`${button}/one_dark`, 3)
  repository.remove(`${pictureFolder}/${button}/gone_dark.webp`)
  repository.commit('Change them')
  const fresh = await repository.picture(`${button}/fresh_dark`, 4)
  const { pictures, since } = await readerOf().compare(first)
  expect(since.subject).toBe('Take the pictures')
  expect(pictures.map(({ id, before: old, after: now }) => [id, old?.hash, now?.hash])).toEqual([
    [`${button}/fresh_dark`, undefined, fresh],
    [`${button}/gone_dark`, gone, undefined],
    [`${button}/one_dark`, before, after],
  ])
})

test('the same pixels as WebP instead of PNG, or in another folder, are no change', async () => {
  const hash = await repository.picture('buttons/Button/one_dark', 0, 'png')
  const first = repository.commit('Take a PNG')
  repository.remove(`${pictureFolder}/buttons/Button/one_dark.png`)
  await repository.picture('buttons/Button/one_dark', 0)
  repository.commit('Store it as WebP')
  repository.move(`${pictureFolder}/buttons/Button`, `${pictureFolder}/${button}`)
  repository.commit('Move the folder')
  const changed = await repository.picture(`${button}/one_dark`, 5)
  repository.commit('Change the button')
  const reader = readerOf()
  const { one_dark: entries = [] } = await reader.history(button)
  expect(entries.map(({ commit, before, after }) => [commit.subject, before?.hash, after?.hash])).toEqual([
    ['Change the button', hash, changed],
    ['Take a PNG', undefined, hash],
  ])
  expect(await reader.picture(hash)).toMatchObject({ type: expect.stringMatching(/png|webp/) })
  repository.git('checkout', '--quiet', 'HEAD~1')
  expect(await readerOf().compare(first)).toMatchObject({ pictures: [], moved: 1 })
})

test('a picture that is not committed is the first change of its history', async () => {
  const before = await repository.picture(`${button}/one_dark`, 0)
  repository.commit('Take it')
  const after = await repository.picture(`${button}/one_dark`, 1)
  const { one_dark: [first] = [] } = await readerOf().history(button)
  expect(first).toMatchObject({ commit: { hash: '' }, before: { hash: before }, after: { hash: after } })
})

test('a picture that was replaced since the last read is before, out of Git', async () => {
  const hash = await repository.picture(`${button}/one_dark`, 0)
  const first = repository.commit('Take it')
  const reader = readerOf()
  await reader.index()
  const replace = async (at: number) => {
    await repository.picture(`${button}/one_dark`, at)
    const { pictures } = await reader.compare(first)
    expect(pictures[0]?.before?.file).toMatch(/^review\/pictures\//)
    expect(hashOfPicture((await reader.picture(hash))?.file ?? Buffer.of())).toBe(hash)
  }
  await replace(1)
  // The file is put back, and replaced again.
  await repository.picture(`${button}/one_dark`, 0)
  await reader.index()
  await replace(2)
})

test('stories, tokens, props and texts that changed', async () => {
  const token = (css: string) =>
    JSON.stringify({ color: { line: { $value: {}, $extensions: { 'cloud.sen.css': css } } } })
  repository.writeStories('Plain', 'Gone')
  repository.write('design-system/tokens/export/dark.tokens.json', token('red'))
  repository.write('design-system/components/Button/Button.tsx', 'export interface ButtonProps { size: "small" }')
  repository.write('design-system/texts/vi/order.ts', "export const order = { title: 'Đặt', steps: ['Một'] }")
  const first = repository.commit('Begin')
  repository.writeStories('Plain', 'Wide')
  repository.write('design-system/tokens/export/dark.tokens.json', token('blue'))
  repository.write(
    'design-system/components/Button/Button.tsx',
    'export interface ButtonProps { size: "small" | "large"; tone?: Tone }',
  )
  repository.write('design-system/texts/vi/order.ts', "export const order = { title: 'Đặt mua', steps: ['Một'] }")
  const { stories, tokens, props, texts } = await readerOf().compare(first)
  expect(stories).toEqual([
    { id: `${button}/gone`, group: button, name: 'Gone', kind: 'removed', before: 'Gone' },
    {
      id: `${button}/wide`,
      group: button,
      name: 'Wide',
      kind: 'new',
      after: 'Wide',
      storyId: 'components-button--wide',
    },
  ])
  expect(tokens).toMatchObject([{ id: 'dark/color.line', kind: 'changed', before: 'red', after: 'blue' }])
  expect(props).toMatchObject([
    { name: 'ButtonProps.size', kind: 'changed', before: 'size: "small"', after: 'size: "small" | "large"' },
    { name: 'ButtonProps.tone', kind: 'new', after: 'tone?: Tone' },
  ])
  expect(texts).toMatchObject([{ id: 'vi/order/order.title', kind: 'changed', before: 'Đặt', after: 'Đặt mua' }])
})

test('a story whose pictures only moved has another name', async () => {
  repository.writeStories('Default')
  await repository.picture(`${button}/default_dark`, 0)
  const first = repository.commit('Begin')
  repository.writeStories('Unchecked')
  repository.move(`${pictureFolder}/${button}/default_dark.webp`, `${pictureFolder}/${button}/unchecked_dark.webp`)
  const { stories, pictures } = await readerOf().compare(first)
  expect(pictures).toEqual([])
  expect(stories).toMatchObject([{ kind: 'changed', before: 'Default', after: 'Unchecked' }])
})

test('a picture that was moved and then changed has changed under its new name', async () => {
  const before = await repository.picture(`${button}/default_dark`, 0)
  const first = repository.commit('Begin')
  repository.move(`${pictureFolder}/${button}/default_dark.webp`, `${pictureFolder}/${button}/unchecked_dark.webp`)
  repository.commit('Rename it')
  const after = await repository.picture(`${button}/unchecked_dark`, 1)
  repository.commit('Change it')
  const { pictures, moved } = await readerOf().compare(first)
  expect(pictures).toMatchObject([{ id: `${button}/unchecked_dark`, before: { hash: before }, after: { hash: after } }])
  expect([pictures.length, moved]).toEqual([1, 0])
})

test('the index knows main, tags, stories and pictures', async () => {
  repository.writeStories('Plain')
  const hash = await repository.picture(`${button}/plain_dark`, 0)
  const main = repository.commit('On main')
  repository.git('tag', 'v1')
  repository.git('checkout', '--quiet', '-b', 'wider')
  repository.write('README.md', 'x')
  const head = repository.commit('On the branch')
  const index = await readerOf().index()
  expect(index).toMatchObject({
    main,
    branch: 'wider',
    head: { hash: head, subject: 'On the branch' },
    tags: [{ name: 'v1', commit: main }],
    isShallow: false,
    pictures: { [`${button}/plain_dark`]: hash },
    storyIds: { [button]: 'components-button' },
  })
})

test('a shallow clone compares what it has, and says that history is cut', async () => {
  await repository.picture(`${button}/one_dark`, 0)
  repository.commit('First')
  await repository.picture(`${button}/one_dark`, 1)
  repository.commit('Second')
  const root = mkdtempSync(join(tmpdir(), 'shallow-'))
  execFileSync('git', ['clone', '--quiet', '--depth', '1', pathToFileURL(repository.root).href, root])
  const reader = readerOf(root)
  const { isShallow, commits } = await reader.index()
  expect([isShallow, commits.length]).toEqual([true, 1])
  expect(await reader.compare(commits[0]?.hash ?? '')).toMatchObject({ pictures: [] })
  expect(Object.keys(await reader.history(button))).toEqual(['one_dark'])
  rmSync(root, { recursive: true })
})
