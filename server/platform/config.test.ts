import { expect, test } from 'vitest'
import { readSettings } from './config.ts'

const errorsOf = (env: Record<string, string>) => {
  const read = readSettings(env)
  return 'errors' in read ? read.errors : []
}

test('every setting has a default; an empty variable counts as not set', () => {
  const read = readSettings({ PORT: '' })
  expect(read).toMatchObject({
    settings: {
      NODE_ENV: 'development',
      PORT: 3000,
      HOST: '127.0.0.1',
      DATABASE_URL: 'sqlite:data/sen-cloud.db',
      SITE_DIR: expect.stringMatching(/site\/dist$/),
      SANDBOX_DELAY_MS: 3000,
      LIMITS: 'on',
      PAYMENT_METHODS: ['bank_transfer', 'momo', 'zalopay', 'crypto'],
    },
  })
})

test('PAYMENT_METHODS=none offers no payment method', () => {
  expect(readSettings({ PAYMENT_METHODS: 'none' })).toMatchObject({ settings: { PAYMENT_METHODS: [] } })
})

test.each([
  ['PORT', '65536', 'PORT must be a whole number from 0 to 65535; "65536" is not valid.'],
  ['PORT', '3000x', 'PORT must be a whole number from 0 to 65535; "3000x" is not valid.'],
  ['SANDBOX_DELAY_MS', '-1', 'SANDBOX_DELAY_MS must be a whole number from 0 to 600000; "-1" is not valid.'],
  ['LIMITS', 'no', 'LIMITS must be on or off; "no" is not valid.'],
  ['NODE_ENV', 'prod', 'NODE_ENV must be development, test or production; "prod" is not valid.'],
  [
    'PUBLIC_ORIGIN',
    'sen.example',
    'PUBLIC_ORIGIN must be an origin such as https://sen.example; "sen.example" is not valid.',
  ],
  ['PUBLIC_ORIGIN', 'https://sen.example/', /^PUBLIC_ORIGIN must be an origin/],
  ['PAYMENT_METHODS', 'momo,cash', /^PAYMENT_METHODS must list some of/],
  ['PAYMENT_METHODS', 'none,momo', /^PAYMENT_METHODS must list some of .*, or be none/],
  ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be one of/],
])('%s=%s is rejected with a one-line message', (name, value, message) => {
  const errors = errorsOf({ [name]: value })
  expect(errors).toEqual([typeof message === 'string' ? message : expect.stringMatching(message)])
})

test.each([
  ['ssl-mode=REQUIRED', 'must have an ssl-mode of DISABLED, VERIFY_CA, VERIFY_IDENTITY'],
  [
    'ssl-mode=VERIFY_CA&ssl-ca=/nonexistent/ca.pem',
    'has an ssl-ca that cannot be used: /nonexistent/ca.pem is not there',
  ],
  [
    'ssl-mode=VERIFY_CA&ssl-ca=/etc/hostname',
    'has an ssl-ca that cannot be used: /etc/hostname holds no certificate in PEM form',
  ],
  ['ssl-ca=/etc/ca.pem', 'has ssl-ca without ssl-mode=VERIFY_IDENTITY, which would use it'],
  ['sslmode=VERIFY_CA', 'has a parameter that is not known: sslmode'],
  [
    'ssl-mode=VERIFY_IDENTITY',
    'must name its host, not its address, with ssl-mode=VERIFY_IDENTITY; or use VERIFY_CA',
    '10.0.0.7',
  ],
])(
  'the database parameters %s are rejected, and the message does not contain the password',
  (parameters, fault, host = 'db.example') => {
    const errors = errorsOf({ DATABASE_URL: `mysql://sen:geheim@${host}/sen?${parameters}` })
    expect(errors).toEqual([`DATABASE_URL ${fault}; the one given is not valid.`])
  },
)

test.each(['', '?ssl-mode=DISABLED', '?ssl-mode=VERIFY_IDENTITY'])(
  'a database address with %j is accepted',
  (parameters) => {
    expect(errorsOf({ DATABASE_URL: `mysql://sen:geheim@db.example:3306/sen${parameters}` })).toEqual([])
  },
)

const SECRET = 'x'.repeat(32)

test.each([
  [
    { ROLE: 'api' },
    ['ROLE=api needs WEBHOOK_SECRET: workers sign with it and the API checks it, so all processes share it.'],
  ],
  [
    { ROLE: 'worker', WEBHOOK_SECRET: SECRET },
    ['ROLE=worker needs API_ORIGIN: where it reaches the API, such as http://api:3000.'],
  ],
  [{ ROLE: 'worker' }, [expect.stringContaining('WEBHOOK_SECRET'), expect.stringContaining('API_ORIGIN')]],
  [
    { METRICS: 'on', NODE_ENV: 'production' },
    ['METRICS=on needs METRICS_TOKEN in production, since /metrics is reached as the site is.'],
  ],
  [{ WEBHOOK_SECRET_PREVIOUS: SECRET }, ['WEBHOOK_SECRET_PREVIOUS needs WEBHOOK_SECRET: the one that replaces it.']],
  [{ METRICS_TOKEN_PREVIOUS: SECRET }, ['METRICS_TOKEN_PREVIOUS needs METRICS_TOKEN: the one that replaces it.']],
  [{ WEBHOOK_SECRET: SECRET, WEBHOOK_SECRET_PREVIOUS: `${SECRET}-before` }, []],
  [
    { NODE_ENV: 'production', API_ORIGIN: 'http://api:3000' },
    ['API_ORIGIN needs WEBHOOK_SECRET in production: another process may receive what this one signs.'],
  ],
  [{ NODE_ENV: 'production' }, []],
  [{ API_ORIGIN: 'http://api:3000' }, []],
  [{ METRICS: 'on' }, []],
  [{ ROLE: 'worker', WEBHOOK_SECRET: SECRET, API_ORIGIN: 'http://api:3000' }, []],
  [{ METRICS: 'on', NODE_ENV: 'production', METRICS_TOKEN: SECRET }, []],
])('%j is checked for the settings that it requires', (env: Record<string, string>, lines) => {
  expect(errorsOf(env)).toEqual(lines)
})

test('a secret must be long, and an invalid one is not printed', () => {
  expect(errorsOf({ WEBHOOK_SECRET_PREVIOUS: 'geheim', METRICS_TOKEN_PREVIOUS: 'geheim' })).toEqual([
    'WEBHOOK_SECRET_PREVIOUS must have at least 32 characters; the one given is not valid.',
    'METRICS_TOKEN_PREVIOUS must have at least 32 characters; the one given is not valid.',
  ])
  expect(errorsOf({ WEBHOOK_SECRET: 'geheim', METRICS_TOKEN: 'geheim' })).toEqual([
    'WEBHOOK_SECRET must have at least 32 characters; the one given is not valid.',
    'METRICS_TOKEN must have at least 32 characters; the one given is not valid.',
  ])
  expect(errorsOf({ METRICS_TOKEN: `${SECRET} ${SECRET}` })).toEqual([
    'METRICS_TOKEN must be plain text without spaces; the one given is not valid.',
  ])
})

test('a database address is not printed, since it may contain a password', () => {
  const errors = errorsOf({ DATABASE_URL: 'postgres://user:geheim@localhost/sen' })
  expect(errors).toEqual([
    'DATABASE_URL must be sqlite:PATH or mysql://user:password@host:port/database; the one given is not valid.',
  ])
})

test('each invalid setting has its own line', () => {
  expect(errorsOf({ PORT: 'x', LIMITS: 'x' })).toHaveLength(2)
})
