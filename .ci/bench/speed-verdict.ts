import { formatted } from './figures.ts'

/** The gate may be slower than recorded by this part. */
const tolerated = 0.25

/**
 * Rounds before the gate is called slow. Other work on the machine can spoil a round, but hardly all of them; a slower gate is slower in
 * each. So one good round is enough, and most runs need only one.
 */
export const mostRounds = 6

/** Whether a measured ratio to plain Playwright is that of a gate as fast as recorded. */
export const isFastEnough = (ratio: number, recorded: number) => ratio >= recorded * (1 - tolerated)

/** Why a machine cannot measure a ratio that was recorded for some processors; undefined if it can. */
export const whyNotMeasured = (needed: number, available: number): string | undefined =>
  available < needed
    ? `The speed of the gate was not measured: it is recorded for ${needed} processors, here are ${available}.`
    : undefined

/** The verdict about the rounds of a run, in one line. */
export function judge(ratios: number[], recorded: number): { isGood: boolean; text: string } {
  const best = Math.max(...ratios)
  const isGood = isFastEnough(best, recorded)
  const facts = `${formatted(best)} times plain Playwright, recorded are ${formatted(recorded)}`
  if (isGood) return { isGood, text: `The gate is as fast as recorded: ${facts}.` }
  return {
    isGood,
    text: `The gate has become slower by more than a quarter: at best ${facts}. Find the cause (npm run bench:visual), or record the new ratio with npm run test:speed -- --update.`,
  }
}
