import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const docs = resolve(import.meta.dirname, '../docs')

/** Sections of the index by folder, in this order; other folders follow under their own names. */
const headings: Record<string, string> = {
  '': 'Start here',
  foundations: 'Foundations',
  primitives: 'Primitives',
  components: 'Components',
  storefront: 'Storefront',
  account: 'Account',
  admin: 'Back-office',
  screens: 'Screens',
}

/** A page of `docs` without what only Storybook understands: imports, the registration of the page, and the examples of rules. */
const textOf = (page: string) =>
  page
    .replace(/^import .*\n/gm, '')
    .replace(/^<Meta .*\n/m, '')
    .replace(/^<\/?(?:Do|Dont)\b.*\n\n?/gm, '')
    .trim()

/** The first paragraph after the title, on one line and without links. */
const summaryOf = (text: string) =>
  /^# .*\n\n(?!<)((?:.+\n?)+)/
    .exec(text)?.[1]
    ?.trim()
    .replaceAll('\n', ' ')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')

/**
 * The guides as plain text for language models, by file name: `llms.txt`, an index in the format of llmstxt.org;
 * `llms-full.txt`, all guides in one file; and a Markdown file per guide, such as `llms/components/button.md`.
 */
export function llmsFiles(): Map<string, string> {
  const guides = globSync('**/*.mdx', { cwd: docs, exclude: ['vi/**'] })
    .sort()
    .map((file) => {
      const text = textOf(readFileSync(resolve(docs, file), 'utf8'))
      const title = /^# (.*)/.exec(text)?.[1] ?? file
      const folder = file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : ''
      return { name: `llms/${file.replace(/\.mdx$/, '.md')}`, folder, title, text, summary: summaryOf(text) }
    })
  const section = (folder: string) => {
    const links = guides
      .filter((guide) => guide.folder === folder)
      .map(({ name, title, summary }) => `- [${title}](${name})${summary ? `: ${summary}` : ''}`)
    return `## ${headings[folder] ?? folder}\n\n${links.join('\n')}\n`
  }
  const folders = [...new Set([...Object.keys(headings), ...guides.map(({ folder }) => folder)])]
  const index = [
    '# Sen Cloud\n',
    '> The components and screens of a provider of VPS and cloud hosting in Vietnam: when to use each, and how.\n',
    'Props and stories of each component, from its source: [manifests/components.json](manifests/components.json).',
    'All guides in one file: [llms-full.txt](llms-full.txt).\n',
    ...folders.map(section),
  ].join('\n')
  return new Map([
    ['llms.txt', index],
    ['llms-full.txt', `${guides.map(({ text }) => text).join('\n\n---\n\n')}\n`],
    ...guides.map(({ name, text }) => [name, `${text}\n`] as const),
  ])
}

/** Adds these files to the built Storybook, and serves them in development. */
export const llmsPlugin = (): Plugin => ({
  name: 'llms',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const text = llmsFiles().get(new URL(request.url ?? '/', 'http://localhost').pathname.slice(1))
      if (text === undefined) return next()
      response.setHeader('content-type', 'text/plain; charset=utf-8')
      response.end(text)
    })
  },
  generateBundle() {
    for (const [fileName, source] of llmsFiles()) this.emitFile({ type: 'asset', fileName, source })
  },
})
