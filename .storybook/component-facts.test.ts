import { expect, test } from 'vitest'
import { changesOf, usesOf } from './component-facts.ts'

test('a component uses what its files import, but not itself nor what its tests import', () => {
  const uses = usesOf(
    new Map([
      ['design-system/components/Field/Field.tsx', "import { Text } from '#ds/primitives/Text/index.ts'\n"],
      ['design-system/components/Field/FieldMessages.tsx', "import { Field } from '#ds/components/Field/Field.tsx'\n"],
      ['design-system/components/Field/Field.test.tsx', "import { Input } from '#ds/components/Input/index.ts'\n"],
      ['design-system/screens/Page/Page.tsx', "const Lazy = () => import('#ds/components/Field/index.ts')\n"],
      ['design-system/tokens/scale.ts', "import { x } from '#ds/components/Field/index.ts'\n"],
    ]),
  )
  expect(Object.fromEntries(uses)).toEqual({
    'components/Field': ['primitives/Text'],
    'screens/Page': ['components/Field'],
  })
})

test('the last five changes of each component, without the commit at which a shallow clone ends', () => {
  const commit = (hash: string, ...paths: string[]) => `\0${hash}\t2026-11-22\tChange ${hash}\n\n${paths.join('\n')}\n`
  const button = 'design-system/components/Button/Button.tsx'
  const log = ['a', 'b', 'c', 'd', 'e', 'f'].map((hash) => commit(hash, button, `${button}.css.ts`)).join('')
  const changes = changesOf(log + commit('g', 'design-system/components/Tabs/Tabs.tsx', 'README.md'), ['g'])
  expect([...changes.keys()]).toEqual(['components/Button'])
  expect(changes.get('components/Button')?.map(({ subject }) => subject)).toEqual([
    'Change a',
    'Change b',
    'Change c',
    'Change d',
    'Change e',
  ])
})
