import { createReadStream } from 'node:fs'
import { connect } from 'node:net'
import type { AttachmentScanner, ScanResult } from './attachment-scanner.ts'

/** How long clamd may stay silent, in milliseconds. */
const SILENCE = 30_000
/** The largest response that clamd gives, in bytes. */
const RESPONSE_MAX = 4096
/** The size of a part that is sent, in bytes. */
const PART = 64 * 1024

/** What clamd's response means. Throws for an error, such as a file beyond its limit. */
function readResponse(text: string): ScanResult {
  const line = text.replace(/\0.*$/s, '').trim()
  if (/: OK$/.test(line)) return null
  const found = /: (.+) FOUND$/.exec(line)?.[1]
  if (found === undefined) throw new Error(`clamd responded with ${JSON.stringify(line.slice(0, 200))}`)
  return found
}

/** A scanner that sends files to clamd over TCP (INSTREAM), a part at a time. `address` is host and port, such as `127.0.0.1:3310`. */
export function createClamav(address: string): AttachmentScanner {
  const { hostname, port } = new URL(`tcp://${address}`)
  return {
    async scan(path) {
      const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) })
      socket.setTimeout(SILENCE, () => socket.destroy(new Error('clamd is silent')))
      const response = new Promise<string>((resolve, reject) => {
        let text = ''
        socket.setEncoding('utf8')
        socket.on('data', (part) => {
          text += part
          if (text.includes('\0') || text.length > RESPONSE_MAX) resolve(text)
        })
        socket.on('end', () => resolve(text))
        socket.on('error', reject)
        socket.on('close', () => reject(new Error('clamd closed the connection')))
      })
      // It is awaited below; it may fail before that.
      response.catch(() => {})
      try {
        const write = async (part: Buffer | string) => {
          if (!socket.write(part)) await Promise.race([drained(socket), response])
        }
        await write('zINSTREAM\0')
        for await (const part of createReadStream(path, { highWaterMark: PART }) as AsyncIterable<Buffer>) {
          const size = Buffer.alloc(4)
          size.writeUInt32BE(part.length)
          await write(size)
          await write(part)
        }
        await write(Buffer.alloc(4))
        return readResponse(await response)
      } finally {
        socket.destroy()
      }
    },
  }
}

const drained = (socket: NodeJS.EventEmitter) => new Promise<void>((resolve) => socket.once('drain', () => resolve()))
