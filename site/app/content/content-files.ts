/**
 * The content pages: `site/content/<slug>/{vi,en,zh}.mdx` is the page `/<slug>`. This file reads them at build time, checks that they
 * are complete, and derives what a page shows about itself and its neighbours, so that no list of pages is kept by hand.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { productCategories } from '#contracts/rules/product-categories.ts'
import { footerLinks } from '#ds/storefront/Footer/footer-links.ts'
import { products, ungrouped } from '#ds/storefront/Header/navigation.ts'

export const contentLanguages = ['vi', 'en', 'zh'] as const
export type ContentLanguage = (typeof contentLanguages)[number]

/** Another content page, as it is listed. */
export interface ContentLink {
  href: string
  title: string
}

/** What a page exports about itself as `page`, in its own language. */
export interface ContentPage extends ContentLink {
  description: string
  /** Day of the last change of substance, such as `2026-11-23`. */
  updated: string
  /** Sections with the ids of their headings, which are the same in every language. */
  headings: readonly { id: string; text: string }[]
  /** The pages above it, outermost first. */
  trail: readonly ContentLink[]
  previous?: ContentLink
  next?: ContentLink
  /** Pages directly below it, in order. */
  children: readonly (ContentLink & { description: string; updated: string })[]
}

interface ContentFile {
  slug: string
  language: ContentLanguage
  path: string
  title: string
  description: string
  updated: string
  order: number
  headings: ContentPage['headings']
  /** The MDX without its front matter; the lines keep their numbers. */
  body: string
}

export const contentFolder = resolve(import.meta.dirname, '../../content')

/** All slugs, in the order of the folders. */
export const contentSlugs = (folder = contentFolder): string[] =>
  [...new Set(globSync('**/*.mdx', { cwd: folder }).map((file) => dirname(file)))].sort()

/** Pages of the site that are not content, to which content may link. */
const otherPages = new Set<string>([
  ...Object.values(ungrouped),
  '/products',
  ...productCategories.map((category) => `/products/${category}`),
  ...Object.values(products).flatMap(({ path, pages }) => [
    path,
    ...Object.values(pages).map((page) => `${path}/${page}`),
  ]),
  ...Object.values(footerLinks.products),
  footerLinks.support.status,
  // This page is a customer's, and the page about the API links to it.
  '/account/developers',
  // These are pages of the server.
  '/api/docs',
  '/api/openapi.json',
])

const frontMatter = /^---\n([\s\S]*?)\n---\n/

function readFile(folder: string, slug: string, language: ContentLanguage): ContentFile {
  const path = join(folder, slug, `${language}.mdx`)
  let source: string
  try {
    source = readFileSync(path, 'utf8')
  } catch {
    throw new Error(
      `The content page /${slug} has no ${language}.mdx. Each page exists in ${contentLanguages.join(', ')}.`,
    )
  }
  const [head = '', fields = ''] = frontMatter.exec(source) ?? []
  const values = new Map(Array.from(fields.matchAll(/^(\w+): (.+)$/gm), ([, field, value]) => [field, value]))
  const required = (field: string) => {
    const value = values.get(field)
    if (!value) throw new Error(`${path} has no ${field} between the lines --- at its start.`)
    return value
  }
  const updated = required('updated')
  if (!/^\d{4}-\d\d-\d\d$/.test(updated)) throw new Error(`${path}: updated must be a day such as 2026-11-23.`)
  const body = head.replace(/[^\n]/g, '') + source.slice(head.length)
  return {
    slug,
    language,
    path,
    title: required('title'),
    description: required('description'),
    updated,
    order: Number(values.get('order') ?? 0),
    headings: headingsOf(body).map((text) => ({ id: '', text })),
    body,
  }
}

const withoutCode = (body: string) => body.replace(/^\s*```[\s\S]*?^\s*```/gm, (code) => code.replace(/[^\n]/g, ''))

const headingsOf = (body: string) => Array.from(withoutCode(body).matchAll(/^## (.+)$/gm), ([, text = '']) => text)

/** Returns an id such as `data-we-keep`. */
const idOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** The pages of one language by slug. */
export type ContentTree = ReadonlyMap<string, ContentFile>

/**
 * Reads all pages of a folder. @throws with the name of the file when a page lacks a language, its languages have different
 * sections, or a link leads to no page.
 */
export function readContent(folder = contentFolder): Record<ContentLanguage, ContentTree> {
  const slugs = contentSlugs(folder)
  const read = (language: ContentLanguage) => new Map(slugs.map((slug) => [slug, readFile(folder, slug, language)]))
  const trees = { vi: read('vi'), en: read('en'), zh: read('zh') }
  for (const english of trees.en.values()) {
    // The English headings give the ids, so that a link to a section works in every language.
    const ids = english.headings.map(({ text }) => idOf(text))
    for (const language of contentLanguages) {
      const file = trees[language].get(english.slug)
      if (!file) continue
      if (file.headings.length !== ids.length)
        throw new Error(`${file.path} has ${file.headings.length} sections, the English page has ${ids.length}.`)
      file.headings = file.headings.map(({ text }, index) => ({ id: ids[index] ?? '', text }))
    }
  }
  const addresses = new Set([...otherPages, ...slugs.map((slug) => `/${slug}`)])
  for (const file of contentLanguages.flatMap((language) => [...trees[language].values()]))
    for (const { href, line } of linksOf(file.body)) {
      const [address = '', section] = href.replace(/\?[^#]*/, '').split('#')
      const target = address === '' ? file : trees[file.language].get(address.slice(1))
      if (address !== '' && !addresses.has(address))
        throw new Error(`${file.path}:${line} links to ${href}, which is not a page of the site.`)
      if (section && target && !target.headings.some(({ id }) => id === section))
        throw new Error(`${file.path}:${line} links to ${href}, but that page has no such section.`)
    }
  for (const file of contentLanguages.flatMap((language) => [...trees[language].values()]))
    for (const { name, tag, line } of picturesOf(file.body)) {
      if (!existsSync(pictureFile(file.language, name)))
        throw new Error(
          `${file.path}:${line} shows the picture ${name}, which is not there. Take it: npm run pictures:articles.`,
        )
      if (!/ alt="[^"]+"/.test(tag)) throw new Error(`${file.path}:${line}: the picture ${name} has no alt.`)
    }
  return trees
}

/** The file of a picture, which `npm run pictures:articles` takes from the product. */
export const pictureFile = (language: ContentLanguage, name: string) =>
  join(contentFolder, 'pictures', language, `${name}.webp`)

/** The pictures in a page: `<Picture name="top-up" alt="…" />`. */
export const picturesOf = (body: string) =>
  Array.from(withoutCode(body).matchAll(/<Picture name="([\w-]*)"[^>]*>/g), ({ 0: tag, 1: name = '', index }) => ({
    name,
    tag,
    line: body.slice(0, index).split('\n').length,
  }))

/** Links to pages of the site and to sections: of Markdown, and `href` of components. */
function linksOf(body: string) {
  return withoutCode(body)
    .split('\n')
    .flatMap((text, index) =>
      Array.from(text.matchAll(/(?:\]\(|href="|href: ['"])([/#][^)'"\s]*)/g), ([, href = '']) => ({
        href,
        line: index + 1,
      })),
    )
}

const parentOf = (slug: string) => (slug.includes('/') ? dirname(slug) : undefined)

/** Returns what a page shows about itself and its neighbours. */
export function describePage(tree: ContentTree, slug: string): ContentPage {
  const file = tree.get(slug)
  if (!file) throw new Error(`There is no content page /${slug}.`)
  const link = ({ slug: path, title }: ContentFile) => ({ href: `/${path}`, title })
  const siblingsIn = (parent: string | undefined) =>
    [...tree.values()]
      .filter((other) => parentOf(other.slug) === parent)
      .sort((a, b) => a.order - b.order || a.slug.localeCompare(b.slug))
  const trail: ContentLink[] = []
  for (let above = parentOf(slug); above !== undefined; above = parentOf(above)) {
    const page = tree.get(above)
    if (page) trail.unshift(link(page))
  }
  // Pages of the top level are not a series that one reads in order.
  const series = trail.length > 0 ? siblingsIn(parentOf(slug)) : []
  const position = series.indexOf(file)
  const previous = series[position - 1]
  const next = series[position + 1]
  return {
    ...link(file),
    description: file.description,
    updated: file.updated,
    headings: file.headings,
    trail,
    ...(previous && { previous: link(previous) }),
    ...(next && { next: link(next) }),
    children: siblingsIn(slug).map((child) => ({
      ...link(child),
      description: child.description,
      updated: child.updated,
    })),
  }
}

/** Returns the words of a page for the search: without marks of MDX. */
export const plainTextOf = (body: string) =>
  withoutCode(body)
    .replaceAll(/<[^>]+>|\{[^}]*\}|[#*_`>|]|\]\([^)]*\)|\[/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
