import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readTree, type Source } from '#ci/rules/source.ts'
import { reachOf } from './reach.ts'

/** The real source tree, so that the tests cover the actual files. */
const { sources } = readTree(resolve(import.meta.dirname, '../..'))
const reached = (...changed: string[]) => [...reachOf(sources, changed).stories.keys()].sort()
const storyFiles = sources.map(({ path }) => path).filter((path) => /^stories\/.*\.stories\.tsx$/.test(path))

/** The same question in the opposite direction: whether a story imports a file, directly or indirectly. */
function imports(story: string, file: string): boolean {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const seen = new Set<string>()
  const isImportedBy = (path: string): boolean => {
    if (path === file) return true
    if (seen.has(path)) return false
    seen.add(path)
    return (byPath.get(path)?.imports ?? []).some(
      ({ target, isType }) => !isType && target !== undefined && isImportedBy(target),
    )
  }
  return isImportedBy(story)
}

test.each([
  'components/Button/Button.css.ts',
  'components/Avatar/Avatar.tsx',
  'components/Disclosure/Disclosure.css.ts',
])('a change in %s affects exactly the stories that import it, directly or indirectly', (file) => {
  const path = `design-system/${file}`
  const expected = storyFiles.filter((story) => imports(story, path))
  expect(expected.length).toBeGreaterThan(0)
  expect(expected.length).toBeLessThan(storyFiles.length)
  expect(reached(path)).toEqual(expected)
})

test.each([
  'package-lock.json',
  '.storybook/around-stories.ts',
  '.storybook/with-page.tsx',
  '.storybook/chinese.css',
  '.storybook/fonts/noto-sans-sc-regular.otf',
  'stories/visual/gate.ts',
  'stories/visual/gate.html',
  'stories/visual/gate-browser.ts',
  '.ci/browser.ts',
  'stories/modes.ts',
  'design-system/tokens/scale.ts',
  'design-system/css/global.ts',
  'design-system/css/motion.ts',
  'design-system/providers/theme.tsx',
  'design-system/components/a-picture-that-nothing-imports.svg',
])('a change in %s affects every story', (path) => {
  expect(reachOf(sources, [path]).everything).toBe(path)
  expect(reached(path)).toEqual(storyFiles)
})

test.each([
  'server/main.ts',
  'docs/start.mdx',
  '.storybook/preview.tsx',
  'README.md',
  'site/app/root.tsx',
  'design-system/components/Button/Button.test.tsx',
  'design-system/tokens/contrast.test.ts',
  'design-system/tokens/export/base.tokens.json',
  'design-system/testing/public-exports.txt',
  'stories/visual/report-page.css',
  'stories/visual/README.md',
])('a change in %s affects no story', (path) => {
  expect(reached(path)).toEqual([])
})

test('a change in a committed picture affects the stories of its component', () => {
  expect(reached('stories/__screenshots__/components/Button/default_dark.webp')).toEqual([
    'stories/components/Button.stories.tsx',
  ])
})

test('a text affects the stories that have the same text in another language', () => {
  const login = 'stories/screens/LoginScreen.stories.tsx'
  expect(reached('design-system/texts/en/login.ts')).toContain(login)
  expect(reached('design-system/texts/zh/login.ts')).toContain(login)
})

test('type imports do not count, a deleted file affects the stories that import it, and the path of imports is returned', () => {
  const source = (path: string, target: string, isType: boolean): Source => ({
    path,
    text: '',
    imports: [{ specifier: '', target, isType, start: 0 }],
  })
  const { stories } = reachOf(
    [
      source('stories/components/A.stories.tsx', 'design-system/components/A/A.tsx', false),
      source('design-system/components/A/A.tsx', 'design-system/components/gone.ts', false),
      source('stories/components/B.stories.tsx', 'design-system/components/gone.ts', true),
    ],
    ['design-system/components/gone.ts'],
  )
  expect([...stories]).toEqual([
    [
      'stories/components/A.stories.tsx',
      ['design-system/components/gone.ts', 'design-system/components/A/A.tsx', 'stories/components/A.stories.tsx'],
    ],
  ])
})
