import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { reportFolder } from './files.ts'
import type { FileResult } from './play.ts'
import { picturesBy } from './verdict.ts'

/** The size and result of a run, for the summary of several. */
export interface RunCounts {
  stories: number
  pictures: number
  /** Stories with a fault. */
  failed: number
}

/** The result of all shards of a run. */
export interface RunSummary extends RunCounts {
  /** Shards that ended without a result. */
  missingParts: number
  /** Pictures that a reviewer has refused, and that are still the same. */
  refused: { picture: string; comment: string; reviewer: string }[]
}

/** In the folder of the report. */
export const runFile = 'run.json'

/** Writes the counts of a run into the folder of its report, even if nothing differs. */
export function writeCounts(root: string, results: FileResult[]): void {
  const stories = results.flatMap((file) => file.stories)
  const failed = stories.filter(({ faults }) => faults.length > 0).length
  const counts: RunCounts = { stories: stories.length, pictures: picturesBy(results).size, failed }
  const folder = resolve(root, reportFolder)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, runFile), JSON.stringify(counts))
}
