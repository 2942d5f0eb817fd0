import { describe, expect, test } from 'vitest'
import { type KeyFault, keyFaults, readPublicKey } from './public-key.ts'
import { certificate, dsaKey, publicKeys, shortRsaKey } from './public-keys-test-tools.ts'

/** A field of a blob: its length, then its bytes. */
const field = (bytes: Buffer | string) => {
  const content = Buffer.from(bytes)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return Buffer.concat([length, content])
}
const lineOf = (type: string, ...fields: (Buffer | string)[]) =>
  `${type} ${Buffer.concat([type, ...fields].map(field)).toString('base64')}`

const [ed25519, nistp256] = publicKeys
const line = `${ed25519.type} ${ed25519.encoded}`
const number = (bytes: number, last = 1) =>
  Buffer.concat([Buffer.from([0, 0x80]), Buffer.alloc(bytes - 2, 7), Buffer.from([last])])
const exponent = Buffer.from([1, 0, 1])

describe('a public key', () => {
  test.each(publicKeys)(
    'of the type $type has the fingerprint that ssh-keygen shows',
    ({ type, encoded, fingerprint }) => {
      expect(readPublicKey(`${type} ${encoded} lan@may-tinh`)).toEqual({
        type,
        fingerprint,
        comment: 'lan@may-tinh',
        line: `${type} ${encoded}`,
      })
    },
  )

  test('may have no comment, one of several words, and spaces around it', () => {
    const comments = [line, `  ${line}\t máy  của Lan \r\n`].map((text) => {
      const read = readPublicKey(text)
      return typeof read === 'string' ? read : [read.comment, read.line]
    })
    expect(comments).toEqual([
      ['', line],
      ['máy của Lan', line],
    ])
  })

  test.each<[KeyFault, string, string]>([
    ['empty', 'nothing', ''],
    ['empty', 'an empty line', ' \n'],
    [
      'private_key',
      'a key of OpenSSH',
      '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAA\n-----END OPENSSH PRIVATE KEY-----',
    ],
    ['private_key', 'a key in PEM', '-----BEGIN RSA PRIVATE KEY-----\nMIIEpAIBAAKCAQEA\n-----END RSA PRIVATE KEY-----'],
    ['private_key', 'an encrypted key', '-----BEGIN ENCRYPTED PRIVATE KEY-----\nMIIEpAIBAAKCAQEA'],
    ['private_key', 'a key of PuTTY', 'PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none'],
    ['private_key', 'the middle of a key of OpenSSH', 'b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQ'],
    ['private_key', 'a public key with its private one', `${line}\n-----BEGIN OPENSSH PRIVATE KEY-----`],
    ['several_lines', 'two keys', `${line}\n${nistp256.type} ${nistp256.encoded}`],
    ['several_lines', 'a key that was wrapped', line.replace('AAAAC3', 'AAAAC3\n')],
    ['options', 'a command before the key', `command="/bin/true",no-pty ${line}`],
    ['options', 'an address before the key', `from="10.0.0.0/8" ${line} lan`],
    ['certificate', 'a certificate', certificate],
    ['unsupported', 'a DSA key', dsaKey],
    ['unsupported', 'a type of the future', 'ssh-mldsa65 AAAA'],
    ['too_short', 'an RSA key of 1024 bits', shortRsaKey],
    [
      'too_short',
      'an RSA key of 2047 bits',
      lineOf('ssh-rsa', exponent, Buffer.concat([Buffer.from([0x40]), Buffer.alloc(255, 1)])),
    ],
    ['damaged', 'words', 'đây là khóa của tôi'],
    ['damaged', 'a type alone', 'ssh-ed25519'],
    ['damaged', 'a property of objects', 'constructor AAAA'],
    ['damaged', 'a key without its type', ed25519.encoded],
    ['damaged', 'what is cut off', line.slice(0, -8)],
    ['damaged', 'what is not Base64', `${ed25519.type} ${ed25519.encoded.replace('A', '*')}`],
    ['damaged', 'another type than that of the blob', `ssh-rsa ${ed25519.encoded}`],
    ['damaged', 'bytes after the key', lineOf('ssh-ed25519', Buffer.alloc(32, 1), 'x')],
    ['damaged', 'a key of another length', lineOf('ssh-ed25519', Buffer.alloc(33, 1))],
    ['damaged', 'a point of another curve', lineOf('ecdsa-sha2-nistp256', 'nistp384', Buffer.alloc(65, 4))],
    ['damaged', 'a compressed point', lineOf('ecdsa-sha2-nistp256', 'nistp256', Buffer.alloc(33, 2))],
    ['damaged', 'a security key without its application', lineOf('sk-ssh-ed25519@openssh.com', Buffer.alloc(32, 1))],
    ['damaged', 'an RSA key without a modulus', lineOf('ssh-rsa', exponent)],
    ['damaged', 'an even modulus', lineOf('ssh-rsa', exponent, number(257, 2))],
    ['damaged', 'a negative modulus', lineOf('ssh-rsa', exponent, number(257).subarray(1))],
    ['damaged', 'an exponent of one', lineOf('ssh-rsa', Buffer.from([1]), number(257))],
    ['damaged', 'a modulus that is far too long', lineOf('ssh-rsa', exponent, number(2050))],
  ])('is not (%s): %s', (fault, _, text) => {
    expect(readPublicKey(text)).toBe(fault)
  })

  test('that is a security key needs its curve, its point and its application', () => {
    const type = 'sk-ecdsa-sha2-nistp256@openssh.com'
    const point = Buffer.alloc(65, 4)
    const read = (...fields: (Buffer | string)[]) => readPublicKey(lineOf(type, ...fields))
    expect(read('nistp256', point, 'ssh:')).toMatchObject({ type })
    expect([read('nistp256', point), read('nistp384', point, 'ssh:'), read('nistp256', point, 'ssh:', 'x')]).toEqual([
      ...['damaged', 'damaged', 'damaged'],
    ])
  })

  test('is read in no time, whatever is sent', () => {
    const hostile = [
      'A'.repeat(8192),
      `ssh-rsa ${'A'.repeat(8180)}`,
      'ssh-rsa '.repeat(1000),
      '\t '.repeat(4000) + line,
      '='.repeat(8192),
    ]
    for (const text of hostile)
      expect([...keyFaults, 'object']).toContain(
        typeof readPublicKey(text) === 'string' ? readPublicKey(text) : 'object',
      )
  })
})
