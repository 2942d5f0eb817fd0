import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { onMessage } from './devtools.ts'

test('messages are complete, however they are split into chunks', () => {
  const received: string[] = []
  const stream = new PassThrough()
  onMessage(stream, (message) => received.push(message))
  const bytes = Buffer.from('{"word":"một"}\0{"word":"hai"}\0{"word":"ba"}\0')
  // The cuts are within a letter of two bytes, before the end of a message and after it.
  const cuts = [0, bytes.indexOf('ộ') + 1, bytes.indexOf(0), bytes.lastIndexOf('{'), bytes.length]
  for (const [at, cut] of cuts.slice(1).entries()) stream.emit('data', bytes.subarray(cuts[at], cut))
  expect(received).toEqual(['{"word":"một"}', '{"word":"hai"}', '{"word":"ba"}'])
})
