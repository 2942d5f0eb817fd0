import { afterEach, expect, test } from 'vitest'
import { noteStyles, stylesOnlyInDark } from './styles-in-light.ts'

/** The style sheets are read once per page, so all tests share one, each with classes of its own. */
const sheet = document.createElement('style')
sheet.textContent = `
  @layer components {
    .Plain_a { padding: 0 }
    .Both_a { color: var(--sen-color-text-primary) }
    .State_a:disabled { opacity: 1 }
    .State_a::after { content: '' }
    .State_a:is(.State_b, .State_c) { opacity: 1 }
    .Hidden_a { display: none }
    @media (min-width: 1px) { .Wide_a { padding: 0 } .Wide_b { color: var(--sen-color-text-primary) } }
    @media (max-width: 1px) { .Narrow_a { color: var(--sen-color-text-primary) } }
    .Screen_a, .Piece_a { padding: 0 }
    .Screen_b { padding: 0 }
    .Piece_b { padding: 0 }
    mark { padding: 0 }
  }`
document.head.append(sheet)

afterEach(() => {
  document.body.innerHTML = ''
})

const note = (story: string, themes: string[], html: string) => {
  document.body.innerHTML = html
  noteStyles(story, themes)
}

const found = (prefix: string, files?: string[], withGlobal = true) =>
  stylesOnlyInDark(withGlobal, files)
    .filter(({ rule }) => rule.includes(prefix))
    .map(({ story, rule }) => `${story}: ${rule}`)

test('a style that only a dark picture shows is named with its first story', () => {
  note('One', ['dark'], '<p class="Plain_a">Chữ</p>')
  note('Two', ['dark'], '<p class="Plain_a">Chữ</p>')
  expect(found('Plain')).toEqual(['One: .Plain_a'])
})

test('a style that a light picture of any story shows is not', () => {
  note('One', ['dark'], '<p class="Both_a">Chữ</p>')
  note('Two', ['dark', 'light'], '<p class="Both_a">Chữ</p>')
  note('Three', ['dark'], '<p class="Both_a">Chữ</p>')
  expect(found('Both')).toEqual([])
})

test('states, alternatives and pseudo-elements count for themselves', () => {
  note('Enabled', ['light'], '<button class="State_a">Chữ</button>')
  note('Disabled', ['dark'], '<button class="State_a State_c" disabled>Chữ</button>')
  expect(found('State')).toEqual(['Disabled: .State_a:disabled', 'Disabled: .State_a:is(.State_b, .State_c)'])
})

test('what is not visible shows no style', () => {
  note('One', ['dark'], '<p class="Hidden_a">Chữ</p>')
  expect(found('Hidden')).toEqual([])
})

test('of styles for a width only those with a colour count, where they apply', () => {
  note('One', ['dark'], '<p class="Wide_a Wide_b Narrow_a">Chữ</p>')
  expect([...found('Wide'), ...found('Narrow')]).toEqual(['One: @media (min-width: 1px) .Wide_b'])
})

test('a screen shows its own styles, its pieces elsewhere', () => {
  note('One', ['dark'], '<p class="Screen_a Screen_b Piece_b">Chữ</p>')
  expect([...found('Screen', ['Screen']), ...found('Piece_b', ['Screen'])]).toEqual([
    'One: .Screen_a, .Piece_a',
    'One: .Screen_b',
  ])
})

test('what has no class is shown by base components', () => {
  const global = (withGlobal: boolean) => {
    note('One', ['dark'], '<mark class="Screen_c">Chữ</mark>')
    return found('mark', ['Screen'], withGlobal)
  }
  expect(global(true)).toEqual(['One: mark'])
  expect(global(false)).toEqual([])
})
