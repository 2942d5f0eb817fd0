import { resolve } from 'node:path'
import { pageBudgets } from '#build/page-budgets.ts'
import { type PageWeight, weighPage } from '#build/page-weight.ts'
import { editions } from '#contracts/languages.ts'
import { expect, test } from './test.ts'

const site = resolve(import.meta.dirname, '../dist')

for (const [path, budget] of Object.entries(pageBudgets)) {
  for (const edition of editions) {
    test(`${path} is within its budget in the edition ${edition}`, () => {
      const weight = weighPage(site, edition, path)
      const exceeded = Object.entries(budget).filter(([kind, maximum]) => weight[kind as keyof PageWeight] > maximum)
      expect(exceeded, `Weight: ${JSON.stringify(weight)}`).toEqual([])
    })
  }
}
