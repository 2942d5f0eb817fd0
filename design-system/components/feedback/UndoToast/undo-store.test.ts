import { describe, expect, test, vi } from 'vitest'
import { createFakeClock } from '#ds/components/feedback/Toast/fake-clock.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { createUndoStore, type UndoOffer } from './undo-store.ts'

function setUp() {
  const clock = createFakeClock()
  const store = createUndoStore(clock)
  const offer = (more?: Partial<UndoOffer>) => {
    const onEnd = vi.fn()
    const onUndo = vi.fn(async (): Promise<SubmitResult> => ({ ok: true }))
    const id = store.offer({ title: 'Đã tạm ngưng VPS-0031', onUndo, onEnd, ...more })
    return { id, onUndo, onEnd }
  }
  const seconds = () => store.getSnapshot().map(({ secondsLeft }) => secondsLeft)
  return { clock, store, offer, seconds }
}

describe('the time of an offer', () => {
  test('counts from 10 to 1 and ends', () => {
    const { clock, offer, seconds } = setUp()
    const { onEnd, onUndo } = offer()
    const shown = [seconds()[0]]
    for (let second = 1; second < 10; second += 1) {
      clock.advance(1000)
      shown.push(seconds()[0])
    }
    expect(shown).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    clock.advance(999)
    expect(onEnd).not.toHaveBeenCalled()
    clock.advance(1)
    expect(onEnd.mock.calls).toEqual([['expired']])
    expect(onUndo).not.toHaveBeenCalled()
    expect(clock.pending()).toBe(0)
  })

  test('stands still while paused, for as long as any reason holds, and goes on with what is left', () => {
    const { clock, store, offer, seconds } = setUp()
    const { onEnd } = offer()
    clock.advance(2500)
    store.pause('hover')
    store.pause('documentHidden')
    expect(store.getSnapshot()[0]).toMatchObject({ running: false, leftMs: 7500, secondsLeft: 8 })
    clock.advance(60_000)
    store.resume('hover')
    clock.advance(60_000)
    expect(seconds()).toEqual([8])
    store.resume('documentHidden')
    expect(store.getSnapshot()[0]?.running).toBe(true)
    clock.advance(500)
    expect(seconds()).toEqual([7])
    clock.advance(6999)
    expect(onEnd).not.toHaveBeenCalled()
    clock.advance(1)
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('expired')
  })

  test('of one made while paused begins with the resumption', () => {
    const { clock, store, offer, seconds } = setUp()
    store.pause('windowBlur')
    offer()
    clock.advance(60_000)
    expect(seconds()).toEqual([10])
    store.resume('windowBlur')
    clock.advance(1000)
    expect(seconds()).toEqual([9])
  })
})

describe('undoing', () => {
  test('calls once, with the time standing still, and ends the offer', async () => {
    const { clock, store, offer } = setUp()
    let finish: (result: SubmitResult) => void = () => undefined
    const onUndo = vi.fn(
      () =>
        new Promise<SubmitResult>((resolve) => {
          finish = resolve
        }),
    )
    const { id, onEnd } = offer({ onUndo })
    const undone = store.undo(id)
    void store.undo(id)
    store.dismiss(id)
    clock.advance(60_000)
    expect(store.getSnapshot()[0]).toMatchObject({ pending: true, running: false })
    finish({ ok: true })
    await undone
    expect(onUndo).toHaveBeenCalledOnce()
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('undone')
    expect(store.getSnapshot()).toEqual([])
  })

  test('without an id takes the newest that is not being undone', async () => {
    const { store, offer } = setUp()
    const first = offer()
    const second = offer({ onUndo: () => new Promise(() => undefined) })
    void store.undo()
    await store.undo()
    expect(first.onEnd).toHaveBeenCalledExactlyOnceWith('undone')
    expect(second.onEnd).not.toHaveBeenCalled()
  })

  test('that fails keeps the offer with the message and all its time', async () => {
    const { clock, store, offer } = setUp()
    const { id, onEnd } = offer({ onUndo: async () => ({ ok: false, message: 'Máy đã bị xóa.' }) })
    clock.advance(9000)
    await store.undo(id)
    expect(store.getSnapshot()[0]).toMatchObject({ error: 'Máy đã bị xóa.', secondsLeft: 10, pending: false })
    clock.advance(10_000)
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('expired')
  })

  test('without any offer does nothing', async () => {
    const { store } = setUp()
    await store.undo()
    expect(store.getSnapshot()).toEqual([])
  })
})

describe('an action whose response has not arrived', () => {
  const sending = () => {
    let respond: (result: SubmitResult) => void = () => undefined
    const sent = new Promise<SubmitResult>((resolve) => {
      respond = resolve
    })
    return { sent, respond }
  }

  test('is what undoing without an id means, and is undone once it has succeeded', async () => {
    const { clock, store, offer } = setUp()
    const before = offer()
    const { sent, respond } = sending()
    const newest = offer({ sent })
    const undone = store.undo()
    clock.advance(9000)
    expect(newest.onUndo).not.toHaveBeenCalled()
    respond({ ok: true })
    await undone
    expect(newest.onUndo).toHaveBeenCalledOnce()
    expect(newest.onEnd).toHaveBeenCalledExactlyOnceWith('undone')
    expect(before.onUndo).not.toHaveBeenCalled()
  })

  test('leaves nothing to undo if it fails', async () => {
    const { store, offer } = setUp()
    const { sent, respond } = sending()
    const { onUndo, onEnd } = offer({ sent })
    const undone = store.undo()
    respond({ ok: false, message: 'Máy chủ không trả lời.' })
    await undone
    expect(onUndo).not.toHaveBeenCalled()
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('failed')
    expect(store.getSnapshot()).toEqual([])
  })

  test('has all its time from the response on', async () => {
    const { clock, store, offer, seconds } = setUp()
    const { sent, respond } = sending()
    offer({ sent })
    clock.advance(60_000)
    expect(store.getSnapshot()[0]).toMatchObject({ sending: true, running: false, secondsLeft: 10 })
    respond({ ok: true })
    await sent
    clock.advance(1000)
    expect(store.getSnapshot()[0]).toMatchObject({ sending: false, running: true })
    expect(seconds()).toEqual([9])
  })

  test('is undone although the page was left after the click', async () => {
    const { store, offer } = setUp()
    const { sent, respond } = sending()
    const { onUndo } = offer({ sent })
    const undone = store.undo()
    store.leave()
    respond({ ok: true })
    await undone
    expect(onUndo).toHaveBeenCalledOnce()
  })
})

test('when there are more than three, the oldest ends', () => {
  const { store, offer } = setUp()
  const first = offer()
  const others = [offer(), offer(), offer()]
  expect(first.onEnd).toHaveBeenCalledExactlyOnceWith('replaced')
  expect(store.getSnapshot().map(({ id }) => id)).toEqual(others.map(({ id }) => id))
})

test('leaving the page ends all offers, and their actions stay done', () => {
  const { clock, store, offer } = setUp()
  const { onEnd, onUndo } = offer()
  store.leave()
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('left')
  expect(onUndo).not.toHaveBeenCalled()
  expect(clock.pending()).toBe(0)
})
