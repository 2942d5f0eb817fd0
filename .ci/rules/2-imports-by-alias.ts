import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { aliases, at, type Import, type Rule, type Source, type Violation } from './source.ts'

/** Types of a route, which `react-router typegen` generates. */
const isGenerated = (specifier: string) => specifier.startsWith('./+types/')

export const importsByAlias: Rule = {
  number: 2,
  name: 'imports by alias',
  demand: 'Files of other folders are imported by alias (#ds/…), never by ../, and every file by its full name.',
  check: ({ root, sources }) =>
    sources.flatMap((source) =>
      source.imports.flatMap((entry): Violation[] => {
        const message = relativeFault(source, entry) ?? faultOf(entry, (path) => existsSync(join(root, path)))
        return message ? [at(source, entry, message)] : []
      }),
    ),
}

const names = Object.keys(aliases)
  .map((alias) => `${alias}…`)
  .join(' ')

/** Only pages of documentation may use ../: Storybook requires relative paths to a page's stories. */
function relativeFault({ path }: Source, { specifier }: Import): string | undefined {
  if (/^\.\.(\/|$)/.test(specifier) && !path.endsWith('.mdx'))
    return `${specifier} leaves its folder. Use an alias of package.json: ${names}`
}

function faultOf({ specifier, target }: Import, exists: (path: string) => boolean): string | undefined {
  if (specifier.startsWith('#') && target === undefined)
    return `${specifier} has an unknown alias. The aliases are in package.json.`
  if (target === undefined || isGenerated(specifier)) return
  if (!/\.[a-z\d]+(\?\w+)?$/.test(specifier)) return `${specifier} lacks its file extension. Write the full file name.`
  if (!exists(target.replace(/\?\w+$/, ''))) return `${specifier} does not exist. Correct the path.`
}
