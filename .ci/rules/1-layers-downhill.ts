import { type Part, packageHomes, partOf } from './parts.ts'
import { at, type Import, isTest, type Rule, type Source, type Tree, type Violation } from './source.ts'

export const layersDownhill: Rule = {
  number: 1,
  name: 'layers downhill',
  demand:
    'Imports go downhill only: tokens < css < primitives < components < domain < storefront, account, admin < screens; a server feature imports those below it in .ci/rules/parts.ts; no cycles.',
  check: (tree) => [
    ...tree.sources.flatMap((source) => [...uphill(source), ...strayPackages(source)]),
    ...cycles(tree),
  ],
}

const isText = (path = '') => path.startsWith('design-system/texts/')

/** Texts may import the types that components declare for them, but no values. */
const isTypeOfTexts = ({ path }: Source, { target, isType }: Import) =>
  isText(path) && isType && target?.startsWith('design-system/')

const isFixture = (path: string) => path.startsWith('stories/fixtures/')

/** Tests may use the texts that ship, the props of the stories, and any part of the server. */
const isForTest = (source: Source, { target = '' }: Import) =>
  isTest(source) &&
  (isText(target) || isFixture(target) || (source.path.startsWith('server/') && target.startsWith('server/')))

/** Whether a part may import this file. Permission for a folder does not include a tool inside it. */
function mayImport({ home, below }: Part, target: string): boolean {
  const toolHome = partOf(target)?.isTool ? partOf(target)?.home : undefined
  return [home, ...below].some((place) => target.startsWith(place) && (!toolHome || place.startsWith(toolHome)))
}

/** Tests and tools may import test tools; product code may not. */
const isTestInProduct = (source: Source, part: Part, path: string) =>
  isTest({ path }) && !isTest(source) && !part.isTool

const adviceOn = (target: string) =>
  partOf(target)?.isTool || isTest({ path: target })
    ? 'It belongs to tests and tools, which do not ship.'
    : 'Pass it in, as a prop or a dependency, or move it down to a part that both may import.'

function uphill(source: Source): Violation[] {
  const part = partOf(source.path)
  if (!part) return []
  return source.imports
    .filter((entry) => entry.target !== undefined && !isTypeOfTexts(source, entry) && !isForTest(source, entry))
    .filter(({ target = '' }) => !mayImport(part, target) || isTestInProduct(source, part, target))
    .map((entry) =>
      at(source, entry, `${part.home} may not import ${entry.specifier}. ${adviceOn(entry.target ?? '')}`),
    )
}

function strayPackages(source: Source): Violation[] {
  // A test may, for example, use a control inside a form.
  if (isTest(source)) return []
  return source.imports
    .filter(({ target }) => target === undefined)
    .flatMap((entry) =>
      packageHomes
        .filter(({ packages }) => packages.test(entry.specifier))
        .filter(({ homes }) => !homes.some((home) => source.path.startsWith(home)))
        .map(({ why }) => at(source, entry, `${entry.specifier} may not be imported here: ${why}.`)),
    )
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
/** Type imports are erased at run time, so files of one folder may import each other's types. */
const isTypeOfSameFolder = (path: string, { isType, target = '' }: Import) =>
  isType && folderOf(path) === folderOf(target)

/** Each import cycle once, as the chain of its files. */
function cycles({ sources }: Tree): Violation[] {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const done = new Set<string>()
  const found: Violation[] = []
  const walk = (path: string, chain: readonly string[]) => {
    if (chain.includes(path)) {
      const cycle = [...chain.slice(chain.indexOf(path)), path].join(' → ')
      found.push({ path, message: `Import cycle: ${cycle}. Move the shared code into a separate file.` })
      return
    }
    if (done.has(path)) return
    for (const entry of byPath.get(path)?.imports ?? [])
      if (entry.target && !isTypeOfSameFolder(path, entry)) walk(entry.target, [...chain, path])
    done.add(path)
  }
  for (const { path } of sources) walk(path, [])
  return found
}
