import { relative, sep } from 'node:path'
import { compile } from '@mdx-js/mdx'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import {
  type ContentLanguage,
  contentFolder,
  contentLanguages,
  contentSlugs,
  describePage,
  pictureFile,
  picturesOf,
  plainTextOf,
  readContent,
} from './content-files.ts'

/** Modules with the loaders of all pages, and in each language with the words of the help articles, and with the titles of all pages. */
const pagesModule = 'virtual:content-pages'
const searchModule = 'virtual:content-search/'
const indexModule = 'virtual:content-index/'

/** Returns the language and slug of a content file, or undefined for another file. */
function addressOf(id: string) {
  const path = relative(contentFolder, id).split(sep).join('/')
  const [, slug, language] = /^([^.].*)\/(vi|en|zh)\.mdx$/.exec(path) ?? []
  return slug && language ? { slug, language: language as ContentLanguage } : undefined
}

/** Markdown tables, which MDX does not know by itself: each cell keeps its Markdown. */
const withTables = (body: string) =>
  body.replaceAll(/(?:^\|.*\|\n)+/gm, (table) => {
    const [head = '', , ...rows] = table.trimEnd().split('\n')
    const cells = (line: string, tag: string) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => `<${tag}>${cell.trim()}</${tag}>`)
        .join('\n')
    const row = (line: string, tag: string) => `<tr>\n${cells(line, tag)}\n</tr>`
    const body = rows.map((line) => row(line, 'td')).join('\n')
    return `<Table>\n<thead>\n${row(head, 'th')}\n</thead>\n<tbody>\n${body}\n</tbody>\n</Table>\n`
  })

/** Gives the sections of a page their ids: a plugin of the MDX compiler. */
const headingIds = () => (tree: unknown, file: { path?: string }) => {
  const { headings } = describe(file.path ?? '')
  let index = 0
  for (const node of (tree as { children: { type: string; depth?: number; data?: unknown }[] }).children)
    if (node.type === 'heading' && node.depth === 2) node.data = { hProperties: { id: headings[index++]?.id } }
}

/** Gives each `<Picture name>` the address and the size of its file, in the language of the page. */
async function withPictures(body: string, language: ContentLanguage) {
  const names = [...new Set(picturesOf(body).map(({ name }) => name))]
  const imports: string[] = []
  let text = body
  for (const [index, name] of names.entries()) {
    const file = pictureFile(language, name)
    const { width, height } = await sharp(file).metadata()
    imports.push(`import picture${index} from ${JSON.stringify(file)}\n`)
    text = text.replaceAll(
      `<Picture name="${name}"`,
      `<Picture src={picture${index}} width={${width}} height={${height}}`,
    )
  }
  return imports.join('') + text
}

let content: ReturnType<typeof readContent> | undefined
const readOnce = () => (content ??= readContent())

function describe(id: string) {
  const address = addressOf(id)
  if (!address) throw new Error(`${id} is not a content page.`)
  return describePage(readOnce()[address.language], address.slug)
}

/** Compiles the content pages; a page that lacks a language, or has a link to no page, fails the build. */
export function contentPages(): Plugin[] {
  return [
    {
      name: 'content-pages',
      enforce: 'pre',
      buildStart() {
        content = undefined
        readOnce()
      },
      handleHotUpdate({ file }) {
        if (addressOf(file)) content = undefined
      },
      resolveId: (source) =>
        source === pagesModule || source.startsWith(searchModule) || source.startsWith(indexModule)
          ? `\0${source}`
          : null,
      async load(id) {
        if (id === `\0${pagesModule}`) return pagesSource()
        if (id.startsWith(`\0${searchModule}`))
          return searchSource(id.slice(searchModule.length + 1) as ContentLanguage)
        if (id.startsWith(`\0${indexModule}`)) return indexSource(id.slice(indexModule.length + 1) as ContentLanguage)
        const address = addressOf(id)
        const file = address && readOnce()[address.language].get(address.slug)
        if (!file) return null
        const body = await withPictures(withTables(file.body), file.language)
        const value = `export const page = ${JSON.stringify(describe(id))}\n${body}`
        return String(await compile({ value, path: id }, { remarkPlugins: [headingIds] }))
      },
    },
  ]
}

/** One lazy chunk for each page and language. */
const pagesSource = () =>
  `export default {${contentSlugs()
    .map((slug) => {
      const loaders = contentLanguages.map(
        (language) => `${language}: () => import(${JSON.stringify(`${contentFolder}/${slug}/${language}.mdx`)})`,
      )
      return `${JSON.stringify(`/${slug}`)}: {${loaders.join(', ')}}`
    })
    .join(',\n')}}`

/** The help articles of a language, with their words. */
const searchSource = (language: ContentLanguage) =>
  `export default ${JSON.stringify(
    [...readOnce()[language].values()]
      .filter(({ slug }) => slug.startsWith('support/') || slug === 'payment-guide')
      .map(({ slug, title, description, body }) => ({ href: `/${slug}`, title, description, text: plainTextOf(body) })),
  )}`

/** All pages of a language, with the titles of their sections. */
const indexSource = (language: ContentLanguage) =>
  `export default ${JSON.stringify(
    [...readOnce()[language].values()].map(({ slug, title, description, headings }) => ({
      href: `/${slug}`,
      title,
      description,
      text: headings.map(({ text }) => text).join(' '),
    })),
  )}`
