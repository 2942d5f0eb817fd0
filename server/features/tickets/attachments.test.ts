import { createHash } from 'node:crypto'
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ATTACHMENT_BYTES_A_DAY, ATTACHMENT_BYTES_MAX } from '#contracts/rules/ticket-limits.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'
import { png, uploadTo } from './attachment-test-tools.ts'

const DAY = 24 * 3_600_000

const scanned: string[] = []
const server = await startTestServer({
  scanner: {
    async scan(path) {
      const content = await readFile(path, 'latin1')
      scanned.push(content)
      if (content.includes('no scanner')) throw new Error('clamd is silent')
      return content.includes('EICAR') ? 'Eicar-Test-Signature' : null
    },
  },
})
const lan = await server.customer({ firstName: 'Lan', lastName: 'Phạm' })
const minh = await server.customer({ firstName: 'Minh', lastName: 'Trần' })
const admin = await server.admin()

const request = { subject: 'Không vào được SSH', category: 'technical', body: 'Xem ảnh.' }
const open = async ({ client }: TestUser): Promise<string> =>
  (await client.post('/api/support/tickets', request)).body.ticket.id
const pathOf = (id: string) => `/api/support/tickets/item/${id}`
const adminPathOf = (id: string) => `/api/admin/tickets/${id}`
const upload = (person: TestUser, id: string, content: Buffer | string | ReadableStream = png, headers = {}) =>
  uploadTo(server, `${pathOf(id)}/attachments`, person, content, headers)
const reply = ({ client }: TestUser, id: string, attachmentIds: string[]) =>
  client.post(`${pathOf(id)}/messages`, { body: 'Đây ạ.', attachmentIds })
const read = async ({ client }: TestUser, id: string) => (await client.get(pathOf(id))).body
const download = ({ client }: TestUser, id: string, fileId: string) =>
  fetch(`${server.origin}${pathOf(id)}/attachments/${fileId}`, { headers: { cookie: client.cookie } })
const contents = async () =>
  (await readdir(server.attachmentsDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')

describe('a file', () => {
  test('is sent, named by a message, seen by both sides, and downloaded, never shown', async () => {
    const id = await open(lan)
    const { status, body } = await upload(lan, id)
    expect(status).toBe(201)
    const { attachment } = body
    expect(attachment).toMatchObject({ name: 'ảnh.png', type: 'image/png', size: png.length })
    expect((await read(lan, id)).waitingFiles).toEqual([attachment])
    expect((await reply(lan, id, [attachment.id])).body.message.attachments).toEqual([attachment])
    const { messages, waitingFiles } = await read(lan, id)
    expect([messages.at(-1).attachments, waitingFiles]).toEqual([[attachment], []])
    expect((await admin.client.get(adminPathOf(id))).body.messages.at(-1).attachments).toEqual([attachment])
    const response = await download(lan, id, attachment.id)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="_nh.png"; filename*=UTF-8''%E1%BA%A3nh.png`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
      'cache-control': 'no-store',
    })
    const ofAdmin = await admin.client.get(`${adminPathOf(id)}/attachments/${attachment.id}`)
    expect(ofAdmin.status).toBe(200)
  })

  test('is stored once for each key, and belongs to a message that its writer names', async () => {
    const id = await open(lan)
    const [first] = (await read(lan, id)).messages
    const key = { 'idempotency-key': `file-${id}` }
    const send = (headers = {}) =>
      uploadTo(server, `${pathOf(id)}/attachments?messageId=${first.id}`, lan, png, headers)
    const [one, two] = [await send(key), await send(key)]
    expect(two.body).toEqual(one.body)
    expect((await read(lan, id)).messages[0].attachments).toEqual([one.body.attachment])
    for (let count = 1; count < 5; count += 1) expect((await send()).status).toBe(201)
    expect((await send()).body.code).toBe('message_has_enough_files')
  })

  test("is of its ticket's people alone: any other id is a 404", async () => {
    const [id, others] = [await open(lan), await open(minh)]
    const { attachment } = (await upload(lan, id)).body
    await reply(lan, id, [attachment.id])
    expect((await download(minh, id, attachment.id)).status).toBe(404)
    expect((await download(minh, others, attachment.id)).status).toBe(404)
    expect((await download(lan, id, 'x')).status).toBe(404)
    expect((await upload(minh, id)).status).toBe(404)
    expect((await fetch(`${server.origin}${pathOf(id)}/attachments/${attachment.id}`)).status).toBe(401)
    // Another customer's file cannot be sent as one's own.
    const waiting = (await upload(lan, id)).body.attachment
    expect((await reply(minh, others, [waiting.id])).status).toBe(422)
    expect((await reply(lan, id, [attachment.id])).status).toBe(422)
    expect((await minh.client.call('DELETE', `${pathOf(id)}/attachments/${waiting.id}`)).status).toBe(404)
  })

  test('of a note, and one that an admin has not sent yet, does not exist for the customer', async () => {
    const id = await open(lan)
    const token = await adminToken()
    const send = async () =>
      (await uploadTo(server, `${adminPathOf(id)}/attachments`, { client: server.visitor() }, png, token)).body
        .attachment
    const [noted, unsent, sent] = [await send(), await send(), await send()]
    const messages = `${adminPathOf(id)}/messages`
    await admin.client.post(messages, { body: 'Ghi chú', internal: true, attachmentIds: [noted.id] })
    await admin.client.post(messages, { body: 'Xem ảnh nhé', attachmentIds: [sent.id] })
    const statuses: number[] = []
    for (const file of [noted, unsent, sent]) statuses.push((await download(lan, id, file.id)).status)
    expect(statuses).toEqual([404, 404, 200])
    expect(JSON.stringify(await read(lan, id))).not.toContain(noted.id)
    const shown = (await admin.client.get(adminPathOf(id))).body
    expect(shown.waitingFiles).toEqual([unsent])
  })

  test('that waits can be removed by whoever added it', async () => {
    const id = await open(lan)
    const { attachment } = (await upload(lan, id)).body
    const path = `${pathOf(id)}/attachments/${attachment.id}`
    expect((await lan.client.call('DELETE', path)).status).toBe(204)
    expect((await lan.client.call('DELETE', path)).status).toBe(404)
    expect((await read(lan, id)).waitingFiles).toEqual([])
  })
})

/** An admin's token as a header, for a request that the test client does not make. */
async function adminToken(): Promise<Record<string, string>> {
  const { body } = await server.visitor().post('/api/admin/auth', { email: admin.user.email, password: admin.password })
  return { authorization: `Bearer ${body.token}` }
}

describe('what is refused', () => {
  test.each([
    ['a page', '<html><script>alert(1)</script>', 'file_type_refused'],
    ['an SVG by another name', '<svg onload="alert(1)"/>', 'file_type_refused'],
    ['an empty file', '', 'file_type_refused'],
    ['what the scanner finds', 'EICAR test', 'file_infected'],
    ['what cannot be scanned', 'no scanner', 'scan_unavailable'],
  ])('%s', async (_, content, code) => {
    const id = await open(lan)
    const before = await contents()
    expect((await upload(lan, id, content, { name: 'ảnh.png' })).body.code).toBe(code)
    expect((await read(lan, id)).waitingFiles).toEqual([])
    expect(await contents()).toEqual(before)
  })

  test('a name that is not percent-encoded', async () => {
    const { status, body } = await upload(lan, await open(lan), png, { 'x-file-name': '%E1%BA' })
    expect([status, body.errors[0].path]).toEqual([422, 'X-File-Name'])
  })

  test('a file that is too large, by what its sender says and by what arrives', async () => {
    const id = await open(lan)
    const large = Buffer.alloc(ATTACHMENT_BYTES_MAX + 1, 'x')
    expect((await upload(lan, id, large)).status).toBe(413)
    const streamed = new ReadableStream({
      start(controller) {
        for (let at = 0; at < large.length; at += 1_000_000) controller.enqueue(large.subarray(at, at + 1_000_000))
        controller.close()
      },
    })
    expect((await upload(lan, id, streamed)).status).toBe(413)
    expect((await upload(lan, id, large.subarray(1))).status).toBe(201)
    expect(await readdir(join(server.attachmentsDir, 'incoming'))).toEqual([])
  })

  test('more than 50 MB of a ticket in a day', async () => {
    const id = await open(lan)
    const { attachment } = (await upload(lan, id)).body
    const sized = (size: number) =>
      server.database.queries('ticket_attachments').where({ id: attachment.id }).update({ size })
    await sized(ATTACHMENT_BYTES_A_DAY - png.length)
    expect((await upload(lan, id)).status).toBe(201)
    expect((await upload(lan, id)).body.code).toBe('too_many_bytes')
    server.clock.advance(DAY)
    expect((await upload(lan, id)).status).toBe(201)
  })

  test('a name loses what is a path or markup, and ends as the content is', async () => {
    const id = await open(lan)
    const nameOf = async (name: string) => (await upload(lan, id, png, { name })).body.attachment.name
    expect(await nameOf('../../etc/passwd')).toBe('passwd.png')
    expect(await nameOf('C:\\x\\a"b<c>.php')).toBe('a_b_c_.php.png')
    expect(await nameOf('a\r\nX-Header: 1\u202Egnp.exe')).toBe('a X-Header_ 1gnp.exe.png')
  })
})

describe('the cleanup', () => {
  /** Makes a content as old as the test needs. */
  const age = async (sha256: string, ms: number) => {
    const at = new Date(server.clock.now() - ms)
    await utimes(join(server.attachmentsDir, sha256.slice(0, 2), sha256), at, at)
  }

  test('removes a file that no message has named for a day, and its content', async () => {
    const id = await open(lan)
    const content = 'nobody sends this'
    const { attachment } = (await upload(lan, id, content, { name: 'a.txt' })).body
    server.clock.advance(DAY + 1)
    await age(hashOf(content), DAY)
    await server.runCleanup()
    expect((await download(lan, id, attachment.id)).status).toBe(404)
    expect(await contents()).not.toContain(hashOf(content))
  })

  test('removes what a process that was killed has left, and keeps what is new or in use', async () => {
    const id = await open(lan)
    const used = 'this is sent'
    const { attachment } = (await upload(lan, id, used, { name: 'a.txt' })).body
    await reply(lan, id, [attachment.id])
    await age(hashOf(used), DAY)
    const dir = join(server.attachmentsDir, hashOf(used).slice(0, 2))
    const [old, fresh] = [hashOf(used).replace(/.{4}$/, 'aaaa'), hashOf(used).replace(/.{4}$/, 'bbbb')]
    await writeFile(join(dir, old), 'x')
    await writeFile(join(dir, fresh), 'x')
    await age(old, DAY)
    await age(fresh, 0)
    await writeFile(join(server.attachmentsDir, 'incoming', 'half'), 'x')
    await utimes(join(server.attachmentsDir, 'incoming', 'half'), 0, 0)
    await server.runCleanup()
    const left = await contents()
    expect(left).toEqual(expect.arrayContaining([hashOf(used), fresh]))
    expect(left).not.toContain(old)
    expect(left).not.toContain('half')
    expect((await download(lan, id, attachment.id)).status).toBe(200)
  })
})
