import { expect, test } from 'vitest'
import * as timing from '#ds/tokens/timing.ts'

test('the times are those of the product spec, sections 4 and 9', () => {
  expect(timing).toMatchObject({
    TOAST_DURATION_MS: 5000,
    TOAST_REMOVE_DELAY_MS: 1_000_000,
    TOAST_SWIPE_THRESHOLD_PX: 50,
    TOAST_LIMIT: 1,
    TOOLTIP_DELAY_MS: 700,
    TOOLTIP_SKIP_DELAY_MS: 300,
    SIMULATED_STEP_MS: 1500,
  })
})
