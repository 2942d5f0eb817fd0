import { expect, test } from 'vitest'
import { isPersonal, overviewPaths, paths } from './paths.ts'

test('a parameter from the URL of a page is encoded as one path segment', () => {
  expect(paths.products()).toBe('/api/products')
  expect(paths.products('a/b?c')).toBe('/api/products/category/a%2Fb%3Fc')
})

test('the paths of an account are personal, those of products and the status are not', () => {
  expect(Object.values(overviewPaths('41')).every(isPersonal)).toBe(true)
  expect(isPersonal(paths.products('vps'))).toBe(false)
  expect(isPersonal(paths.status)).toBe(false)
})
