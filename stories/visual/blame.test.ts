import { expect, test } from 'vitest'
import { parse } from '#ci/rules/source.ts'
import { createBlame, createStyleFiles, culpritOf } from './blame.ts'

const card = 'design-system/components/Card/Card.tsx'
const cardStyles = 'design-system/components/Card/Card.css.ts'
const panel = 'design-system/account/Panel/Panel.tsx'
const motion = 'design-system/css/motion.ts'
const story = 'stories/account/Panel.stories.tsx'

const sources = [
  parse(card, `import { card } from './Card.css.ts'`),
  parse(cardStyles, `import { entering } from '#ds/css/motion.ts'`),
  parse(motion, ''),
  parse(panel, `import { Card } from '#ds/components/Card/Card.tsx'`),
  parse(story, `import { Panel } from '#ds/account/Panel/Panel.tsx'`),
]

test('a file belongs to the component in whose folder it is', () => {
  expect(culpritOf(cardStyles)).toEqual({ name: 'components/Card', isComponent: true })
  expect(culpritOf(motion)).toEqual({ name: motion, isComponent: false })
})

test('of the files that took part, the nearest one that has changed is the culprit', () => {
  expect(createBlame(sources, [panel])([card, panel])?.name).toBe('account/Panel')
  expect(createBlame(sources, [panel, card])([card, panel])?.name).toBe('components/Card')
})

test('if none has changed, what they import and has changed is the culprit', () => {
  expect(createBlame(sources, [motion])([cardStyles])?.name).toBe(motion)
  expect(createBlame(sources, [cardStyles])([story])?.name).toBe('components/Card')
})

test('without any change in the sources, it is the nearest component', () => {
  expect(createBlame(sources, [])(['stories/other.ts', card, panel])?.name).toBe('components/Card')
})

test('a selector leads to the style file that begins its last class', () => {
  const styleFiles = createStyleFiles(sources)
  expect(styleFiles('.Panel_list .Card_card:hover')).toEqual([cardStyles])
  expect(styleFiles('html:has([data-component="Card"][data-open])')).toEqual([cardStyles])
  expect(styleFiles('a:hover')).toContain('design-system/css/global.ts')
})
