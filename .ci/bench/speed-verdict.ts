import { formatted } from './figures.ts'

/** The gate may be slower than recorded by this part. */
const tolerated = 0.25

/** Rounds before the gate is called slow: one good round is enough, since a slower gate is slower in each. Most runs need only one. */
export const mostRounds = 3

/** Whether a ratio to plain Playwright is that of a gate as fast as recorded. */
export const isFastEnough = (ratio: number, recorded: number) => ratio >= recorded * (1 - tolerated)

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
