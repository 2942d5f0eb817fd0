import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { type Figure, isMet, median, table } from './figures.ts'
import { type MachineLoad, machineNote, sampleMachineLoad } from './machine.ts'

/** Folder for the results and temporary files of benchmarks. */
export const benchFolder = resolve(import.meta.dirname, '../../.cache/bench')

/** The file with a benchmark's results. */
export const recordPath = (part: string) => join(benchFolder, `${part}.json`)

/** The contents of that file. */
export interface Recorded {
  processors: number
  /** The load of the machine before and after the benchmark. */
  before: MachineLoad
  after: MachineLoad
  figures: (Figure & { median: number; met?: boolean })[]
}

/**
 * Ends a benchmark: prints its table below a note on the machine, and saves the figures of every round.
 * `before` is the load of the machine before the benchmark; `about` is saved with the figures, such as the number of rounds.
 */
export async function report(part: string, figures: Figure[], before: MachineLoad, about: Record<string, unknown>) {
  const after = await sampleMachineLoad()
  console.log(`\n${machineNote(before, after)}\n\n${table(figures)}\n`)
  const recorded: Recorded = {
    ...about,
    processors: availableParallelism(),
    before,
    after,
    figures: figures.map((figure) => ({ ...figure, median: median(figure.ours), met: isMet(figure) })),
  }
  mkdirSync(benchFolder, { recursive: true })
  writeFileSync(recordPath(part), `${JSON.stringify(recorded, null, 2)}\n`)
}
