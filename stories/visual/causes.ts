import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fingerprintOf } from '#ci/lib/fingerprint.mjs'
import { readTree } from '#ci/rules/source.ts'
import { type Base, buildBase, changedSince, describeBase, todays } from './base.ts'
import { createBlame, createStyleFiles } from './blame.ts'
import { pictureFile, storySuffix } from './files.ts'
import { type ExplainedChange, type FailedStory, findingsOf } from './findings.ts'
import { startGateBrowser } from './gate-browser.ts'
import type { Creator, Inspection, PageRule, WatchedRule } from './inspect.ts'
import { compareInspections, type PageChange } from './page-changes.ts'
import { isMadeFrom } from './picture-file.ts'
import { type FileResult, playAll, type Selection } from './play.ts'
import type { Finding, ReportPicture } from './report-data.ts'
import { changedRules, type StyleChange, type Watch } from './rule-changes.ts'
import { serve } from './serve.ts'
import { sourceFinder } from './sources.ts'

/** Up to this many pictures are inspected in both builds. The others belong to the causes found for their components. */
const mostInspected = 96

/** A base that draws less than this part of the committed pictures is not what they were taken from. */
const leastEqual = 0.5

const page = '/stories/visual/host.html'

/** The causes of a run's differences, and what they were found against. */
export interface Causes {
  base: string
  findings: Finding[]
}

/**
 * Finds the causes of different pictures: opens their stories in a build of an earlier commit and in the current one, and compares elements, computed
 * styles and style rules. Without such a build, imports tell which changed file a story can have been affected by.
 * @param built the folder of the current build.
 * @param bases commits to compare with, in order; none to skip the comparison.
 */
export async function findCauses(
  root: string,
  built: string,
  results: FileResult[],
  pictures: ReportPicture[],
  bases: Base[],
): Promise<Causes> {
  const { sources } = readTree(root)
  const withChanges = (commit: string | undefined) => createBlame(sources, commit ? changedSince(root, commit) : [])
  const byImports = (blame: ReturnType<typeof createBlame>) => (component: string) =>
    blame([`stories/${component}${storySuffix}`])
  const ids = selectPictures(pictures.filter(({ kind }) => kind === 'changed'))
  const selection = selectionOf(results, ids)
  const problems: string[] = []
  for (const base of ids.length > 0 ? bases : [])
    try {
      const comparison = await compareBuilds(root, built, base, selection)
      if (comparison.equal < ids.length * leastEqual) {
        problems.push(`${describeBase(root, base)} draws other pictures than the committed ones`)
        continue
      }
      const blame = withChanges(base.commit)
      const contents = changedSince(root, base.commit).filter((file) => !isStyleFile(file))
      const blameText = contents.length > 0 ? createBlame(sources, contents) : blame
      const styleFiles = createStyleFiles(sources)
      const explained = new Map<string, ExplainedChange[]>()
      for (const [id, changes] of comparison.changes) {
        const theme = pictures.find((picture) => picture.id === id)?.theme
        explained.set(
          id,
          changes.flatMap((change) =>
            explainChange(change, comparison.rules, theme, change.kind === 'text' ? blameText : blame, styleFiles),
          ),
        )
      }
      return {
        base: describeBase(root, base),
        findings: findingsOf(pictures, explained, failedStories(results, blame), byImports(blame)),
      }
    } catch (error) {
      problems.push(`${describeBase(root, base)} cannot be built: ${reasonOf(error)}`)
    }
  const [first] = bases
  const blame = withChanges(first?.commit)
  return {
    base: problems.join('; ') || (first ? describeBase(root, first) : 'no commit'),
    findings: findingsOf(pictures, new Map(), failedStories(results, blame), byImports(blame)),
  }
}

/** The first line that names an error, in the output of a build that failed. */
function reasonOf(error: unknown): string {
  const { message, stderr } = error as Error & { stderr?: Buffer }
  const text = `${stderr ?? message}`.split('\n')
  return (text.find((line) => /^\s*\w*Error:/.test(line)) ?? text[0] ?? '').trim()
}

/** Stories whose faults are not only different pictures. */
const failedStories = (results: FileResult[], blame: ReturnType<typeof createBlame>): FailedStory[] =>
  results.flatMap(({ component, stories }) =>
    stories.flatMap(({ name, faults, files }) => {
      const [fault] = faults.filter((text) => !text.startsWith('Picture '))
      if (fault === undefined) return []
      return [{ component, story: name, fault: fault.split('\n')[0] ?? '', culprit: files && blame(files) }]
    }),
  )

/** At most `mostInspected` ids, of as many components as possible. */
function selectPictures(pictures: ReportPicture[]): string[] {
  const queues = [...Map.groupBy(pictures, ({ component }) => component).values()].map((list) => [...list])
  const selected: string[] = []
  while (selected.length < mostInspected && queues.some((queue) => queue.length > 0))
    for (const queue of queues) {
      const next = queue.shift()
      if (next && selected.length < mostInspected) selected.push(next.id)
    }
  return selected
}

function selectionOf(results: FileResult[], ids: string[]): Selection {
  const isSelected = new Set(ids)
  const selection: Selection = new Map()
  for (const { component, stories } of results)
    for (const { name, pictures = [] } of stories) {
      const names = pictures.map((picture) => picture.name).filter((one) => isSelected.has(`${component}/${one}`))
      if (names.length === 0) continue
      const ofComponent = selection.get(component) ?? new Map<string, Set<string>>()
      selection.set(component, ofComponent.set(name, new Set(names)))
    }
  return selection
}

/** Style changes, and the changes in each inspected picture with the source files that created the element. */
interface Comparison {
  rules: { changes: StyleChange[]; watches: Watch[] }
  changes: Map<string, (PageChange & { files: string[] })[]>
  /** How many of the base's pictures are the committed ones. */
  equal: number
}

async function compareBuilds(root: string, built: string, base: Base, selection: Selection): Promise<Comparison> {
  const { files, built: baseBuilt } = buildBase(root, base.commit, fingerprintOf(todays, []))
  const rules = changedRules(await readRules(baseBuilt), await readRules(built))
  const rulesOf = (build: 'before' | 'after') => rules.watches.map((watch): WatchedRule => watch[build])
  const before = await inspectAll(baseBuilt, selection, rulesOf('before'), root)
  const after = await inspectAll(built, selection, rulesOf('after'), root)
  const filesOf = {
    before: creatorFiles(sourceFinder(files, baseBuilt)),
    after: creatorFiles(sourceFinder(root, built)),
  }
  const changes = new Map<string, (PageChange & { files: string[] })[]>()
  for (const [id, { inspection }] of after) {
    const earlier = before.get(id)?.inspection
    if (!earlier) continue
    const found = compareInspections(earlier, inspection, rules.watches)
    const creators = { before: earlier.creators, after: inspection.creators }
    changes.set(
      id,
      found.map((change) => ({ ...change, files: filesOf[change.build](creators[change.build], change.creator) })),
    )
  }
  return { rules, changes, equal: [...before.values()].filter(({ isCommitted }) => isCommitted).length }
}

/** All style rules of the stories in a build. */
export async function readRules(built: string): Promise<PageRule[]> {
  const server = await serve(built)
  const browser = await startGateBrowser(server.address + page)
  try {
    await browser.clear()
    return await browser.call('rules')
  } finally {
    await browser.close()
    server.close()
  }
}

/** Takes the selected pictures again, and inspects the page behind each. */
async function inspectAll(built: string, selection: Selection, watched: WatchedRule[], root: string) {
  const inspections = new Map<string, { inspection: Inspection; isCommitted: boolean }>()
  const server = await serve(built)
  const files = [...selection.keys()].map((component) => `stories/${component}${storySuffix}`)
  try {
    await playAll(
      server.address + page,
      files,
      async ({ component, name, picture }, browser) => {
        const committed = resolve(root, pictureFile(component, name))
        inspections.set(`${component}/${name}`, {
          inspection: await browser.call('inspect', watched),
          isCommitted: existsSync(committed) && isMadeFrom(readFileSync(committed), picture),
        })
        return undefined
      },
      () => {},
      { selection },
    )
  } finally {
    server.close()
  }
  return inspections
}

/** Returns a function that lists the own source files of a call of JSX and of those around it, from the innermost. */
function creatorFiles(placeOf: ReturnType<typeof sourceFinder>) {
  const known = new Map<string, string | undefined>()
  const fileOf = (line: string) => {
    if (!known.has(line)) known.set(line, placeOf(line)?.file)
    return known.get(line)
  }
  return (creators: Creator[], first: number): string[] => {
    const files = new Set<string>()
    for (let at: number | undefined = first; at !== undefined && at >= 0; at = creators[at]?.owner)
      for (const line of creators[at]?.stack ?? []) {
        const file = fileOf(line)
        if (file) files.add(file)
      }
    return [...files]
  }
}

/** A style sheet changes no texts. */
const isStyleFile = (file: string) => /\.css(?:\.ts)?$/.test(file)

/** The change with its culprit; once for each token, if several explain it. */
function explainChange(
  change: PageChange & { files: string[] },
  rules: Comparison['rules'],
  theme: string | undefined,
  blame: ReturnType<typeof createBlame>,
  styleFiles: ReturnType<typeof createStyleFiles>,
): ExplainedChange[] {
  const causes = (change.causes ?? [])
    .map((position) => rules.changes[position])
    .filter((cause): cause is StyleChange => cause !== undefined)
    // A token of the other theme has no effect.
    .filter(({ token }) => !token?.theme || token.theme === theme)
  if (causes.length === 0) return [{ ...change, culprit: blame(change.files) }]
  return causes.map((cause) =>
    cause.token ? { ...change, token: cause } : { ...change, culprit: blame(styleFiles(cause.selector)) },
  )
}
