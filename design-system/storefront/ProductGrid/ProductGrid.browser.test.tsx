import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Product } from '#contracts/products.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { componentMessages } from '#ds/texts/components.ts'
import { productsTexts as texts } from '#ds/texts/products.ts'
import { ProductGrid, type ProductGridProps } from './ProductGrid.tsx'

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
const twoLines = 'For applications that earn money: four cores, daily backups and room to grow.'

const grid = (products: ProductGridProps['products']) => (
  <MessagesProvider value={componentMessages.en}>
    <FormatProvider locale="vi-VN">
      <ProductGrid products={products} texts={texts.en.grid} />
    </FormatProvider>
  </MessagesProvider>
)
const heightOf = (component: string) =>
  document.querySelector(`[data-component="${component}"]`)?.getBoundingClientRect().height ?? 0

test.each([360, 768, 1200])('loaded cards are as high as their skeletons at %s px', async (width) => {
  await page.viewport(width, 900)
  const { rerender } = render(grid({ status: 'loading' }))
  const skeletonHeight = heightOf('ProductCardSkeleton')
  rerender(grid({ status: 'ready', data: [product('1', twoLines, 5)] }))
  expect(skeletonHeight).toBeGreaterThan(0)
  expect(heightOf('ProductCard')).toBeCloseTo(skeletonHeight, 1)
})

test('prices, features and buttons of neighbouring cards are aligned, whatever their texts', async () => {
  await page.viewport(1200, 900)
  render(
    grid({
      status: 'ready',
      data: [product('1', `${twoLines} ${twoLines}`, 2), product('2', 'A first server.', 5), product('3', '', 0)],
    }),
  )
  const tops = (elements: readonly Element[]) => new Set(elements.map((element) => element.getBoundingClientRect().top))
  expect(tops(screen.getAllByText('/month')).size).toBe(1)
  expect(tops(screen.getAllByRole('list', { name: 'Features' })).size).toBe(1)
  expect(tops(screen.getAllByRole('link', { name: 'Get Started' })).size).toBe(1)
})
