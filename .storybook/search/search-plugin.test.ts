import { existsSync, globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { vietnameseNames } from '#storybook/vietnamese-names.ts'
import { find } from './find.ts'
import { readSearchData, textsOfPage } from './search-plugin.ts'

const root = resolve(import.meta.dirname, '../..')
const components = globSync('stories/*/*.stories.tsx', { cwd: root })
  .map((file) => /(\w+)\.stories/.exec(file)?.[1] ?? '')
  .filter((name) => name !== '')

const { stories, pages, pictures } = readSearchData()
const entries = Object.entries(stories).map(([id, texts]) => {
  const component = components.find((name) => id.split('--')[0]?.endsWith(`-${name.toLowerCase()}`)) ?? id
  return { id, group: component, names: [component, vietnameseNames[component] ?? ''], texts }
})
const groupsFor = (query: string) => find(entries, query).map(({ group }) => group)

test('every component has a Vietnamese name', () => {
  expect(components.filter((name) => !vietnameseNames[name])).toEqual([])
})

test.each([
  ['nạp tiền', 'TopUpDialog'],
  ['nap tien', 'TopUpDialog'],
  ['ví', 'WalletLevel'],
  ['bảng giá', 'PriceTable'],
  ['bang gia', 'PriceTable'],
  ['số dư', 'BalanceDialog'],
  ['so du khong du', 'OrderDialog'],
  ['hoàn tiền', 'WalletStatement'],
  ['giỏ hàng', 'Header'],
])('“%s” finds %s by what the stories show', (query, component) => {
  expect(groupsFor(query)).toContain(component)
})

test('a word that no story shows finds nothing', () => {
  expect(groupsFor('khinh khí cầu')).toEqual([])
})

test('every story with texts has a picture that exists', () => {
  expect(Object.keys(stories).filter((id) => !pictures[id])).toEqual([])
  for (const picture of Object.values(pictures))
    expect(existsSync(resolve(root, 'stories/__screenshots__', picture)), picture).toBe(true)
})

test('the pages are searched, too', () => {
  expect(pages['./docs/foundations/colour.mdx']).toEqual(expect.arrayContaining(['Contrast', 'Độ tương phản']))
  expect(pages['./docs/components/button.mdx']?.join(' ')).toContain('Put two strong buttons next to each other')
})

test('the text of a page has no markup', () => {
  const page = `import { Meta } from 'blocks'

<Meta title="A" />

# Title

Names in **bold**, \`code\` and
a [link](?path=/story/a--b).

\`\`\`tsx
const code = 1
\`\`\`

- one
- two
`
  expect(textsOfPage(page)).toEqual(['Title', 'Names in bold, code and a link.', 'one', 'two'])
})
