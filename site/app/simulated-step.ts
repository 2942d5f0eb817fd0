import type { SubmitResult } from '#ds/components/use-action.ts'
import { SIMULATED_STEP_MS } from '#ds/tokens/timing.ts'

/** Calls back once after `ms`: the browser's own timer, or one that a test lets pass. */
export type StartTimer = (callback: () => void, ms: number) => unknown

/** A step that the product only acts out (product spec, section 4): it succeeds after 1.5 seconds, and no server hears of it. */
export const simulatedStep = (startTimer: StartTimer = setTimeout): Promise<SubmitResult> =>
  new Promise((done) => startTimer(() => done({ ok: true }), SIMULATED_STEP_MS))
