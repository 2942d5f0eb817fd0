import { type Part, packageHomes, parts } from './parts.ts'
import { at, type Import, isTest, type Rule, type Source, type Tree, type Violation } from './source.ts'

export const layersDownhill: Rule = {
  number: 1,
  name: 'layers downhill',
  demand:
    'Imports go downhill only: tokens < css < primitives < components < storefront, account, admin < screens; a server feature imports those below it in .ci/rules/parts.ts; no cycles.',
  check: (tree) => [
    ...tree.sources.flatMap((source) => [...uphill(source), ...strayPackages(source)]),
    ...cycles(tree),
  ],
}

const isText = (path = '') => path.startsWith('design-system/texts/')

/** Language texts take the shape that the pieces ask for, and nothing that runs. */
const isShapeOfTexts = ({ path }: Source, { target, isType }: Import) =>
  isText(path) && isType && target?.startsWith('design-system/')

/** Tests read the texts that ship, and set up as much of the server as they prove. */
const isForTest = (source: Source, { target = '' }: Import) =>
  isTest(source) && (isText(target) || (source.path.startsWith('server/') && target.startsWith('server/')))

const partOf = (path: string) => parts.find(({ home }) => path.startsWith(home))

/** Whether a part may import this file. That its folder may be imported gives no right to a tool inside of it. */
function mayImport({ home, below }: Part, target: string): boolean {
  const toolHome = partOf(target)?.isTool ? partOf(target)?.home : undefined
  return [home, ...below].some((place) => target.startsWith(place) && (!toolHome || place.startsWith(toolHome)))
}

/** Tests and tools may use what tests share; what ships may not. */
const isTestInProduct = (source: Source, part: Part, path: string) =>
  isTest({ path }) && !isTest(source) && !part.isTool

const adviceOn = (target: string) =>
  partOf(target)?.isTool || isTest({ path: target })
    ? 'It belongs to tests and tools, which do not ship.'
    : 'Pass it in, as a prop or a dependency, or move it down to where both may reach it.'

function uphill(source: Source): Violation[] {
  const part = partOf(source.path)
  if (!part) return []
  return source.imports
    .filter((entry) => entry.target !== undefined && !isShapeOfTexts(source, entry) && !isForTest(source, entry))
    .filter(({ target = '' }) => !mayImport(part, target) || isTestInProduct(source, part, target))
    .map((entry) =>
      at(source, entry, `${part.home} may not import ${entry.specifier}. ${adviceOn(entry.target ?? '')}`),
    )
}

function strayPackages(source: Source): Violation[] {
  // A test may try a control inside of a form.
  if (isTest(source)) return []
  return source.imports
    .filter(({ target }) => target === undefined)
    .flatMap((entry) =>
      packageHomes
        .filter(({ packages }) => packages.test(entry.specifier))
        .filter(({ homes }) => !homes.some((home) => source.path.startsWith(home)))
        .map(({ why }) => at(source, entry, `${entry.specifier} is not at home here: ${why}.`)),
    )
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
/** Types are erased before anything runs: the files of one folder may name each other's. */
const isErasedNearby = (path: string, { isType, target = '' }: Import) => isType && folderOf(path) === folderOf(target)

/** Each way round once, as the chain of its files. */
function cycles({ sources }: Tree): Violation[] {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const done = new Set<string>()
  const found: Violation[] = []
  const walk = (path: string, chain: readonly string[]) => {
    if (chain.includes(path)) {
      const round = [...chain.slice(chain.indexOf(path)), path].join(' → ')
      found.push({ path, message: `Imports go round: ${round}. Take what both need into a file of its own.` })
      return
    }
    if (done.has(path)) return
    for (const entry of byPath.get(path)?.imports ?? [])
      if (entry.target && !isErasedNearby(path, entry)) walk(entry.target, [...chain, path])
    done.add(path)
  }
  for (const { path } of sources) walk(path, [])
  return found
}
