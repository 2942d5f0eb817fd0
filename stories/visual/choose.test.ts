import { expect, test } from 'vitest'
import { named, wishOf } from './choose.ts'

const files = ['components/Button', 'components/ButtonLink', 'screens/Login'].map(
  (name) => `stories/${name}.stories.tsx`,
)
const isCommit = (word: string) => word === 'v1'

test('a name is the component of that name, a part of a name everything that has it', () => {
  expect(named(files, ['Button'])).toEqual(['stories/components/Button.stories.tsx'])
  expect(named(files, ['butt'])).toHaveLength(2)
  expect(named(files, [])).toEqual(files)
})

test('a path is that of the component, of its stories, or of a folder', () => {
  const [button] = files
  for (const path of ['components/Button', 'stories/components/Button.stories.tsx', 'design-system/components/Button/'])
    expect(named(files, [path])).toEqual([button])
  expect(named(files, ['screens/'])).toEqual(['stories/screens/Login.stories.tsx'])
})

test('a name that means nothing is said, and does not become "all"', () => {
  expect(() => named(files, ['Buton'])).toThrow('No stories for "Buton"')
})

test('--changed takes a commit when one follows, and leaves a name alone', () => {
  expect(wishOf(['--changed', 'v1', 'Button'], isCommit)).toMatchObject({ changed: 'v1', names: ['Button'] })
  expect(wishOf(['--changed', 'Button'], isCommit)).toMatchObject({ changed: true, names: ['Button'] })
  expect(wishOf(['--changed=nothing', '--dry'], isCommit)).toMatchObject({ changed: 'nothing', dry: true })
  expect(() => wishOf(['--changd'], isCommit)).toThrow('There is no --changd')
})
