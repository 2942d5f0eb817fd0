import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Product } from '#contracts/products.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { componentMessages } from '#ds/texts/components.ts'
import { productsTexts as texts } from '#ds/texts/products.ts'
import { ProductList, type ProductListProps } from './ProductList.tsx'

afterEach(cleanup)

const product = (id: string, description: string, features: number): Product => ({
  id,
  name: 'Pro VPS',
  description,
  category: 'vps',
  price: 159_000,
  features: Array.from({ length: features }, (_, feature) => `Feature ${feature}`),
  planId: null,
})
const oneLine = 'For applications that earn money.'

const list = (products: ProductListProps['products']) => (
  <MessagesProvider value={componentMessages.en}>
    <FormatProvider locale="vi-VN">
      <ProductList products={products} categories={[]} texts={texts.en.list} skeletons={1} />
    </FormatProvider>
  </MessagesProvider>
)
const heightOfRow = () =>
  document
    .querySelector('[data-component="ProductList"] article, [data-component="ProductList"] [aria-hidden]')
    ?.getBoundingClientRect().height ?? 0

test.each([360, 768, 1440])('a loaded row is as high as its skeleton at %s px', async (width) => {
  await page.viewport(width, 900)
  const { rerender } = render(list({ status: 'loading' }))
  const skeletonHeight = heightOfRow()
  rerender(list({ status: 'ready', data: [product('1', oneLine, 3)] }))
  expect(skeletonHeight).toBeGreaterThan(0)
  expect(heightOfRow()).toBeCloseTo(skeletonHeight, 0)
})

test('features, prices and buttons of all rows are in the same columns, whatever their texts', async () => {
  await page.viewport(1440, 900)
  render(
    list({
      status: 'ready',
      data: [product('1', `${oneLine} ${oneLine}`, 2), { ...product('2', 'A first server.', 9), price: 1000 }],
    }),
  )
  const left = (elements: readonly Element[]) => new Set(elements.map((one) => one.getBoundingClientRect().left))
  const right = (elements: readonly Element[]) => new Set(elements.map((one) => one.getBoundingClientRect().right))
  expect(left(screen.getAllByRole('list', { name: 'Features' })).size).toBe(1)
  expect(right(screen.getAllByText('/month')).size).toBe(1)
  expect(left(screen.getAllByRole('link', { name: 'Get Started' })).size).toBe(1)
})
