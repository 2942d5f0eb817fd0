import { expect, test } from 'vitest'
import { screen } from '#ds/texts/en/products/screen.ts'
import { meta } from './products.tsx'

/** The title of a category's page, and whether search engines may index the page. */
const headOf = (category?: string) => {
  const tags: object[] = meta({ params: category === undefined ? {} : { category } })
  const title = tags.find((tag) => 'title' in tag)
  return { ...title, isIndexed: !tags.some((tag) => JSON.stringify(tag).includes('noindex')) }
}

test('the page of a category has its title and is indexed; one that does not exist is not indexed', () => {
  expect(headOf()).toEqual({ title: `${screen.allTitle} · Sen Cloud`, isIndexed: true })
  const [[category, name] = ['', '']] = Object.entries(screen.grid.card.categories)
  expect(headOf(category)).toEqual({ title: `${name} · Sen Cloud`, isIndexed: true })
  expect(headOf('unknown')).toEqual({ title: `${screen.allTitle} · Sen Cloud`, isIndexed: false })
})
