import { expect, test } from 'vitest'
import { accountPaths, isPersonal, paths } from './paths.ts'

test('what the address of a page holds goes into a path as one segment', () => {
  expect(paths.products()).toBe('/api/products')
  expect(paths.products('a/b?c')).toBe('/api/products/category/a%2Fb%3Fc')
  expect(paths.cancelDeposit('a/b')).toBe('/api/wallet/transactions/a%2Fb/cancel')
})

test('everything of an account is personal, the products are everybody’s', () => {
  expect(accountPaths('41').every(isPersonal)).toBe(true)
  expect(isPersonal(paths.products('vps'))).toBe(false)
})
