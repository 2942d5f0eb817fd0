import { afterEach, expect, test } from 'vitest'
import { changesBetween, widthsIn } from './media-queries.ts'

const breakpoints = [768, 1024]

afterEach(() => {
  document.head.querySelector('style[data-test]')?.remove()
  document.body.innerHTML = ''
})

const show = (css: string) => {
  document.head.insertAdjacentHTML('beforeend', `<style data-test>${css}</style>`)
  document.body.innerHTML = '<p class="text">Chữ</p>'
}

const found = () => changesBetween(breakpoints).map(({ element, width }) => `${element.className} ${width}`)

test.each([
  ['screen and (width < 48rem)', [768]],
  ['(min-width: 1025px) and (max-width: 1150px)', [1025, 1150]],
  ['(400px <= width)', [400]],
  ['(400px <= width <= 700px)', [400, 700]],
  ['(48rem <= width < 64rem)', [768, 1024]],
  ['(min-width: 30em)', [480]],
  ['(prefers-reduced-motion: reduce)', []],
])('the widths in %s', (query, widths) => {
  expect(widthsIn(query)).toEqual(widths)
})

test('a style that changes between the breakpoints is found, also in a layer and in a state', () => {
  show('@layer one { @media (width < 400px) { .text:hover { padding: 60px } } }')
  expect(found()).toEqual(['text 400'])
  expect(changesBetween([400])).toEqual([])
})

test('styles that change at a breakpoint, and those of other elements, are no fault', () => {
  show('@media (width < 48rem) { .text { padding: 0 } } @media (width < 400px) { .other { padding: 0 } }')
  expect(found()).toEqual([])
})
