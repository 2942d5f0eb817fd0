import { type IncomingMessage, request as requestInClear } from 'node:http'
import { request as requestOverTls } from 'node:https'
import { type ConnectionOptions, connect, type PeerCertificate } from 'node:tls'
import type { Timers } from '#server/platform/timers.ts'
import { ProxmoxFailure } from './proxmox-failure.ts'

export type FormFields = Readonly<Record<string, string | number | boolean | undefined>>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface ClientSettings {
  /** Its origin, such as `https://pve.example:8006`. */
  url: string
  tokenId: string
  tokenSecret: string
  /** The SHA-256 of its certificate; null for one that a public authority has signed. */
  fingerprint: string | null
}

/** Calls Proxmox. What it throws is a ProxmoxFailure. */
export interface ProxmoxClient {
  /** Calls a path below `/api2/json`; resolves with `data`. `headers` replace the token. */
  call(method: Method, path: string, parameters?: FormFields, headers?: Headers): Promise<unknown>
  /** What a WebSocket needs: its address, and how to know that it is this server. */
  webSocket(path: string, parameters: FormFields): Promise<{ url: string; options: ConnectionOptions }>
  readonly authorization: Headers
}

export type Headers = Readonly<Record<string, string>>

/** How long a response may take, in milliseconds: a refused sign-in is told after three seconds, and a node that is away later. */
export const RESPONSE_TIMEOUT = 30_000
/** The largest response that is read, in bytes. */
const RESPONSE_MAX = 8 * 1024 * 1024
const API = '/api2/json'

const encode = (parameters: FormFields): string => {
  const given = Object.entries(parameters).flatMap(([name, value]) => {
    if (value === undefined) return []
    return [[name, typeof value === 'boolean' ? String(Number(value)) : String(value)]]
  })
  return new URLSearchParams(given).toString()
}

const pemOf = ({ raw }: PeerCertificate) =>
  `-----BEGIN CERTIFICATE-----\n${raw.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`

/**
 * The certificate with this fingerprint, which the server shows. Nothing is sent to it: only what it shows is looked at, and from then on this very
 * certificate is what connections are checked against.
 */
function pinned(url: URL, fingerprint: string): Promise<ConnectionOptions> {
  const isPinned = (certificate: PeerCertificate) => certificate.fingerprint256 === fingerprint.toUpperCase()
  const wrong = () => new ProxmoxFailure(401, `The certificate of ${url.host} is not the one of PROXMOX_FINGERPRINT`)
  return new Promise((resolve, reject) => {
    const address = { host: url.hostname, port: Number(url.port || 443), timeout: RESPONSE_TIMEOUT }
    const socket = connect({ ...address, rejectUnauthorized: false }, () => {
      const certificate = socket.getPeerCertificate()
      socket.destroy()
      if (!isPinned(certificate)) return reject(wrong())
      resolve({
        ca: pemOf(certificate),
        allowPartialTrustChain: true,
        checkServerIdentity: (_host, presented) => (isPinned(presented) ? undefined : wrong()),
      })
    })
    socket.once('timeout', () => socket.destroy(new ProxmoxFailure(null, `${url.host} does not answer`)))
    socket.once('error', (error) =>
      reject(error instanceof ProxmoxFailure ? error : new ProxmoxFailure(null, error.message, { cause: error })),
    )
  })
}

async function read(response: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    if (size > RESPONSE_MAX) throw new ProxmoxFailure(null, 'The response is too large')
    chunks.push(chunk)
  }
  const text = Buffer.concat(chunks).toString()
  let body: unknown = null
  try {
    body = JSON.parse(text)
  } catch {
    // A refused sign-in comes with plain text, or with no body.
  }
  const status = response.statusCode ?? 0
  if (status < 200 || status > 299) throw new ProxmoxFailure(status, textOf(body, response.statusMessage ?? ''))
  if (typeof body !== 'object' || body === null || !('data' in body))
    throw new ProxmoxFailure(null, 'The response is not what Proxmox sends')
  return body.data
}

/** What went wrong, in Proxmox's words: up to version 8 they stand only in the line of the status. */
function textOf(body: unknown, reason: string): string {
  const { message = reason, errors = null } = { ...(body as { message?: string; errors?: Record<string, string> }) }
  const details = Object.entries(errors ?? {}).map(([name, text]) => `${name}: ${String(text).trim()}`)
  return [String(message).trim(), ...details].join(' ')
}

export function createProxmoxClient(settings: ClientSettings, timers: Pick<Timers, 'within'>): ProxmoxClient {
  const base = new URL(settings.url)
  const isSecure = base.protocol === 'https:'
  const authorization = { authorization: `PVEAPIToken=${settings.tokenId}=${settings.tokenSecret}` }
  let trust: Promise<ConnectionOptions> | null = null

  /** How the server is known, found out at the first connection, and again after one that failed. */
  function tlsOptions(): Promise<ConnectionOptions> {
    if (!isSecure || settings.fingerprint === null) return Promise.resolve({})
    trust ??= pinned(base, settings.fingerprint).catch((error) => {
      trust = null
      throw error
    })
    return trust
  }

  async function send(method: Method, path: string, parameters: FormFields, headers: Headers): Promise<unknown> {
    const text = encode(parameters)
    const hasBody = method === 'POST' || method === 'PUT'
    const url = new URL(`${API}${path}${!hasBody && text ? `?${text}` : ''}`, base)
    const options = {
      method,
      headers: {
        ...headers,
        ...(hasBody && {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(text),
        }),
      },
      ...(await tlsOptions()),
    }
    const request = isSecure ? requestOverTls(url, options) : requestInClear(url, options)
    const response = new Promise<IncomingMessage>((resolve, reject) => {
      request.once('response', resolve)
      request.once('error', reject)
    })
    request.end(hasBody ? text : undefined)
    try {
      return await timers.within(RESPONSE_TIMEOUT, `${base.host} does not answer`, response.then(read))
    } catch (error) {
      request.destroy()
      if (error instanceof ProxmoxFailure) throw error
      throw new ProxmoxFailure(null, error instanceof Error ? error.message : String(error), { cause: error })
    }
  }

  return {
    authorization,
    call: (method, path, parameters = {}, headers = authorization) => send(method, path, parameters, headers),
    async webSocket(path, parameters) {
      const url = new URL(`${API}${path}?${encode(parameters)}`, base)
      url.protocol = isSecure ? 'wss:' : 'ws:'
      return { url: url.href, options: await tlsOptions() }
    },
  }
}
