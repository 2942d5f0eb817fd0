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

describe('duration', () => {
  test('a toast is visible after 4,999 ms and closed after 5,000 ms', () => {
    store.show({ title: 'Đã lưu' })
    clock.advance(4999)
    expect(visible()).toEqual(['Đã lưu'])
    clock.advance(1)
    expect(visible()).toEqual([])
  })

  test('its record exists 999,999 ms after closing and is removed after 1,000,000 ms', () => {
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
  test('a new toast replaces the visible one and cancels its timer', () => {
    const onFirst = vi.fn()
    store.show({ title: 'Đầu', onDismiss: onFirst })
    clock.advance(3000)
    store.show({ title: 'Sau' })
    expect(titles()).toEqual(['Sau'])
    expect(onFirst).toHaveBeenCalledExactlyOnceWith('replaced')
    expect(clock.pending()).toBe(1)
    // The first toast would have closed here.
    clock.advance(2000)
    expect(visible()).toEqual(['Sau'])
    clock.advance(2999)
    expect(visible()).toEqual(['Sau'])
    clock.advance(1)
    expect(visible()).toEqual([])
    expect(onFirst).toHaveBeenCalledOnce()
  })

  test('a closed record keeps its own timer while newer toasts are shown', () => {
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
  test('a toast that was paused after 3 s closes after another 2 s', () => {
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

  test('overlapping reasons pause until the last one ends', () => {
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

  test.each(['hover', 'focus', 'touch', 'windowBlur', 'documentHidden'] as const)('%s pauses the timer', (reason) => {
    store.show({ title: 'Đã lưu' })
    store.pause(reason)
    expect(clock.pending()).toBe(0)
    store.resume(reason)
    clock.advance(5000)
    expect(visible()).toEqual([])
  })

  test('the remaining time carries over from one pause to the next', () => {
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

  test('a toast shown while the window is inactive gets its full time once it is active again', () => {
    store.pause('windowBlur')
    store.show({ title: 'Đã lưu' })
    clock.advance(60_000)
    store.resume('windowBlur')
    clock.advance(4999)
    expect(visible()).toEqual(['Đã lưu'])
    clock.advance(1)
    expect(visible()).toEqual([])
  })

  test('a pause does not delay the removal of a closed record', () => {
    const id = store.show({ title: 'Đã lưu' })
    store.pause('hover')
    store.dismiss(id, 'swipe')
    clock.advance(1_000_000)
    expect(titles()).toEqual([])
  })
})

describe('dismissal', () => {
  test.each(['swipe', 'close', 'action', 'escape', 'api'] as const)('by %s reports the reason, once', (reason) => {
    const onDismiss = vi.fn()
    const id = store.show({ title: 'Đã lưu', onDismiss })
    store.dismiss(id, reason)
    store.dismiss(id, 'api')
    expect(record(id)).toMatchObject({ open: false, closedBy: reason })
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith(reason)
  })

  test('at the end of its time reports `timeout`', () => {
    const onDismiss = vi.fn()
    const id = store.show({ title: 'Đã lưu', onDismiss })
    clock.advance(5000)
    expect(record(id)?.closedBy).toBe('timeout')
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('timeout')
  })

  test('before the end of its time leaves no timer that could close another toast', () => {
    const id = store.show({ title: 'Đầu' })
    store.dismiss(id, 'close')
    clock.advance(4000)
    store.show({ title: 'Sau' })
    clock.advance(1000)
    expect(visible()).toEqual(['Sau'])
  })

  test('of an unknown toast does nothing', () => {
    const listener = vi.fn()
    store.subscribe(listener)
    store.dismiss('toast-7', 'api')
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('update', () => {
  test('changes the text, increments the revision and restarts the timer', () => {
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

  test('does not reopen a closed toast', () => {
    const id = store.show({ title: 'Đang gửi' })
    store.dismiss(id, 'close')
    store.update(id, { title: 'Đã gửi' })
    expect(record(id)).toMatchObject({ title: 'Đang gửi', open: false })
  })
})

describe('lifetime', () => {
  test('dispose clears the timers of open and closed toasts', () => {
    store.dismiss(store.show({ title: 'Đầu' }), 'close')
    store.show({ title: 'Sau' })
    expect(clock.pending()).toBe(2)
    store.dispose()
    expect(clock.pending()).toBe(0)
  })

  test('start resumes with the remaining time, as after the second mount in strict mode', () => {
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

  test('start does not end a pause', () => {
    store.show({ title: 'Đã lưu' })
    store.dispose()
    store.pause('focus')
    store.start()
    clock.advance(60_000)
    expect(visible()).toEqual(['Đã lưu'])
  })
})

describe('as an external store for React', () => {
  test('the snapshot is the same array until a change, and every change calls the listeners', () => {
    const listener = vi.fn()
    const unsubscribe = store.subscribe(listener)
    const before = store.getSnapshot()
    expect(store.getSnapshot()).toBe(before)
    const id = store.show({ title: 'Đã lưu' })
    expect(store.getSnapshot()).not.toBe(before)
    expect(listener).toHaveBeenCalledTimes(1)
    store.pause('hover')
    expect(listener).toHaveBeenCalledTimes(1)
    unsubscribe()
    store.dismiss(id, 'api')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('the server snapshot is empty', () => {
    store.show({ title: 'Đã lưu' })
    expect(store.getServerSnapshot()).toEqual([])
    expect(store.getServerSnapshot()).toBe(store.getServerSnapshot())
  })

  test('a toast without a tone is neutral, and one shown from onDismiss stays open', () => {
    store.show({ title: 'Đầu', onDismiss: () => store.show({ title: 'Sau' }) })
    expect(store.getSnapshot()[0]?.tone).toBe('neutral')
    clock.advance(5000)
    expect(visible()).toEqual(['Sau'])
  })
})
