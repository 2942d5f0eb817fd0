import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { aliases, at, type Import, type Rule, type Source, type Violation } from './source.ts'

/** React Router writes the types of a route beside it, in a folder that is made by `react-router typegen`. */
const isGenerated = (specifier: string) => specifier.startsWith('./+types/')

export const importsByAlias: Rule = {
  number: 2,
  name: 'imports by alias',
  demand: 'Another folder is imported by its alias (#ds/…), never by ../, and every file by its whole name.',
  check: ({ root, sources }) =>
    sources.flatMap((source) =>
      source.imports.flatMap((entry): Violation[] => {
        const message = climbs(source, entry) ?? faultOf(entry, (path) => existsSync(join(root, path)))
        return message ? [at(source, entry, message)] : []
      }),
    ),
}

const names = Object.keys(aliases)
  .map((alias) => `${alias}…`)
  .join(' ')

/** Pages of documentation may climb: Storybook finds the stories that a page is about by relative paths only. */
function climbs({ path }: Source, { specifier }: Import): string | undefined {
  if (/^\.\.(\/|$)/.test(specifier) && !path.endsWith('.mdx'))
    return `${specifier} climbs. Use an alias of package.json: ${names}`
}

function faultOf({ specifier, target }: Import, exists: (path: string) => boolean): string | undefined {
  if (specifier.startsWith('#') && target === undefined)
    return `${specifier} starts with no alias that package.json knows.`
  if (target === undefined || isGenerated(specifier)) return
  if (!/\.[a-z]+(\?\w+)?$/.test(specifier)) return `${specifier} lacks its file extension. Write the file's whole name.`
  if (!exists(target.replace(/\?\w+$/, ''))) return `${specifier} is no file. Mend the path.`
}
