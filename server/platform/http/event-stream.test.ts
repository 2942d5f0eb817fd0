import { EventEmitter } from 'node:events'
import type { Response } from 'express'
import { expect, test, vi } from 'vitest'
import { systemTimers } from '#server/platform/timers.ts'
import { openEventStream } from './event-stream.ts'

/** A response that keeps what is written, and a stream on it whose heartbeats the test makes. */
function open({ checkCaller = async () => {} }: { checkCaller?: () => Promise<void> } = {}) {
  const written: string[] = []
  const response = Object.assign(new EventEmitter(), {
    writableEnded: false,
    destroyed: false,
    writableLength: 0,
    set: vi.fn(),
    write: (text: string) => written.push(text),
    end() {
      response.writableEnded = true
      response.emit('close')
    },
    destroy() {
      response.destroyed = true
      response.emit('close')
    },
  })
  let beat = async () => {}
  const stop = vi.fn(async () => {})
  const timers = {
    ...systemTimers,
    every(_ms: number, task: () => Promise<void>) {
      beat = task
      return stop
    },
  }
  const stream = openEventStream(response as unknown as Response, { timers, checkCaller })
  written.length = 0
  return { stream, response, written, stop, beat: () => beat() }
}

test('an event is its name and its data in one line', () => {
  const { stream, written } = open()
  stream.send({ name: 'wallet', data: { balance: '1', note: 'a\nb' } })
  expect(written).toEqual(['event: wallet\ndata: {"balance":"1","note":"a\\nb"}\n\n'])
})

test('a silent stream says that it lives, and ends before a response may take longer', async () => {
  const { response, written, beat } = open()
  await beat()
  expect(written).toEqual([':\n\n'])
  for (let count = 0; count < 6; count += 1) await beat()
  expect(response.writableEnded).toBe(true)
})

test('a caller who may no longer receive events gets none', async () => {
  const { stream, response, written, beat } = open({ checkCaller: () => Promise.reject(new Error('signed out')) })
  await beat()
  expect(response.writableEnded).toBe(true)
  stream.send({ name: 'wallet', data: {} })
  expect(written).toEqual([])
})

test('a client that does not read is disconnected, rather than kept in memory', () => {
  const { stream, response } = open()
  response.writableLength = 300_000
  stream.send({ name: 'wallet', data: {} })
  expect(response.destroyed).toBe(true)
})

test('listeners hear of the end, also of one that has come already, and nothing goes on', () => {
  const { stream, stop } = open()
  const [before, after] = [vi.fn(), vi.fn()]
  stream.onClose(before)
  stream.end()
  expect([before, stop].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  stream.onClose(after)
  expect(after).toHaveBeenCalledOnce()
})
