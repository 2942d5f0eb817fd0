import { cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { companyFooterLinks } from '#ds/storefront/CompanyFooter/company-footer-links.ts'
import { footerLinks } from '#ds/storefront/Footer/footer-links.ts'
import { navigation } from '#ds/storefront/Header/navigation.ts'
import { productsFooterLinks } from '#ds/storefront/ProductsFooter/products-footer-links.ts'
import { contentFolder, contentLanguages, describePage, picturesOf, plainTextOf, readContent } from './content-files.ts'
import { typedFigures } from './typed-figures.ts'

const folder = mkdtempSync(join(tmpdir(), 'content-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a page in all languages into a new folder, and returns the folder. */
function pageWith(body: string, name: string) {
  const root = join(folder, name)
  cpSync(join(contentFolder, 'contact'), join(root, 'page'), { recursive: true })
  for (const language of contentLanguages)
    writeFileSync(
      join(root, `page/${language}.mdx`),
      `---\ntitle: Page\ndescription: A page.\nupdated: 2026-11-23\n---\n\n${body}\n`,
    )
  return root
}

test('all pages of the site are complete, and their links lead to pages', () => {
  const { vi, en, zh } = readContent()
  expect([...en.keys()]).toEqual([...vi.keys()])
  expect([...zh.keys()]).toEqual([...vi.keys()])
  expect(vi.size).toBeGreaterThan(20)
})

test('every address of header and footers that is not a page of its own is a content page', () => {
  const slugs = [...readContent().vi.keys()].map((slug) => `/${slug}`)
  // These are pages with a route of their own, and pages of products.
  const others =
    /^\/(products\/(cloud-solutions|dedicated-server|domain-hosting)|status|pricing|vps-(linux|windows)|dedicated|cloud)(\/|$)/
  const linked = [navigation, footerLinks, productsFooterLinks, companyFooterLinks].flatMap((groups) =>
    Object.values(groups).flatMap((links) => Object.values<string>(links)),
  )
  expect(linked.filter((href) => href.startsWith('/') && !others.test(href) && !slugs.includes(href))).toEqual([])
})

test('no page contains a price, the size of a plan or a percentage, which come from the catalogue and from facts.ts', () => {
  const found = Object.values(readContent()).flatMap((tree) =>
    [...tree.values()].flatMap(({ path, body }) =>
      typedFigures(body).map(
        ({ line, text }) => `${path}:${line} contains ${text}. Write <Price>, <PlanTable> or <Fact>.`,
      ),
    ),
  )
  expect(found).toEqual([])
})

test.each([
  ['giá 49.000đ mỗi tháng', '49.000đ'],
  ['từ 49.000 ₫', '49.000 ₫'],
  ['costs ₫49,000', '₫49,000'],
  ['49,000 VND', '49,000 VND'],
  ['49000 越南盾', '49000 越南盾'],
  ['99,99 % thời gian', '99,99 %'],
  ['saves 10%', '10%'],
  ['2 GB RAM', '2 GB'],
  ['4 vCPU', '4 vCPU'],
])('a figure typed as %s is found', (body, text) => {
  expect(typedFigures(`first line\n${body}`)).toEqual([{ line: 2, text }])
})

test.each(['port 22', '`ssh -p 2222`', '```\nfallocate -l 2 GB\n```', '24 hours', 'Ubuntu 22.04'])(
  '%s is allowed',
  (body) => {
    expect(typedFigures(body)).toEqual([])
  },
)

test('a page that lacks a language fails, with its name', () => {
  const root = pageWith('Text', 'incomplete')
  rmSync(join(root, 'page/zh.mdx'))
  expect(() => readContent(root)).toThrow('The content page /page has no zh.mdx.')
})

test.each(['[text](/nowhere)', "<Cards links={[{ href: '/nowhere' }]} />", '<Button href="/nowhere">Text</Button>'])(
  'a link to no page fails, with its line: %s',
  (link) => {
    const root = pageWith(`First\n\n${link}`, `link-${link.length}`)
    expect(() => readContent(root)).toThrow('page/vi.mdx:9 links to /nowhere, which is not a page of the site.')
  },
)

test('a picture that was not taken, or has no alt, fails, with its line', () => {
  expect(() => readContent(pageWith('First\n\n<Picture name="nothing" alt="Nothing" />', 'no-picture'))).toThrow(
    'page/vi.mdx:9 shows the picture nothing, which is not there.',
  )
  expect(() => readContent(pageWith('<Picture name="top-up" />', 'no-alt'))).toThrow('the picture top-up has no alt.')
})

test('every picture that was taken is shown, the same ones in each language', () => {
  const trees = readContent()
  const shown = contentLanguages.map((language) =>
    [...trees[language].values()].flatMap(({ slug, body }) => picturesOf(body).map(({ name }) => `${slug}: ${name}`)),
  )
  expect(shown[1]).toEqual(shown[0])
  expect(shown[2]).toEqual(shown[0])
  const taken = globSync('pictures/*/*.webp', { cwd: contentFolder }).map((file) => basename(file, '.webp'))
  expect(new Set(shown[0]?.map((picture) => picture.split(': ')[1]))).toEqual(new Set(taken))
})

test('a link to a section that does not exist fails', () => {
  expect(() => readContent(pageWith('[text](#missing)', 'section'))).toThrow('no such section')
})

test('the sections have the same ids in every language', () => {
  const { vi, zh } = readContent()
  const idsIn = (tree: typeof vi) => describePage(tree, 'terms').headings.map(({ id }) => id)
  expect(idsIn(vi)).toContain('acceptable-use')
  expect(idsIn(zh)).toEqual(idsIn(vi))
})

test('a page knows the pages above, next to and below it, in their order', () => {
  const { en } = readContent()
  const { trail, previous, next } = describePage(en, 'support/knowledge/top-up')
  expect(trail.map(({ href }) => href)).toEqual(['/support', '/support/knowledge'])
  expect([previous?.href, next?.href]).toEqual(['/support/knowledge/order-a-vps', '/support/knowledge/wallet-history'])
  expect(describePage(en, 'support/knowledge').children[0]?.href).toBe('/support/knowledge/create-account')
  expect(describePage(en, 'terms')).not.toHaveProperty('next')
})

test('a page that groups the pages below it names each of them once, in every language', () => {
  for (const tree of Object.values(readContent()))
    for (const { slug, body } of tree.values()) {
      const named = Array.from(body.matchAll(/<Children only="([^"]+)"/g), ([, names = '']) => names.split(' ')).flat()
      if (named.length === 0) continue
      const below = describePage(tree, slug).children.map(({ href }) => basename(href))
      expect(named.toSorted(), slug).toEqual(below.toSorted())
    }
})

test('the search reads words, not marks', () => {
  expect(plainTextOf('## Heading\n\nA [link](/page) and `code`.\n\n<Steps>\n1. One\n</Steps>')).toBe(
    'Heading A link and code . 1. One',
  )
})
