import { expect, test } from 'vitest'
import { budOf, fans, flatRipple, flowerOf, petalPath } from '#ds/components/brand/signature-shapes.ts'

test('a petal is drawn from its base to its tip and back, as wide as its breadth', () => {
  expect(petalPath(100)).toBe(
    'M0 0C-30 -20 -31 -56 -13 -80C-7.5 -87.3 -2.2 -93 0 -100C2.2 -93 7.5 -87.3 13 -80C31 -56 30 -20 0 0Z',
  )
  expect(petalPath(100, 0.5)).toContain('C-15 -20 -15.5 -56 -6.5 -80')
})

test('fans are drawn from left to right, and are symmetrical', () => {
  for (const places of Object.values(fans)) {
    expect(places.map(({ angle }) => angle)).toEqual(places.map(({ angle }) => -angle || 0).toReversed())
    expect(places.map(({ share }) => share)).toEqual(places.map(({ share }) => share).toReversed())
  }
})

test('every petal is inside the box of its flower', () => {
  for (const count of [3, 5] as const) {
    const { width, length } = flowerOf(count, 'medium')
    for (const { angle, share } of fans[count])
      expect(Math.abs(Math.sin((angle * Math.PI) / 180)) * share * length).toBeLessThan(width / 2)
  }
})

test('only the half of a ripple below the line is drawn', () => {
  expect(flatRipple(60)).toBe('M-60 0A60 10 0 0 0 60 0')
})

test('the water line of a bud is on whole pixels, and there are ripples only where there is space for them', () => {
  for (const size of ['tiny', 'inline', 'small', 'medium', 'large', 'page', 'hero'] as const)
    expect(Number.isInteger(budOf(size).water)).toBe(true)
  expect(budOf('large').ripples).toHaveLength(0)
  expect(budOf('page').ripples).toHaveLength(2)
  expect(budOf('hero').ripples).toHaveLength(3)
})
