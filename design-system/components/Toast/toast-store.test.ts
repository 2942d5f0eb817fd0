import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createFakeClock, type FakeClock } from './fake-clock.ts'
import { createToastStore, type ToastStore } from './toast-store.ts'

let clock: FakeClock
let store: ToastStore

beforeEach(() => {
  clock = createFakeClock()
  store = createToastStore(clock)
})

const titles = () => store.getSnapshot().map((record) => record.title)
const visible = () =>
  store
    .getSnapshot()
    .filter((record) => record.open)
    .map((record) => record.title)
const record = (id: string) => store.getSnapshot().find((candidate) => candidate.id === id)

describe('time in view', () => {
  test('visible after 4,999 ms and closed after 5,000 ms', () => {
    store.show({ title: 'Đã lưu' })
    clock.advance(4999)
    expect(visible()).toEqual(['Đã lưu'])
    clock.advance(1)
    expect(visible()).toEqual([])
  })

  test('the record is there 999,999 ms after closing and gone after 1,000,000 ms', () => {
    const id = store.show({ title: 'Đã lưu' })
    store.dismiss(id, 'close')
    clock.advance(999_999)
    expect(record(id)).toMatchObject({ open: false, closedBy: 'close' })
    clock.advance(1)
    expect(record(id)).toBeUndefined()
    expect(clock.pending()).toBe(0)
  })
})

describe('one at a time', () => {
  test('the newest wins, and the time of the replaced one is over', () => {
    const onFirst = vi.fn()
    store.show({ title: 'Đầu', onDismiss: onFirst })
    clock.advance(3000)
    store.show({ title: 'Sau' })
    expect(titles()).toEqual(['Sau'])
    expect(onFirst).toHaveBeenCalledExactlyOnceWith('replaced')
    expect(clock.pending()).toBe(1)
    // The first would have closed here.
    clock.advance(2000)
    expect(visible()).toEqual(['Sau'])
    clock.advance(2999)
    expect(visible()).toEqual(['Sau'])
    clock.advance(1)
    expect(visible()).toEqual([])
    expect(onFirst).toHaveBeenCalledOnce()
  })

  test('a closed record keeps its own time while newer toasts come', () => {
    const first = store.show({ title: 'Đầu' })
    store.dismiss(first, 'close')
    clock.advance(500_000)
    store.show({ title: 'Sau' })
    expect(titles()).toEqual(['Đầu', 'Sau'])
    clock.advance(500_000)
    expect(titles()).toEqual(['Sau'])
  })
})

describe('pauses', () => {
  test('held at 3 s, it has 2 s left and not a millisecond more', () => {
    store.show({ title: 'Đã lưu' })
    clock.advance(3000)
    store.pause('hover')
    clock.advance(60_000)
    expect(visible()).toEqual(['Đã lưu'])
    store.resume('hover')
    clock.advance(1999)
    expect(visible()).toEqual(['Đã lưu'])
    clock.advance(1)
    expect(visible()).toEqual([])
  })

  test('overlapping reasons hold until the last one ends', () => {
    store.show({ title: 'Đã lưu' })
    clock.advance(1000)
    store.pause('hover')
    clock.advance(1000)
    store.pause('focus')
    store.pause('hover')
    store.resume('hover')
    clock.advance(60_000)
    expect(visible()).toEqual(['Đã lưu'])
    store.resume('focus')
    clock.advance(3999)
    expect(visible()).toEqual(['Đã lưu'])
    clock.advance(1)
    expect(visible()).toEqual([])
  })

  test.each(['hover', 'focus', 'touch', 'windowBlur', 'documentHidden'] as const)('%s holds the time', (reason) => {
    store.show({ title: 'Đã lưu' })
    store.pause(reason)
    expect(clock.pending()).toBe(0)
    store.resume(reason)
    clock.advance(5000)
    expect(visible()).toEqual([])
  })

  test('two pauses use up one allowance', () => {
    store.show({ title: 'Đã lưu' })
    clock.advance(2000)
    store.pause('hover')
    store.resume('hover')
    clock.advance(2000)
    store.pause('touch')
    store.resume('touch')
    clock.advance(999)
    expect(visible()).toEqual(['Đã lưu'])
    clock.advance(1)
    expect(visible()).toEqual([])
  })

  test('a toast shown while the window is away waits for it with its full time', () => {
    store.pause('windowBlur')
    store.show({ title: 'Đã lưu' })
    clock.advance(60_000)
    store.resume('windowBlur')
    clock.advance(4999)
    expect(visible()).toEqual(['Đã lưu'])
    clock.advance(1)
    expect(visible()).toEqual([])
  })

  test('a pause does not keep a closed record', () => {
    const id = store.show({ title: 'Đã lưu' })
    store.pause('hover')
    store.dismiss(id, 'swipe')
    clock.advance(1_000_000)
    expect(titles()).toEqual([])
  })
})

describe('dismissal', () => {
  test.each(['swipe', 'close', 'action', 'escape', 'api'] as const)('by %s says so, once', (reason) => {
    const onDismiss = vi.fn()
    const id = store.show({ title: 'Đã lưu', onDismiss })
    store.dismiss(id, reason)
    store.dismiss(id, 'api')
    expect(record(id)).toMatchObject({ open: false, closedBy: reason })
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith(reason)
  })

  test('by running out says timeout', () => {
    const onDismiss = vi.fn()
    const id = store.show({ title: 'Đã lưu', onDismiss })
    clock.advance(5000)
    expect(record(id)?.closedBy).toBe('timeout')
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('timeout')
  })

  test('an early one leaves no timer that could close something else', () => {
    const id = store.show({ title: 'Đầu' })
    store.dismiss(id, 'close')
    clock.advance(4000)
    store.show({ title: 'Sau' })
    clock.advance(1000)
    expect(visible()).toEqual(['Sau'])
  })

  test('of an unknown toast changes nothing', () => {
    const listener = vi.fn()
    store.subscribe(listener)
    store.dismiss('toast-7', 'api')
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('update', () => {
  test('changes the words, counts a revision and gives the full time again', () => {
    const id = store.show({ title: 'Đang gửi', description: 'Chờ một chút' })
    clock.advance(4000)
    store.update(id, { title: 'Đã gửi', tone: 'positive' })
    expect(record(id)).toMatchObject({
      title: 'Đã gửi',
      description: 'Chờ một chút',
      tone: 'positive',
      revision: 1,
      open: true,
    })
    clock.advance(4999)
    expect(visible()).toEqual(['Đã gửi'])
    clock.advance(1)
    expect(visible()).toEqual([])
  })

  test('does not bring back a closed toast', () => {
    const id = store.show({ title: 'Đang gửi' })
    store.dismiss(id, 'close')
    store.update(id, { title: 'Đã gửi' })
    expect(record(id)).toMatchObject({ title: 'Đang gửi', open: false })
  })
})

describe('lifetime', () => {
  test('dispose clears every timer, of open and of closed toasts', () => {
    store.dismiss(store.show({ title: 'Đầu' }), 'close')
    store.show({ title: 'Sau' })
    expect(clock.pending()).toBe(2)
    store.dispose()
    expect(clock.pending()).toBe(0)
  })

  test('start goes on with what was left, as after a second mount in strict mode', () => {
    store.show({ title: 'Đã lưu' })
    clock.advance(3000)
    store.dispose()
    clock.advance(60_000)
    store.start()
    clock.advance(1999)
    expect(visible()).toEqual(['Đã lưu'])
    clock.advance(1)
    expect(visible()).toEqual([])
  })

  test('start while paused still waits', () => {
    store.show({ title: 'Đã lưu' })
    store.dispose()
    store.pause('focus')
    store.start()
    clock.advance(60_000)
    expect(visible()).toEqual(['Đã lưu'])
  })
})

describe('for React', () => {
  test('the snapshot is the same array until something changes, and listeners hear of each change', () => {
    const listener = vi.fn()
    const stop = store.subscribe(listener)
    const before = store.getSnapshot()
    expect(store.getSnapshot()).toBe(before)
    const id = store.show({ title: 'Đã lưu' })
    expect(store.getSnapshot()).not.toBe(before)
    expect(listener).toHaveBeenCalledTimes(1)
    store.pause('hover')
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    store.dismiss(id, 'api')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('a server shows nothing', () => {
    store.show({ title: 'Đã lưu' })
    expect(store.getServerSnapshot()).toEqual([])
    expect(store.getServerSnapshot()).toBe(store.getServerSnapshot())
  })

  test('a toast without a tone is neutral, and one shown from onDismiss stays', () => {
    store.show({ title: 'Đầu', onDismiss: () => store.show({ title: 'Sau' }) })
    expect(store.getSnapshot()[0]?.tone).toBe('neutral')
    clock.advance(5000)
    expect(visible()).toEqual(['Sau'])
  })
})
