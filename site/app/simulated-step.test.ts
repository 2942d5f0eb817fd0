import { expect, test, vi } from 'vitest'
import { type StartTimer, simulatedStep } from './simulated-step.ts'

test('a step succeeds after 1.5 seconds, and not before', async () => {
  const startTimer = vi.fn<StartTimer>()
  const ended = vi.fn()
  const step = simulatedStep(startTimer).then(ended)
  await Promise.resolve()
  expect(ended).not.toHaveBeenCalled()
  const [callback, ms] = startTimer.mock.calls[0] ?? []
  expect(ms).toBe(1500)
  callback?.()
  await step
  expect(ended).toHaveBeenCalledWith({ ok: true })
})
