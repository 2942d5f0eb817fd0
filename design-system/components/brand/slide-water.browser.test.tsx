import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { slideWater } from './slide-water.ts'

// The tests' browser asks for reduced motion; these are about a person who does not.
const askForMotion = (isAllowed: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isAllowed } as MediaQueryList)

beforeEach(() => askForMotion(true))
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** Two labels beside each other, in a box with this style. */
function twoLabels(style: string): [Element, Element] {
  document.body.innerHTML = `<div style="${style}"><span>Ví</span> <span>Hỗ trợ</span></div>`
  const [before, selected] = document.querySelectorAll('span')
  if (!before || !selected) throw new Error('There are no labels')
  return [before, selected]
}

test('the water comes from the label that was selected before', () => {
  const [before, selected] = twoLabels('')
  slideWater(before, selected, selected)
  expect(selected.getAnimations()).toHaveLength(1)
})

test('nothing slides where the labels are hidden', () => {
  const [before, selected] = twoLabels('display: none')
  slideWater(before, selected, selected)
  expect(selected.getAnimations()).toHaveLength(0)
})

test('nothing slides with reduced motion', () => {
  askForMotion(false)
  const [before, selected] = twoLabels('')
  slideWater(before, selected, selected)
  expect(selected.getAnimations()).toHaveLength(0)
})
