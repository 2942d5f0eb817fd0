import { resolve } from 'node:path'
import { pageBudgets } from '#build/page-budgets.ts'
import { type PageWeight, weighPage } from '#build/page-weight.ts'
import { expect, test } from './test.ts'

const built = resolve(import.meta.dirname, '../dist/client')

for (const [page, budget] of Object.entries(pageBudgets)) {
  test(`${page} weighs no more than it may`, () => {
    const weight = weighPage(built, page)
    const tooMuch = Object.entries(budget).filter(([part, most]) => weight[part as keyof PageWeight] > most)
    expect(tooMuch, `It weighs ${JSON.stringify(weight)}`).toEqual([])
  })
}
