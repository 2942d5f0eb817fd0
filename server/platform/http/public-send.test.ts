import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { AddressRefused, createPublicSend, type Resolve } from './public-send.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Starts a server of this machine, and returns its port. */
async function listen(respond: RequestListener): Promise<number> {
  const server = createServer(respond)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

const request = (url: string) => ({ method: 'POST' as const, url, headers: { 'webhook-id': 'x' }, body: 'hello' })
const resolveTo =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

test.each([
  ...[
    'https://127.0.0.1/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest',
    'https://[::1]/',
    'https://[fe80::1]/',
  ],
  // These are other ways to write the same addresses.
  ...['https://2130706433/', 'https://0x7f.1/', 'https://[::ffff:127.0.0.1]/', 'https://[::ffff:a9fe:a9fe]/'],
])('%s is refused before a connection is made', async (url) => {
  const send = createPublicSend({ allowsThisMachine: false, resolve: resolveTo() })
  await expect(send(request(url), 1000)).rejects.toThrow(AddressRefused)
})

test.each([
  ['a private address', ['10.0.0.1']],
  ['the metadata of a cloud', ['169.254.169.254']],
  ['a private address among public ones', ['8.8.8.8', '192.168.0.1']],
  ['an IPv6 address of this machine', ['::1']],
  ['nothing', []],
])('a name that resolves to %s is refused', async (_, addresses) => {
  const send = createPublicSend({ allowsThisMachine: false, resolve: resolveTo(...addresses) })
  await expect(send(request('https://hooks.example/'), 1000)).rejects.toThrow(AddressRefused)
})

test('even where this machine is allowed, a name of the internet does not lead to it', async () => {
  const send = createPublicSend({ allowsThisMachine: true, resolve: resolveTo('127.0.0.1') })
  await expect(send(request('https://hooks.example/'), 1000)).rejects.toThrow(AddressRefused)
})

test('the connection goes to the address that was checked: the name is resolved once', async () => {
  let resolved = 0
  const port = await listen((incoming, response) => response.end(incoming.headers.host))
  const send = createPublicSend({
    allowsThisMachine: true,
    async resolve() {
      resolved += 1
      return [{ address: '127.0.0.1', family: 4 }]
    },
  })
  const { status, body } = await send(request(`http://localhost:${port}/`), 1000)
  expect([status, Buffer.from(body).toString(), resolved]).toEqual([200, `localhost:${port}`, 1])
})

test('a redirect is a response like any other', async () => {
  let followed = false
  const target = await listen((_, response) => {
    followed = true
    response.end()
  })
  const port = await listen((_, response) => response.writeHead(307, { location: `http://127.0.0.1:${target}/` }).end())
  const send = createPublicSend({ allowsThisMachine: true })
  expect((await send(request(`http://127.0.0.1:${port}/`), 1000)).status).toBe(307)
  expect(followed).toBe(false)
})

test('of an endless response only the beginning is read', async () => {
  const port = await listen((_, response) => {
    const write = () => {
      while (response.write('x'.repeat(500)));
      response.once('drain', write)
    }
    write()
  })
  const { body } = await createPublicSend({ allowsThisMachine: true })(request(`http://127.0.0.1:${port}/`), 5000)
  expect(body.length).toBe(1024)
})

test.each([
  ['that never responds', () => {}],
  [
    'that begins to respond and stops',
    (_: unknown, response: { write: (text: string) => void }) => response.write('x'),
  ],
])('a server %s is given up after the timeout', async (_, respond) => {
  const port = await listen(respond as RequestListener)
  const sending = createPublicSend({ allowsThisMachine: true })(request(`http://127.0.0.1:${port}/`), 50)
  await expect(sending).rejects.toMatchObject({ name: 'TimeoutError' })
})
