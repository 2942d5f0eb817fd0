import { expect, test } from 'vitest'
import { addLightFaults, sheetsInLight, showsGlobalStyles } from './light-faults.ts'
import type { StoryResult } from './play.ts'

const story = (name: string): StoryResult => ({ name, faults: [], texts: [] })
const dark = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ story: name, rule: `.Badge_tone${at}__abcd12` }))

test('a story is told which of its styles no light picture shows', () => {
  const stories = [story('Brand'), story('Critical')]
  addLightFaults(stories, dark('Critical', 7))
  expect(stories.map(({ faults }) => faults)).toEqual([
    [],
    [
      'No light picture of this component shows .Badge_tone0, .Badge_tone1, .Badge_tone2, .Badge_tone3, .Badge_tone4 and 2 more. Add inLight to the modes of this story (stories/modes.ts).',
    ],
  ])
})

test('a story that did not finish may be the one that shows them', () => {
  const broken: StoryResult = { name: 'Broken', faults: ['It failed'] }
  const stories = [story('Brand'), broken]
  addLightFaults(stories, dark('Brand', 1))
  expect(stories[0]?.faults).toEqual([])
})

test('a component shows in light the sheets of its folder, and those that its files import', () => {
  expect(sheetsInLight('components/Badge')).toContain('Badge')
  expect(sheetsInLight('components/Input')).toContain('control')
  expect(sheetsInLight('screens/FailureScreen')).toContain('horizon-page')
  expect(sheetsInLight('screens/LoginScreen')).not.toContain('LoginCard')
})

test('base components show the rules without a class for all others', () => {
  expect(showsGlobalStyles('components/Dialog')).toBe(true)
  expect(showsGlobalStyles('primitives/Heading')).toBe(true)
  expect(showsGlobalStyles('account/WalletPanel')).toBe(false)
  expect(showsGlobalStyles('screens/ProductScreen')).toBe(false)
})

test('stories without a component show all sheets', () => {
  expect(sheetsInLight('components/ToastTimeline')).toBeUndefined()
})
