import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('a line is JSON with its time in UTC, on one line, without secrets', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  log.info(
    { user: { password: 'geheim', name: 'a\nb' }, token: 'geheim', request: { headers: { cookie: 'geheim' } } },
    'hello',
  )
  log.debug('not asked for')
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain('geheim')
  expect(lines[0]?.trimEnd()).not.toContain('\n')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    time: expect.stringMatching(/Z$/),
    msg: 'hello',
    token: '[redacted]',
  })
})
