import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { type Figure, isMet, median, table } from './figures.ts'
import { aboutMachine, lookAtMachine, type MachineLoad } from './machine.ts'

/** Where measurements leave what they have found, and keep what they need meanwhile. */
export const benchFolder = resolve(import.meta.dirname, '../../.cache/bench')

/** Where a measurement leaves its figures. */
export const recordPath = (part: string) => join(benchFolder, `${part}.json`)

/** What it leaves there. */
export interface Recorded {
  figures: (Figure & { median: number; met?: boolean })[]
}

/**
 * Ends a measurement: prints its one table under what one must know of the machine, and writes the figures of every round.
 * `before` is how busy the machine was before it; `about` is what else one must know, such as how many rounds.
 */
export async function report(part: string, figures: Figure[], before: MachineLoad, about: Record<string, unknown>) {
  const after = await lookAtMachine()
  console.log(`\n${aboutMachine(before, after)}\n\n${table(figures)}\n`)
  const recorded: Recorded = {
    ...about,
    ...{ processors: availableParallelism(), before, after },
    figures: figures.map((figure) => ({ ...figure, median: median(figure.ours), met: isMet(figure) })),
  }
  mkdirSync(benchFolder, { recursive: true })
  writeFileSync(recordPath(part), `${JSON.stringify(recorded, null, 2)}\n`)
}
