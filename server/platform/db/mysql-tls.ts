import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'

/** How a connection to MySQL or MariaDB is encrypted; the driver's own form. Undefined for one that is not. */
export interface MysqlTls {
  ca?: string
  minVersion: 'TLSv1.2'
  rejectUnauthorized: true
  /** Whether the certificate must also be for the host's name. */
  verifyIdentity: boolean
}

const PARAMETERS = new Set(['ssl-mode', 'ssl-ca'])
const modes = ['DISABLED', 'VERIFY_CA', 'VERIFY_IDENTITY']

/** Thrown for parameters of a `DATABASE_URL` that name no encryption that can be used; its message is one clear clause. */
export class InvalidTls extends Error {}

/**
 * What the parameters `ssl-mode` and `ssl-ca` of a `DATABASE_URL` ask for, as MySQL's own programs know them. A certificate is
 * always checked, and there is no way back to a plain connection, so the modes that allow either are refused.
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

/** The certificates of authorities in a PEM file. */
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
