import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createClamav } from './clamav.ts'

/** A stand-in for clamd: reads INSTREAM, and responds by what it was sent. */
const received: Buffer[] = []
const clamd = createServer((socket) => {
  let data = Buffer.alloc(0)
  socket.on('data', (part) => {
    data = Buffer.concat([data, part])
    const command = 'zINSTREAM\0'
    if (data.length < command.length + 4) return
    const parts: Buffer[] = []
    let at = command.length
    for (;;) {
      if (data.length < at + 4) return
      const size = data.readUInt32BE(at)
      if (size === 0) break
      if (data.length < at + 4 + size) return
      parts.push(data.subarray(at + 4, at + 4 + size))
      at += 4 + size
    }
    const content = Buffer.concat(parts)
    received.push(content)
    if (content.includes('hang up')) socket.destroy()
    else if (content.includes('EICAR')) socket.end('stream: Eicar-Test-Signature FOUND\0')
    else if (content.includes('limit')) socket.end('INSTREAM size limit exceeded. ERROR\0')
    else socket.end('stream: OK\0')
  })
  socket.on('error', () => {})
})
await new Promise<void>((resolve) => clamd.listen(0, '127.0.0.1', resolve))
const folder = await mkdtemp(join(tmpdir(), 'sen-cloud-clamd-'))
afterAll(async () => {
  clamd.close()
  await rm(folder, { recursive: true })
})

const scanner = createClamav(`127.0.0.1:${(clamd.address() as AddressInfo).port}`)
const scan = async (content: string | Buffer) => {
  const path = join(folder, 'file')
  await writeFile(path, content)
  return scanner.scan(path)
}

test('a file is sent in parts, all of it, and nothing is found', async () => {
  const content = Buffer.alloc(300_000, 'abc')
  expect(await scan(content)).toBeNull()
  expect(received.at(-1)).toEqual(content)
})

test('what is found has a name', async () => {
  expect(await scan('EICAR')).toBe('Eicar-Test-Signature')
})

test.each([['limit'], ['hang up']])('a scan that did not end is an error: %s', async (content) => {
  await expect(scan(content)).rejects.toThrow()
})

test('a scanner that is not there is an error', async () => {
  const port = (clamd.address() as AddressInfo).port
  await new Promise<void>((resolve) => clamd.close(() => resolve()))
  await expect(createClamav(`127.0.0.1:${port}`).scan(join(folder, 'file'))).rejects.toThrow()
})
