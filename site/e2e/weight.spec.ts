import { resolve } from 'node:path'
import { pageBudgets } from '#build/page-budgets.ts'
import { type PageWeight, weighPage } from '#build/page-weight.ts'
import { expect, test } from './test.ts'

const buildFolder = resolve(import.meta.dirname, '../dist/client')

for (const [page, budget] of Object.entries(pageBudgets)) {
  test(`${page} is within its budget`, () => {
    const weight = weighPage(buildFolder, page)
    const exceeded = Object.entries(budget).filter(([kind, maximum]) => weight[kind as keyof PageWeight] > maximum)
    expect(exceeded, `Weight: ${JSON.stringify(weight)}`).toEqual([])
  })
}
