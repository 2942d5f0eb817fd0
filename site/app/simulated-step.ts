import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { SIMULATED_STEP_MS } from '#ds/tokens/timing.ts'

/** Calls the callback once after `ms` milliseconds: the browser's timer, or a fake one in tests. */
export type StartTimer = (callback: () => void, ms: number) => unknown

/** A step that the product only simulates (product spec, section 4): it succeeds after 1.5 seconds, without a request. */
export const simulatedStep = (startTimer: StartTimer = setTimeout): Promise<SubmitResult> =>
  new Promise((done) => startTimer(() => done({ ok: true }), SIMULATED_STEP_MS))

/** The response of a step that also takes at least 1.5 seconds: nothing shows what it changes before. A refusal comes at once. */
export const withMinimumDelay = async <Response>(
  response: Promise<Response>,
  step = simulatedStep(),
): Promise<Response> => (await Promise.all([response, step]))[0]
