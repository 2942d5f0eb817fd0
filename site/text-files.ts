import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Texts in one language: `design-system/texts/landing.ts?texts=vi`. */
const textModule = /\/design-system\/texts\/(.+)\.ts\?texts=(.+)$/

/** A content page: `site/content/terms/vi.mdx`. */
const contentModule = /\/site\/content\/(.+)\/(vi|en|zh)\.mdx$/

/** Returns the name of a set of texts, such as `vi/landing` or `vi/content/terms`, if a module is one. */
function nameOf(path: string): string | undefined {
  const [, slug, language] = contentModule.exec(path) ?? []
  if (slug) return `${language}/content/${slug}`
  const [, area, variant] = textModule.exec(path) ?? []
  return area && `${variant}/${area}`
}

/** Written by the build of the browser's files, and read by the build of the prerender, which runs after it. */
const list = resolve(import.meta.dirname, 'dist/text-files.json')

const id = 'virtual:text-files'

/**
 * Tells the prerender which built files have the texts of a page, so that it can write preload hints for them: `virtual:text-files`
 * maps a set of texts, such as `vi/landing`, to URLs.
 */
export function textFiles(): Plugin {
  return {
    name: 'text-files',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined
      const isRead = this.environment.mode === 'build' && this.environment.name === 'ssr' && existsSync(list)
      return `export default ${isRead ? readFileSync(list, 'utf8') : '{}'}`
    },
    writeBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const files: Record<string, string[]> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const path of chunk.moduleIds) {
          const name = nameOf(path)
          if (name) files[name] = [chunk.fileName, ...chunk.imports].map((file) => `/${file}`)
        }
      }
      mkdirSync(dirname(list), { recursive: true })
      writeFileSync(list, JSON.stringify(files))
    },
  }
}
