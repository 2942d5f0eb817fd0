import { expect, test } from 'vitest'
import { filesNamed, filesOfShard, parseArguments } from './choose.ts'

const files = ['components/forms/Button', 'components/forms/ButtonLink', 'screens/Login'].map(
  (name) => `stories/${name}.stories.tsx`,
)
const isCommit = (word: string) => word === 'v1'

test('a name selects the component of that name, a part of a name every component that contains it', () => {
  expect(filesNamed(files, ['Button'])).toEqual(['stories/components/forms/Button.stories.tsx'])
  expect(filesNamed(files, ['butt'])).toHaveLength(2)
  expect(filesNamed(files, [])).toEqual(files)
})

test('a path may be that of the component, of its stories, or of a folder', () => {
  const [button] = files
  for (const path of [
    'forms/Button',
    'stories/components/forms/Button.stories.tsx',
    'design-system/components/forms/Button/',
  ])
    expect(filesNamed(files, [path])).toEqual([button])
  expect(filesNamed(files, ['screens/'])).toEqual(['stories/screens/Login.stories.tsx'])
})

test('an unknown name is an error, and does not select everything', () => {
  expect(() => filesNamed(files, ['Buton'])).toThrow('No stories for "Buton"')
})

test('--changed takes a commit that is named, but no name of a component', () => {
  expect(parseArguments(['--changed', 'v1', 'Button'], isCommit)).toMatchObject({ since: 'v1', names: ['Button'] })
  expect(parseArguments(['--changed', 'Button'], isCommit)).toMatchObject({ changed: true, names: ['Button'] })
  expect(() => parseArguments(['--changd'], isCommit)).toThrow("'--changd'")
})

test('every file is in exactly one shard', () => {
  const shards = [1, 2].map((index) => filesOfShard(files, (file) => file.length, { index, count: 2 }))
  expect(shards.flat().sort()).toEqual(files)
  expect(parseArguments(['--shard', '2/4'], isCommit).shard).toEqual({ index: 2, count: 4 })
  expect(() => parseArguments(['--shard', '5/4'], isCommit)).toThrow('is not a shard')
})
