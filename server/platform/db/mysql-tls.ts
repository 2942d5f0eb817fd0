import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'

/** TLS options of a connection to MySQL or MariaDB, in the driver's form. */
export interface MysqlTls {
  ca?: string
  minVersion: 'TLSv1.2'
  rejectUnauthorized: true
  /** Whether the certificate must also match the host name. */
  verifyIdentity: boolean
}

const PARAMETERS = new Set(['ssl-mode', 'ssl-ca'])
const modes = ['DISABLED', 'VERIFY_CA', 'VERIFY_IDENTITY']

/** Thrown for unusable TLS parameters in a `DATABASE_URL`; the message continues after the setting's name. */
export class InvalidTls extends Error {}

/**
 * Reads the parameters `ssl-mode` and `ssl-ca` of a `DATABASE_URL`, named as in MySQL's own programs; undefined for no encryption. With
 * TLS the certificate is always verified and there is no fallback to a plain connection, so modes without either are refused.
 * @throws InvalidTls
 */
export function mysqlTlsOf({ searchParams, hostname }: URL): MysqlTls | undefined {
  const unknown = [...searchParams.keys()].find((name) => !PARAMETERS.has(name))
  if (unknown !== undefined) throw new InvalidTls(`has a parameter that is not known: ${unknown}`)
  const mode = searchParams.get('ssl-mode') ?? 'DISABLED'
  const file = searchParams.get('ssl-ca')
  if (!modes.includes(mode)) throw new InvalidTls(`must have an ssl-mode of ${modes.join(', ')}`)
  if (mode === 'DISABLED') {
    if (file !== null) throw new InvalidTls('has ssl-ca without ssl-mode=VERIFY_IDENTITY, which would use it')
    return undefined
  }
  if (mode === 'VERIFY_IDENTITY' && isIP(hostname.replace(/^\[|\]$/g, '')))
    throw new InvalidTls('must name its host, not its address, with ssl-mode=VERIFY_IDENTITY; or use VERIFY_CA')
  const verifyIdentity = mode === 'VERIFY_IDENTITY'
  const tls = { minVersion: 'TLSv1.2', rejectUnauthorized: true, verifyIdentity } as const
  return file === null ? tls : { ...tls, ca: certificatesIn(file) }
}

/** Reads a PEM file of CA certificates. */
function certificatesIn(file: string): string {
  try {
    const text = readFileSync(file, 'utf8')
    new X509Certificate(text)
    return text
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new InvalidTls(
      `has an ssl-ca that cannot be used: ${file} ${code === 'ENOENT' ? 'is not there' : 'holds no certificate in PEM form'}`,
    )
  }
}
