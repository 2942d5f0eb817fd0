import { lookup } from 'node:dns/promises'
import { type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isLoopback } from '#server/platform/networks.ts'
import { isPublicAddress } from '#server/platform/public-address.ts'
import type { SendRequest } from './post.ts'

/** Thrown for a host that leads to an address which is not of the public internet. */
export class AddressRefused extends Error {}

/** The addresses of a host. */
export type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>

const resolveHost: Resolve = (host) => lookup(host, { all: true })

/** The beginning of a response that is read, in bytes. */
const RESPONSE_MAX = 1024

interface PublicSendDeps {
  /** Whether names of this machine are allowed, for developers. */
  allowsThisMachine: boolean
  /** Default: what the system's resolver says. */
  resolve?: Resolve
}

/**
 * Sends requests to addresses that strangers have chosen. Each time, the host is resolved, every address that it has must be of the public internet,
 * and the connection goes to an address that was checked. Redirects are not followed. Only the beginning of a response is read.
 */
export function createPublicSend({ allowsThisMachine, resolve = resolveHost }: PublicSendDeps): SendRequest {
  async function addressesOf(hostname: string) {
    const host = hostname.replace(/^\[|\]$/g, '')
    const version = isIP(host)
    const found = version === 0 ? await resolve(host) : [{ address: host, family: version }]
    const isThisMachine = host === 'localhost' || isLoopback(host)
    const isAllowed = ({ address }: { address: string }) =>
      isPublicAddress(address) || (allowsThisMachine && isThisMachine && isLoopback(address))
    const refused = found.find((entry) => !isAllowed(entry))
    if (refused || found.length === 0)
      throw new AddressRefused(`${host} leads to ${refused?.address ?? 'no address'}, which is not public`)
    return found
  }

  return async ({ url, method, headers, body }, timeout) => {
    const signal = AbortSignal.timeout(timeout)
    const target = new URL(url)
    const addresses = await Promise.race([
      addressesOf(target.hostname),
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      }),
    ])
    const send = target.protocol === 'https:' ? requestHttps : requestHttp
    const options: RequestOptions = {
      method,
      signal,
      agent: false,
      headers: { ...headers, 'content-length': Buffer.byteLength(body ?? '') },
      // Names are not resolved again: a second lookup could give another address.
      lookup(_host, { all }, callback) {
        const [first] = addresses
        if (all) callback(null, [...addresses])
        else callback(null, first?.address ?? '', first?.family)
      },
    }
    return new Promise((resolveResponse, reject) => {
      const request = send(target, options, async (response) => {
        const chunks: Buffer[] = []
        let size = 0
        try {
          for await (const chunk of response as AsyncIterable<Buffer>) {
            chunks.push(chunk)
            size += chunk.length
            if (size >= RESPONSE_MAX) break
          }
          resolveResponse({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks).subarray(0, RESPONSE_MAX),
          })
        } catch (error) {
          reject(signal.aborted ? signal.reason : error)
        } finally {
          request.destroy()
        }
      })
      request.on('error', (error) => reject(signal.aborted ? signal.reason : error))
      request.end(body)
    })
  }
}
