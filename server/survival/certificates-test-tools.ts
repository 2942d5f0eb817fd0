import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** Paths of PEM files: the certificate of a test authority, and a server's certificate signed by it. */
export interface Certificates {
  /** The authority's certificate. */
  ca: string
  /** The certificate of the server `host`, and its key. */
  certificate: string
  key: string
}

/** Makes certificates with the program `openssl`; they are removed when the file's tests end. */
export function makeCertificates(host: string): Certificates {
  const folder = mkdtempSync(join(tmpdir(), 'sen-cloud-certificates-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const file = (name: string) => join(folder, name)
  const openssl = (...options: string[]) => execFileSync('openssl', options, { stdio: 'pipe' })
  const newKey = ['-newkey', 'rsa:2048', '-nodes']
  const authority = ['-keyout', file('ca-key.pem'), '-out', file('ca.pem')]
  openssl('req', '-x509', ...newKey, '-days', '2', '-subj', '/CN=Authority of the tests', ...authority)
  openssl('req', ...newKey, '-subj', `/CN=${host}`, '-keyout', file('key.pem'), '-out', file('request.pem'))
  writeFileSync(file('names'), `subjectAltName=DNS:${host}\n`)
  const signed = ['-CA', file('ca.pem'), '-CAkey', file('ca-key.pem'), '-CAcreateserial', '-extfile', file('names')]
  openssl('x509', '-req', '-days', '2', '-in', file('request.pem'), ...signed, '-out', file('certificate.pem'))
  return { ca: file('ca.pem'), certificate: file('certificate.pem'), key: file('key.pem') }
}
