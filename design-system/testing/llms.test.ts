import { expect, test } from 'vitest'
import { llmsFiles } from '#storybook/llms.ts'
import { componentsOf, internal, type Layer, layers, pageName } from './component-pages.ts'

const files = llmsFiles()
const index = files.get('llms.txt') ?? ''

const guides = (Object.keys(layers) as Layer[]).flatMap((layer) =>
  componentsOf(layer)
    .filter((name) => !(`${layer}/${name}` in internal))
    .map((name) => ({ name, file: `llms/${layer}/${pageName(name)}.md` })),
)

test.each(guides)('$name is in llms.txt with a summary, and its guide is beside it and in llms-full.txt', (guide) => {
  expect(index).toMatch(new RegExp(`^- \\[${guide.name}\\]\\(${guide.file}\\): \\S`, 'm'))
  const text = files.get(guide.file) ?? ''
  expect(text).toMatch(new RegExp(`^# ${guide.name}\n`))
  expect(text).toContain("## Don't")
  expect(text).not.toMatch(/^(?:import |<Meta )/m)
  expect(files.get('llms-full.txt')).toContain(text)
})

test('every link of llms.txt leads to a file that is written beside it', () => {
  const links = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
  // Storybook writes the manifest.
  expect(links.filter((link) => !files.has(link))).toEqual(['manifests/components.json'])
})
