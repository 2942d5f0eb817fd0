import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { sendOverHttp } from '#server/platform/http/post.ts'
import { failureOf, JobError } from './job-failures.ts'
import { NonRetryableError } from './job-runner.ts'

const withCode = (code: string) => Object.assign(new Error('The text does not matter'), { code })

test.each([
  ['its own', new JobError('The name', { failure: 'name_refused' }), 'name_refused'],
  ['its own, of one that no retry helps', new NonRetryableError('No', { failure: 'worker_died' }), 'worker_died'],
  [
    'that of the error in it',
    new NonRetryableError('No', { cause: new JobError('No', { failure: 'no_address_left' }) }),
    'no_address_left',
  ],
  ['a refused connection', withCode('ECONNREFUSED'), 'unreachable'],
  ['a connection that was cut, in another error', new Error('No', { cause: withCode('ECONNRESET') }), 'unreachable'],
  ['a response that took too long', AbortSignal.abort(new DOMException('No', 'TimeoutError')).reason, 'unreachable'],
  ['any other failure of fetch', new TypeError('No', { cause: withCode('CERT_HAS_EXPIRED') }), 'unreachable'],
  ['nothing: an error of ours', new TypeError('undefined is not a function'), null],
  ['nothing: a file that is missing', withCode('ENOENT'), null],
  ['nothing: a message like one of a network', new Error('connect ECONNREFUSED, fetch failed'), null],
  ['nothing: no error', 'ECONNREFUSED', null],
] as const)('the cause of a failed job is %s', (_, error, failure) => {
  expect(failureOf(error)).toBe(failure)
})

test('the cause of a request to a port where nobody listens is known', async () => {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  await promisify(listener.close.bind(listener))()
  const request = { url: `http://127.0.0.1:${port}`, method: 'POST', headers: {}, body: '' } as const
  const error = await sendOverHttp(request, 5000).catch((reason: unknown) => reason)
  expect(failureOf(error)).toBe('unreachable')
})
