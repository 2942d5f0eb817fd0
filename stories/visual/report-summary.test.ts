import { expect, test } from 'vitest'
import type { ReportPicture } from './report-data.ts'
import { describe, summaryOf } from './report-summary.ts'

const size = { width: 100, height: 100 }

const changed = (over: Partial<ReportPicture> = {}): ReportPicture => ({
  id: 'components/Button/default_dark',
  kind: 'changed',
  component: 'components/Button',
  story: 'Default',
  mode: 'dark',
  theme: 'dark',
  width: 1200,
  beforeSize: size,
  afterSize: size,
  pixels: 1,
  ...over,
})

test('the summary has the number of components, their names, and the kind of change', () => {
  const { headline, sentences } = summaryOf([
    changed(),
    changed({
      component: 'components/Badge',
      theme: 'light',
      mode: 'light',
      pixels: 500,
      afterSize: { width: 100, height: 90 },
    }),
    changed({ kind: 'new', component: 'account/OrderDialog' }),
    changed({ kind: 'orphaned', component: 'admin/UserTable' }),
  ])
  expect(headline).toBe('2 components look different')
  expect(sentences).toEqual([
    '2 pictures changed: Badge and Button.',
    '1 of them changed their size as well; dark and light are both affected. The largest change: Badge, Default (light), 500 pixels, 5 % of the picture.',
    '1 new picture to take: OrderDialog.',
    '1 picture that no story uses any more: UserTable.',
  ])
})

test('a long list of names is shortened to a count', () => {
  const many = Array.from({ length: 9 }, (_, at) => changed({ component: `components/Piece${at}` }))
  expect(summaryOf(many).sentences[0]).toBe(
    '9 pictures changed: Piece0, Piece1, Piece2, Piece3, Piece4, Piece5, and 3 more.',
  )
})

test('the headline says when nothing looks different', () => {
  expect(summaryOf([changed({ kind: 'new' })]).headline).toMatch(/^Nothing looks different/)
})

test('the description of a picture has the number of changed pixels and the sizes', () => {
  expect(describe(changed())).toBe('1 pixel changed, less than 0.1 % of the picture; 100 × 100 as before.')
  expect(describe(changed({ afterSize: { width: 100, height: 101 }, pixels: 100 }))).toContain(
    '100 × 100 became 100 × 101',
  )
})
