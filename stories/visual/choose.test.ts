import { expect, test } from 'vitest'
import { filesNamed, parseArguments } from './choose.ts'

const files = ['components/Button', 'components/ButtonLink', 'screens/Login'].map(
  (name) => `stories/${name}.stories.tsx`,
)
const isCommit = (word: string) => word === 'v1'

test('a name selects the component of that name, a part of a name every component that contains it', () => {
  expect(filesNamed(files, ['Button'])).toEqual(['stories/components/Button.stories.tsx'])
  expect(filesNamed(files, ['butt'])).toHaveLength(2)
  expect(filesNamed(files, [])).toEqual(files)
})

test('a path may be that of the component, of its stories, or of a folder', () => {
  const [button] = files
  for (const path of ['components/Button', 'stories/components/Button.stories.tsx', 'design-system/components/Button/'])
    expect(filesNamed(files, [path])).toEqual([button])
  expect(filesNamed(files, ['screens/'])).toEqual(['stories/screens/Login.stories.tsx'])
})

test('an unknown name is an error, and does not select everything', () => {
  expect(() => filesNamed(files, ['Buton'])).toThrow('No stories for "Buton"')
})

test('--changed takes the next argument if it is a commit, but not if it is a name', () => {
  expect(parseArguments(['--changed', 'v1', 'Button'], isCommit)).toMatchObject({ changed: 'v1', names: ['Button'] })
  expect(parseArguments(['--changed', 'Button'], isCommit)).toMatchObject({ changed: true, names: ['Button'] })
  expect(parseArguments(['--changed=nothing', '--full'], isCommit)).toMatchObject({ changed: 'nothing', full: true })
  expect(() => parseArguments(['--changd'], isCommit)).toThrow('There is no --changd')
})

test('--shard is given with a space or an equals sign, next to other arguments', () => {
  const shard = { index: 2, count: 4 }
  expect(parseArguments(['--shard', '2/4', 'Button'], isCommit)).toMatchObject({ shard, names: ['Button'] })
  expect(parseArguments(['--changed', '--shard=2/4'], isCommit)).toMatchObject({ shard, changed: true, names: [] })
  expect(() => parseArguments(['--shard'], isCommit)).toThrow('is no shard')
})
