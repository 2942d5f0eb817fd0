import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { productsTexts } from '#ds/texts/products.ts'
import { TestPage } from '#site/testing/fake-api-test-tools.tsx'
import { Head } from './products.tsx'

afterEach(cleanup)

const vps = { id: 'vps', name: 'Virtual servers', description: 'Servers of your own' }

/** The title of a category's page, and whether search engines may index the page. */
function headOf(category?: typeof vps) {
  cleanup()
  render(
    <TestPage language="en">
      <Head category={category} texts={productsTexts.en} />
    </TestPage>,
  )
  return { title: document.title, isIndexed: document.querySelector('meta[name="robots"]') === null }
}

test('the page of a category has its title and is indexed', () => {
  expect(headOf()).toEqual({ title: `${productsTexts.en.allTitle} · Sen Cloud`, isIndexed: true })
  expect(headOf(vps)).toEqual({ title: 'Virtual servers: products and prices · Sen Cloud', isIndexed: true })
})
