/**
 * `node stories/visual/merge-reports.ts COUNT FROM TO`: merges the reports of a run in COUNT shards, whose folders are FROM/pictures-1 and so on, into
 * one in the folder TO. Fails if a part has no result, or if any picture is refused: a part checks only those of its own stories.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readStandingDecisions } from '#stories/review/decision-files.ts'
import { type RunCounts, type RunSummary, runFile } from './counts.ts'
import { reportFile, writeReport } from './report.ts'
import type { Change, Finding, Report } from './report-data.ts'

/** One report of several: a cause that several shards have found is one finding. */
export function mergeReports(reports: Report[]): Report {
  const pictures = new Map(reports.flatMap((report) => report.pictures).map((picture) => [picture.id, picture]))
  const groups = Map.groupBy(
    reports.flatMap(({ findings }) => findings),
    ({ kind, cause, component }) => [kind, cause, component].join('\n'),
  )
  return {
    base: unique(reports.map(({ base }) => base)).join('; '),
    findings: [...groups.values()].map(mergeFindings).sort((a, b) => b.pictures.length - a.pictures.length),
    pictures: [...pictures.values()],
  }
}

const unique = <Value>(values: Value[]) => [...new Set(values)]

function mergeFindings(findings: Finding[]): Finding {
  const [first] = findings as [Finding]
  const all = <Value>(of: (finding: Finding) => Value[]) => findings.flatMap(of)
  const isOwn = ({ name }: { name: string }) => Number(name === first.component)
  return {
    ...first,
    changes: mergeChanges(all(({ changes }) => changes)),
    // Every component is in one shard only.
    components: all(({ components }) => components).sort((a, b) => isOwn(b) - isOwn(a) || b.pictures - a.pictures),
    themes: unique(all(({ themes }) => themes)).sort(),
    widths: unique(all(({ widths }) => widths)).sort((a, b) => a - b),
    pictures: unique(all(({ pictures }) => pictures)),
    faults: all(({ faults }) => faults),
  }
}

function mergeChanges(changes: Change[]): Change[] {
  const groups = Map.groupBy(changes, ({ kind, property, before, after }) => [kind, property, before, after].join('\n'))
  return [...groups.values()]
    .map((group) => ({ ...(group[0] as Change), count: group.reduce((sum, { count }) => sum + count, 0) }))
    .sort((a, b) => b.count - a.count)
}

const emptyPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Nothing looks different</title>
<style>:root { color-scheme: light dark; font: 1rem/1.6 system-ui }</style>
<h1>Nothing looks different</h1>
</html>
`

const readJson = <Value>(file: string): Value[] =>
  existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8')) as Value] : []

/** Merges the folders of shards; one that is missing counts as a part without a result. */
export async function mergeFolders(root: string, folders: string[], target: string): Promise<RunSummary> {
  mkdirSync(target, { recursive: true })
  for (const folder of folders.filter((path) => existsSync(path))) cpSync(folder, target, { recursive: true })
  const reports = folders.flatMap((folder) => readJson<Report>(join(folder, reportFile)))
  const page = await writeReport(target, mergeReports(reports))
  // The address of the report is published in any case.
  if (!page) writeFileSync(join(target, 'index.html'), emptyPage)
  const counts = folders.flatMap((folder) => readJson<RunCounts>(join(folder, runFile)))
  const sum = (of: (part: RunCounts) => number) => counts.reduce((total, part) => total + of(part), 0)
  const refused = readStandingDecisions(root).filter(({ standing }) => standing === 'refused')
  const summary = {
    stories: sum(({ stories }) => stories),
    pictures: sum(({ pictures }) => pictures),
    failed: sum(({ failed }) => failed),
    missingParts: folders.length - counts.length,
    refused: refused.map(({ picture, comment, reviewer }) => ({ picture, comment, reviewer })),
  }
  writeFileSync(join(target, runFile), JSON.stringify(summary))
  return summary
}

/** Whether every part has come to its end, and no picture is refused. What a part has found fails that part itself. */
export const hasPassed = ({ missingParts, refused }: Pick<RunSummary, 'missingParts' | 'refused'>) =>
  missingParts + refused.length === 0

if (import.meta.main) {
  const [count = '', from = '', to = ''] = process.argv.slice(2)
  const folders = Array.from({ length: Number(count) }, (_, at) => join(from, `pictures-${at + 1}`))
  const summary = await mergeFolders(resolve(import.meta.dirname, '../..'), folders, to)
  const { stories, pictures, missingParts, refused } = summary
  console.log(`${stories} stories, ${pictures} pictures; ${missingParts} of ${count} parts without a result`)
  for (const { picture, reviewer } of refused) console.log(`${picture} was refused by ${reviewer}`)
  if (!hasPassed(summary)) process.exitCode = 1
}
