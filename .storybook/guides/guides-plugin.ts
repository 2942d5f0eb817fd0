import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const docs = resolve(import.meta.dirname, '../../docs')

/** The folder of the pages in Vietnamese, with the same paths as the English ones. */
export const vietnameseFolder = resolve(docs, 'vi')

/** The page in Vietnamese of an English page; undefined if there is none, or for another file. */
export function translationOf(file: string): string | undefined {
  const path = relative(docs, file)
  if (!path.endsWith('.mdx') || path.startsWith('..') || path.startsWith('vi/')) return undefined
  const translation = resolve(vietnameseFolder, path)
  return existsSync(translation) ? translation : undefined
}

/**
 * Gives each English page of `docs` its translation from `docs/vi`, as MDX's layout: what a page exports by default is rendered around its
 * content. So authors only write the two pages, and Storybook lists one.
 */
export const guidesPlugin = (): Plugin => ({
  name: 'guides',
  enforce: 'pre',
  transform: {
    order: 'pre',
    filter: { id: /\/docs\/.*\.mdx$/ },
    handler(source, id) {
      const translation = translationOf(id)
      if (!translation) return undefined
      const layout = `import Vietnamese from '${translation}'
import { inBothLanguages } from '#storybook/guides/InBothLanguages.tsx'

export default inBothLanguages(Vietnamese)
`
      return { code: `${source}\n\n${layout}`, map: null }
    },
  },
})
