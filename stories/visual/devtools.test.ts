import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { onMessage } from './devtools.ts'

test('hears whole messages, in whatever pieces they arrive', () => {
  const heard: string[] = []
  const stream = new PassThrough()
  onMessage(stream, (message) => heard.push(message))
  const bytes = Buffer.from('{"word":"một"}\0{"word":"hai"}\0{"word":"ba"}\0')
  // A cut within a letter of two bytes, one before a message's end and one after it.
  const cuts = [0, bytes.indexOf('ộ') + 1, bytes.indexOf(0), bytes.lastIndexOf('{'), bytes.length]
  for (const [at, cut] of cuts.slice(1).entries()) stream.emit('data', bytes.subarray(cuts[at], cut))
  expect(heard).toEqual(['{"word":"một"}', '{"word":"hai"}', '{"word":"ba"}'])
})
