import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('a line is JSON with its time in UTC, on one line, without secrets', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  log.info(
    { user: { password: 'geheim', name: 'a\nb' }, token: 'geheim', request: { headers: { cookie: 'geheim' } } },
    'hello',
  )
  log.debug('below the level')
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain('geheim')
  expect(lines[0]?.trimEnd()).not.toContain('\n')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    time: expect.stringMatching(/Z$/),
    msg: 'hello',
    token: '[redacted]',
  })
})

test('an error is logged with its cause, and without the fields that a driver adds', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const cause = Object.assign(new Error('the statement failed'), { code: 'E_1', sql: 'geheim', parameters: ['geheim'] })
  log.error({ err: new Error('no', { cause }) }, 'bug')
  log.warn(cause)
  expect(lines.join('')).not.toContain('geheim')
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({
    message: 'no',
    cause: { message: 'the statement failed', code: 'E_1' },
  })
  expect(JSON.parse(lines[1] ?? '').err).toMatchObject({ type: 'Error', message: 'the statement failed' })
})
