import '#ds/css/global.ts'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { dataOf } from '#ds/hooks/resource.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { componentMessages } from '#ds/texts/components.ts'
import { workQueueTexts } from '#ds/texts/work-queue.ts'
import { ready } from '#stories/fixtures/account.ts'
import { now, workGroups } from '#stories/fixtures/work-queue.ts'
import { WorkQueue, type WorkQueueProps } from './WorkQueue.tsx'

const setMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

beforeEach(() => page.viewport(1280, 1200))
afterEach(async () => {
  cleanup()
  await setMotion('reduce')
})

const queueOf = (groups: WorkQueueProps['groups']) => (
  <MessagesProvider value={componentMessages.vi}>
    <FormatProvider locale="vi-VN">
      <WorkQueue texts={workQueueTexts.vi} groups={groups} now={now} />
    </FormatProvider>
  </MessagesProvider>
)
/** The first deposit has been approved. */
const later = workGroups.map((group) =>
  group.kind === 'deposits' ? { ...group, items: ready((dataOf(group.items) ?? []).slice(1)) } : group,
)
const placeOf = (key: string) =>
  document.querySelector(`[data-row="${CSS.escape(key)}"]`)?.getBoundingClientRect().top ?? Number.NaN

test('what is below a row that is done moves up from where it was, a row of another group with its group', async () => {
  await setMotion('no-preference')
  const { rerender } = render(queueOf(workGroups))
  const keys = ['deposit-2', 'unmatched', 'payment-1']
  const before = keys.map(placeOf)
  await act(async () => rerender(queueOf(later)))
  const movements = document.getAnimations()
  for (const movement of movements) movement.pause()
  for (const movement of movements) movement.currentTime = 0
  // Each moves once, although the group of the last one moves as well.
  expect(keys.map(placeOf).map((place, index) => Math.round(place - (before[index] ?? 0)))).toEqual([0, 0, 0])
  for (const { effect } of movements) expect(Number(effect?.getTiming().duration)).toBeLessThanOrEqual(200)
  for (const movement of movements) movement.finish()
  expect(keys.map((key, index) => placeOf(key) < (before[index] ?? 0))).toEqual([true, true, true])
})

test('everything is in its place at once under reduced motion', async () => {
  await setMotion('reduce')
  const { rerender } = render(queueOf(workGroups))
  await act(async () => rerender(queueOf(later)))
  expect(document.getAnimations()).toEqual([])
})
