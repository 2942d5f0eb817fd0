import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readTree, type Source } from '#ci/rules/source.ts'
import { reachOf } from './reach.ts'

/** The real source tree, so that the tests cover the actual files. */
const { sources } = readTree(resolve(import.meta.dirname, '../..'))
const reached = (...changed: string[]) => [...reachOf(sources, changed).stories].sort()
const storyFiles = sources.map(({ path }) => path).filter((path) => /^stories\/.*\.stories\.tsx$/.test(path))

test('a change of a component affects the stories that import it, directly or indirectly', () => {
  const stories = reached('design-system/components/data/Avatar/Avatar.tsx')
  expect(stories).toContain('stories/components/data/Avatar.stories.tsx')
  expect(stories).toContain('stories/screens/DashboardScreen.stories.tsx')
  expect(stories.length).toBeLessThan(storyFiles.length / 2)
})

test.each([
  'package-lock.json',
  '.storybook/around-stories.ts',
  '.storybook/chinese.css',
  'stories/visual/gate.ts',
  'stories/visual/gate-browser.ts',
  '.ci/browser.ts',
  'stories/modes.ts',
  'design-system/tokens/scale.ts',
  'design-system/css/global.ts',
  'design-system/providers/theme.tsx',
  'design-system/components/a-picture-that-nothing-imports.svg',
])('a change in %s affects every story', (path) => {
  expect(reachOf(sources, [path]).everything).toBe(path)
  expect(reached(path)).toEqual(storyFiles)
})

test.each([
  'server/main.ts',
  '.storybook/preview.tsx',
  'site/app/root.tsx',
  'design-system/components/forms/Button/Button.test.tsx',
  'stories/visual/README.md',
])('a change in %s affects no story', (path) => {
  expect(reached(path)).toEqual([])
})

test('a change in a committed picture affects the stories of its component', () => {
  expect(reached('stories/__screenshots__/components/forms/Button/default_dark.webp')).toEqual([
    'stories/components/forms/Button.stories.tsx',
  ])
})

test('a text affects the stories that have the same text in another language', () => {
  expect(reached('design-system/texts/login.ts')).toContain('stories/screens/LoginScreen.stories.tsx')
})

test('type imports do not count, and a deleted file affects the stories that import it', () => {
  const source = (path: string, target: string, isType: boolean): Source => ({
    path,
    text: '',
    imports: [{ specifier: '', target, isType, start: 0 }],
  })
  const tree = [
    source('stories/A.stories.tsx', 'design-system/components/gone.ts', false),
    source('stories/B.stories.tsx', 'design-system/components/gone.ts', true),
  ]
  expect([...reachOf(tree, ['design-system/components/gone.ts']).stories]).toEqual(['stories/A.stories.tsx'])
})
