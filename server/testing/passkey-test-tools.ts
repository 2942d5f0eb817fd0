import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type { PasskeyAssertion, PasskeyConfirmRequest, PasskeyCreation, PasskeyRequest } from '#contracts/passkeys.ts'
import type { TestClient } from './client-test-tools.ts'
import type { TestServer, TestUser } from './server-test-tools.ts'

/** How a device, or what is around it, deviates from the usual. */
export interface PasskeyBehaviour {
  /** Where the browser is. Default: the server. */
  origin?: string
  /** The site that the device signs for. Default: the host of the server. */
  rpId?: string
  /** What the device counts. Default: 0, as one does that does not count. */
  signCount?: number
  /** Whether it was unlocked by its owner. Default: it was. */
  isVerified?: boolean
  /** Whether a copy of the passkey is kept elsewhere. Default: it is not. */
  isBackedUp?: boolean
}

/** A device in software, which holds one passkey (ES256, attestation "none"). */
export interface TestPasskey {
  credentialId: string
  privateKey: KeyObject
  /** What a browser returns for a request to make it. */
  make(options: PasskeyCreation['options'], behaviour?: PasskeyBehaviour): PasskeyConfirmRequest['credential']
  /** What a browser returns for a request to use it. */
  sign(options: PasskeyRequest['options'], behaviour?: PasskeyBehaviour): PasskeyAssertion
}

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>

/** Encodes what an attestation contains, in CBOR (RFC 8949). */
function encode(value: Cbor): Buffer {
  const head = (major: number, length: number) => {
    if (length < 24) return Buffer.from([(major << 5) | length])
    if (length < 256) return Buffer.from([(major << 5) | 24, length])
    return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff])
  }
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [encode(key), encode(item)])])
}

const hash = (content: string | Uint8Array) => createHash('sha256').update(content).digest()

/** The flags of WebAuthn: the user is present, was verified; the passkey may be, and is kept elsewhere; a key follows. */
const flag = { present: 0x01, verified: 0x04, canBackUp: 0x08, isBackedUp: 0x10, hasKey: 0x40 }

/** Creates a device with a new key. */
export function createTestPasskey(server: Pick<TestServer, 'origin'>): TestPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const key = encode(
    new Map<number, Cbor>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
  const credentialId = id.toString('base64url')

  const clientData = (type: string, challenge: string, { origin = server.origin }: PasskeyBehaviour) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData(behaviour: PasskeyBehaviour, made?: Buffer): Buffer {
    const { rpId = new URL(server.origin).hostname, signCount = 0, isVerified = true, isBackedUp = false } = behaviour
    const flags =
      flag.present |
      (isVerified ? flag.verified : 0) |
      (isBackedUp ? flag.canBackUp | flag.isBackedUp : 0) |
      (made ? flag.hasKey : 0)
    const head = Buffer.alloc(5)
    head[0] = flags
    head.writeUInt32BE(signCount, 1)
    return Buffer.concat([hash(rpId), head, ...(made ? [made] : [])])
  }

  return {
    credentialId,
    privateKey,
    make({ challenge }, behaviour = {}) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const made = Buffer.concat([Buffer.alloc(16), length, id, key])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(behaviour, made)],
      ])
      return {
        id: credentialId,
        clientDataJSON: clientData('webauthn.create', challenge, behaviour).toString('base64url'),
        attestationObject: encode(attestation).toString('base64url'),
        transports: ['internal'],
      }
    },
    sign({ challenge }, behaviour = {}) {
      const data = authenticatorData(behaviour)
      const client = clientData('webauthn.get', challenge, behaviour)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, hash(client)]))
        .sign(privateKey)
      return {
        id: credentialId,
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      }
    },
  }
}

const ACCOUNT = '/api/account/passkeys'
const AUTH = '/api/auth/passkeys'

/** The challenge for a new passkey. */
export async function startPasskey({ client, password }: Pick<TestUser, 'client' | 'password'>) {
  const { status, body } = await client.post(`${ACCOUNT}/start`, { password })
  expect(status).toBe(200)
  return body.options as PasskeyCreation['options']
}

/** Adds a passkey to the account of a customer. */
export async function addPasskey(
  server: TestServer,
  person: Pick<TestUser, 'client' | 'password'>,
  { name, ...behaviour }: PasskeyBehaviour & { name?: string } = {},
) {
  const passkey = createTestPasskey(server)
  const credential = passkey.make(await startPasskey(person), behaviour)
  const { status, body } = await person.client.post(`${ACCOUNT}/confirm`, { name, credential })
  expect(status).toBe(201)
  return { ...passkey, id: body.passkey.id as string, recoveryCodes: body.recoveryCodes as string[] | null }
}

/** The challenge for a sign-in. */
export async function startPasskeySignIn(client: TestClient) {
  const { status, body } = await client.post(`${AUTH}/start`)
  expect(status).toBe(200)
  return body.options as PasskeyRequest['options']
}

/** Signs in with a passkey. */
export async function signInWithPasskey(client: TestClient, passkey: TestPasskey, behaviour?: PasskeyBehaviour) {
  const credential = passkey.sign(await startPasskeySignIn(client), behaviour)
  return client.post(`${AUTH}/confirm`, { credential })
}
