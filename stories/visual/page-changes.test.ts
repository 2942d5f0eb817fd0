import { expect, test } from 'vitest'
import { comparedProperties, type InspectedElement, type Inspection } from './inspect.ts'
import { compareInspections } from './page-changes.ts'
import type { Watch } from './rule-changes.ts'

/** An element of a test page: its tag, what differs from the usual, and its children. */
type Piece = [
  tag: string,
  about: Partial<InspectedElement> & { color?: string; borderColor?: string },
  ...children: Piece[],
]

function page(root: Piece): Inspection {
  const inspection: Inspection = { elements: [], styles: [], creators: [] }
  const add = ([tag, { color = 'black', borderColor = 'none', ...about }, ...children]: Piece, parent: number) => {
    const own: Record<string, string> = { color, 'border-color': borderColor }
    const values = comparedProperties.map((property) => own[property] ?? 'none')
    const position = inspection.elements.length
    inspection.styles.push(values)
    const usual = { component: '', classes: [], text: '', shown: {}, isVisible: true, creator: position, watched: {} }
    inspection.elements.push({ ...usual, ...about, parent, tag, style: position })
    for (const child of children) add(child, position)
  }
  add(root, -1)
  return inspection
}

const compare = (before: Piece, after: Piece, watches: Watch[] = []) =>
  compareInspections(page(before), page(after), watches).map(({ kind, property, before: from, after: to }) =>
    [kind, property, from, to].filter((part) => part !== undefined),
  )

const item = (text: string, about: Piece[1] = {}): Piece => ['li', { text, ...about }]

test('equal pages have no changes', () => {
  expect(compare(['ul', {}, item('One')], ['ul', {}, item('One')])).toEqual([])
})

test('another text, icon, image or value is a change of that element only', () => {
  expect(compare(['ul', {}, item('One'), item('Two')], ['ul', {}, item('One'), item('2')])).toEqual([
    ['text', 'Two', '2'],
  ])
  const icon = (name: string): Piece => ['svg', { shown: { icon: `lucide-${name}`, drawing: name } }]
  expect(compare(icon('x'), icon('check'))).toEqual([['icon', 'x', 'check']])
  expect(compare(['img', { shown: { image: 'a.webp' } }], ['img', { shown: { image: 'b.webp' } }])).toEqual([
    ['image', 'a.webp', 'b.webp'],
  ])
  expect(compare(['input', { shown: { value: '1' } }], ['input', { shown: { value: '2' } }])).toEqual([
    ['value', '1', '2'],
  ])
})

test('a missing element is named, and those after it are still paired', () => {
  const list = (...texts: string[]): Piece => ['ul', {}, ...texts.map((text) => item(text))]
  expect(compare(list('One', 'Two', 'Three'), list('One', 'Three'))).toEqual([['missing', 'li “Two”', '']])
  expect(compare(list('One', 'Three'), list('One', 'Two', 'Three'))).toEqual([['added', '', 'li “Two”']])
})

test('elements in another order are one change of order', () => {
  const list = (...texts: string[]): Piece => ['ul', {}, ...texts.map((text) => item(text))]
  expect(compare(list('One', 'Two', 'Three'), list('Two', 'Three', 'One'))).toEqual([['order', '', 'li “One”']])
})

test('an element with another class has changes of style; one that only inherits them has none', () => {
  const pages = (name: string, color: string): Piece => [
    'p',
    { classes: [`Text_${name}__1abc0`], color },
    ['b', { text: 'Bold', color }],
  ]
  expect(compare(pages('quiet', 'grey'), pages('loud', 'red'))).toEqual([['style', 'color', 'grey', 'red']])
})

test('a border that only follows the colour of the text is not named', () => {
  const piece = (name: string, color: string): Piece => {
    const element: Piece = ['p', { classes: [name], color, borderColor: color }]
    return element
  }
  expect(compare(piece('a', 'grey'), piece('b', 'red'))).toEqual([['style', 'color', 'grey', 'red']])
})

test('a watched rule explains a style, with the change that it stands for', () => {
  const watches = [
    {
      before: { selector: '.a', properties: ['border-radius'] },
      after: { selector: '.a', properties: ['border-radius'] },
      causes: [3],
    },
  ]
  const piece = (radius: string): Piece => ['p', { watched: { 0: [radius] } }]
  expect(compareInspections(page(piece('12px')), page(piece('13px')), watches)).toMatchObject([
    { kind: 'style', property: 'border-radius', before: '12px', after: '13px', causes: [3] },
  ])
})

test('styles without an explanation count only if nothing else is found', () => {
  expect(compare(['p', { color: 'black' }], ['p', { color: 'red' }])).toEqual([['derived', 'color', 'black', 'red']])
  expect(compare(['p', { text: 'a', color: 'black' }], ['p', { text: 'b', color: 'red' }])).toEqual([
    ['text', 'a', 'b'],
  ])
})

test('an inline style that differs is a change if nothing else is found', () => {
  const bar = (style: string): Piece => ['span', { shown: { style } }]
  expect(compare(bar('--share: 80%'), bar('--share: 60%'))).toEqual([
    ['derived', 'style', '--share: 80%', '--share: 60%'],
  ])
})

test('what is invisible before and after does not count', () => {
  const hidden = { isVisible: false }
  expect(compare(['ul', {}, item('One', hidden)], ['ul', {}, item('Two', hidden)])).toEqual([])
})
