import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  componentsOf,
  faultsOf,
  headings,
  internal,
  type Layer,
  layers,
  pageFaults,
  pageName,
  pagesOf,
  storyFaults,
} from './component-pages.ts'

describe.each(Object.keys(layers) as Layer[])('%s', (layer) => {
  const documented = componentsOf(layer).filter((name) => !(`${layer}/${name}` in internal))

  test.each(documented)('%s has a page, a story file and a status', (name) => {
    expect(faultsOf(layer, name)).toEqual([])
  })

  test('every page belongs to an existing component', () => {
    expect(pagesOf(layer).filter((page) => !documented.map(pageName).includes(page))).toEqual([])
  })
})

test('every component listed as internal exists', () => {
  const all = Object.keys(layers).flatMap((layer) => componentsOf(layer).map((name) => `${layer}/${name}`))
  expect(Object.keys(internal).filter((place) => !all.includes(place))).toEqual([])
})

test('a page without a heading, a title or its props is reported', () => {
  const complete = [
    '<Meta of={Stories} name="Docs" />',
    '# Button',
    ...headings.map((heading) => `## ${heading}`),
    '<Controls />',
  ]
  expect(pageFaults('button.mdx', complete.join('\n'), 'Button')).toEqual([])
  for (const line of complete)
    expect(pageFaults('button.mdx', complete.filter((other) => other !== line).join('\n'), 'Button')).toHaveLength(1)
})

test('a component without stories is reported', () => {
  expect(storyFaults('components', 'Components', 'Nothing')).toEqual([
    'stories/components/Nothing.stories.tsx is missing',
  ])
})

test('no page has a table in Markdown, which Storybook shows as bars and dashes', () => {
  const docs = resolve(import.meta.dirname, '../../docs')
  const pages = globSync('**/*.mdx', { cwd: docs })
  expect(pages.length).toBeGreaterThan(50)
  expect(pages.filter((page) => /^\|/m.test(readFileSync(resolve(docs, page), 'utf8')))).toEqual([])
})
