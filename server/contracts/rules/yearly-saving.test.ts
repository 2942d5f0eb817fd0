import { expect, test } from 'vitest'
import { yearlySaving } from './yearly-saving.ts'

const prices = (monthly: number, yearly: number) => ({ monthly: { amount: monthly }, yearly: { amount: yearly } })

test('a year that costs ten months saves two of them', () => {
  expect(yearlySaving(prices(49_000, 490_000))).toEqual({ amount: 98_000, share: 98_000 / 588_000, paid: 10 })
})

test('a saving that is not a whole number of months is not expressed in months', () => {
  expect(yearlySaving(prices(100_000, 1_080_000))).toMatchObject({ amount: 120_000, share: 0.1, paid: null })
})

test('a year that costs twelve months or more saves nothing, nor does a plan that costs nothing', () => {
  expect(yearlySaving(prices(100_000, 1_200_000))).toBeNull()
  expect(yearlySaving(prices(100_000, 1_300_000))).toBeNull()
  expect(yearlySaving(prices(0, 0))).toBeNull()
})
