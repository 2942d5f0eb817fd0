import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/** Files of the gate with the texts that stories show (stories/visual/texts.ts). */
const pictureFolder = 'stories/__screenshots__'
const textFiles = `${pictureFolder}/*/*/texts.json`

/** Texts by the id of a story, or the file of a page. */
type Texts = Record<string, string[]>

/** What the search reads: the file `search.json` of every Storybook. */
export interface SearchData {
  /** Texts by the id of the story. */
  stories: Texts
  /** Texts by the page's file, as in Storybook's index: `./docs/components/button.mdx`. */
  pages: Texts
  /** A picture of each story, below the folder of pictures: `components/Button/brand_dark.webp`. */
  pictures: Record<string, string>
}

/** The paragraphs of a page, without imports, code and markup. */
export const textsOfPage = (page: string): string[] =>
  page
    .replaceAll(/^(?:import|export) .*$/gm, '')
    .replaceAll(/^```[\s\S]*?^```$/gm, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/<\/?[a-zA-Z][^>]*>/g, '')
    .replaceAll(/^\s*(?:#+|[-*]|\d+\.) /gm, '\n')
    .split(/\n\s*\n/)
    .map((text) =>
      text
        .replaceAll(/[*`[\]{}]/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '')

/** The texts of all stories, as the gate has recorded them, and of all pages. A page includes its translation in `docs/vi`. */
export function readSearchData(): SearchData {
  const stories: Texts = {}
  const pictures: Record<string, string> = {}
  for (const file of globSync(textFiles, { cwd: root }).sort()) {
    const texts: Texts = JSON.parse(readFileSync(resolve(root, file), 'utf8'))
    Object.assign(stories, texts)
    const folder = dirname(file)
    const files = readdirSync(resolve(root, folder)).sort()
    for (const id of Object.keys(texts)) {
      const own = files.filter((name) => name.startsWith(`${id.split('--')[1]}_`))
      const picture = own.find((name) => name.endsWith('dark.webp')) ?? own[0]
      if (picture) pictures[id] = `${relative(pictureFolder, folder)}/${picture}`
    }
  }
  const pages: Texts = {}
  for (const file of globSync('docs/**/*.mdx', { cwd: root }).sort()) {
    const page = `./${file.replace(/^docs\/vi\//, 'docs/')}`
    pages[page] = [...(pages[page] ?? []), ...textsOfPage(readFileSync(resolve(root, file), 'utf8'))]
  }
  return { stories, pages, pictures }
}

const fileName = 'search.json'

/** Adds `search.json` to the built Storybook, and serves it in development. */
export const searchPlugin = (): Plugin => ({
  name: 'search',
  configureServer: ({ middlewares }) => {
    middlewares.use(`/${fileName}`, (_, response) => {
      response.setHeader('content-type', 'application/json; charset=utf-8')
      response.end(JSON.stringify(readSearchData()))
    })
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: JSON.stringify(readSearchData()) })
  },
})
