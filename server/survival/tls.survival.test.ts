import { afterAll, describe, expect, test } from 'vitest'
import { type PrivateMariadb, startPrivateMariadb } from '#server/platform/db/testing/private-mariadb.ts'
import { openForTest } from '#server/platform/testing/database-test-tools.ts'
import { createTestClient } from '#server/testing/client-test-tools.ts'
import { runProgram } from '#server/testing/program-test-tools.ts'
import { makeCertificates } from './certificates-test-tools.ts'
import { engines } from './engines-test-tools.ts'
import { startServer } from './server-process-test-tools.ts'

describe.runIf(engines.includes('mariadb'))('TLS to MariaDB', async () => {
  if (!engines.includes('mariadb')) return
  const own = makeCertificates('localhost')
  const foreign = makeCertificates('localhost')
  const servers: PrivateMariadb[] = []
  afterAll(() => Promise.all(servers.map((server) => server.remove())))

  /** Starts a MariaDB with a database and a user; the user must use TLS if the server has a certificate. */
  async function mariadbWith(...options: string[]): Promise<PrivateMariadb> {
    const server = await startPrivateMariadb(options)
    servers.push(server)
    const root = openForTest(server.url('mysql'))
    const required = options.some((option) => option.startsWith('--ssl-cert')) ? 'REQUIRE SSL' : ''
    await root.queries.raw('CREATE DATABASE sen')
    await root.queries.raw(`CREATE USER sen@'127.0.0.1' IDENTIFIED BY 'geheim' ${required}`)
    await root.queries.raw(`GRANT ALL ON sen.* TO sen@'127.0.0.1'`)
    await root.close()
    return server
  }
  const encrypting = await mariadbWith(`--ssl-cert=${own.certificate}`, `--ssl-key=${own.key}`)
  const plain = await mariadbWith('--skip-ssl')
  const urlOf = ({ port }: PrivateMariadb, parameters: string, host = 'localhost') =>
    `mysql://sen:geheim@${host}:${port}/sen?${parameters}`
  const verified = (ca: string) => `ssl-mode=VERIFY_IDENTITY&ssl-ca=${ca}`

  /** The result of connecting to a database: the error, or `connected`. */
  async function connect(url: string): Promise<string> {
    const database = openForTest(url)
    const result = await database.ping().then(
      () => 'connected',
      (error: Error & { code?: string }) => `${error.code} ${error.message}`,
    )
    await database.close()
    return result
  }

  test('is used when it is required, with a current protocol', async () => {
    const database = openForTest(urlOf(encrypting, verified(own.ca)))
    const status = async (name: string): Promise<string> =>
      (await database.queries.raw(`SHOW SESSION STATUS LIKE '${name}'`))[0][0].Value
    expect(await status('Ssl_cipher')).not.toBe('')
    expect(await status('Ssl_version')).toMatch(/^TLSv1\.[23]$/)
    // This also applies to further connections, which resume the TLS session of the first.
    await Promise.all(Array.from({ length: 5 }, () => database.queries.raw('SELECT SLEEP(0.05)')))
    await database.close()
  })

  test('rejects a certificate of another authority, of an unknown authority, and for another name', async () => {
    expect(await connect(urlOf(encrypting, verified(foreign.ca)))).toMatch(
      /^HANDSHAKE_SSL_ERROR .*(signature|certificate)/,
    )
    expect(await connect(urlOf(encrypting, 'ssl-mode=VERIFY_IDENTITY'))).toMatch(/^HANDSHAKE_SSL_ERROR .*certificate/)
    const wrongName = makeCertificates('other.example')
    const server = await mariadbWith(`--ssl-cert=${wrongName.certificate}`, `--ssl-key=${wrongName.key}`)
    expect(await connect(urlOf(server, verified(wrongName.ca)))).toMatch(/altnames|Hostname/)
    const byAuthority = `ssl-mode=VERIFY_CA&ssl-ca=${wrongName.ca}`
    expect(await connect(urlOf(server, byAuthority, '127.0.0.1'))).toBe('connected')
  })

  test('never falls back to a plain connection', async () => {
    expect(await connect(urlOf(plain, verified(own.ca)))).toMatch(/^HANDSHAKE_NO_SSL_SUPPORT/)
    expect(await connect(urlOf(plain, 'ssl-mode=DISABLED', '127.0.0.1'))).toBe('connected')
    expect(await connect(urlOf(encrypting, 'ssl-mode=DISABLED', '127.0.0.1'))).toMatch(/^ER_ACCESS_DENIED_ERROR/)
  })

  test('is used by commands and by the server, including its health check', async () => {
    const DATABASE_URL = urlOf(encrypting, verified(own.ca))
    expect(await runProgram('commands/create-admin.ts', { DATABASE_URL }, 'ha@sen.test').ended).toBe(0)
    const check = runProgram('commands/ledger-check.ts', { DATABASE_URL })
    expect([await check.ended, check.output]).toEqual([0, { stdout: 'The ledger agrees.\n', stderr: '' }])
    const server = await startServer(DATABASE_URL)
    expect((await createTestClient(server.origin).get('/api/ready')).status).toBe(200)
    server.kill('SIGKILL')
  })

  test('fails the start with one line, without the password, if the certificate is rejected', async () => {
    const { output, ended } = runProgram('main.ts', { DATABASE_URL: urlOf(encrypting, verified(foreign.ca)) })
    expect(await ended).toBe(1)
    expect(output.stderr).toMatch(/^The database at localhost:\d+ cannot be used: .*\n$/)
    expect(output.stderr).not.toContain('geheim')
  })
})

test('there is an engine to test', () => expect(engines.length).toBeGreaterThan(0))
