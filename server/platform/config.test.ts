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

test.each([
  [{}, ['bank_transfer', 'momo', 'zalopay', 'crypto']],
  [
    { VNPAY_TMN_CODE: 'SEN', PAYOS_CHECKSUM_KEY: 'x' },
    ['bank_transfer', 'momo', 'zalopay', 'vnpay', 'payos', 'crypto'],
  ],
  [{ NODE_ENV: 'production' }, []],
  [
    {
      NODE_ENV: 'production',
      BANK_BIN: '970436',
      BANK_ACCOUNT: '0123456789',
      BANK_HOLDER: 'CONG TY SEN',
    },
    ['bank_transfer'],
  ],
] as [Record<string, string>, string[]][])('with %j the methods on offer are %j', (env, methods) => {
  expect(readSettings(env)).toMatchObject({ settings: { PAYMENT_METHODS: methods } })
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
  [{ TEST_CLOCK: 'on', NODE_ENV: 'production' }, ['TEST_CLOCK=on is not for production: anybody could move the time.']],
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
  [
    { NODE_ENV: 'production', PAYMENT_METHODS: 'bank_transfer,crypto', PHONE_PROVIDER: 'simulated' },
    [
      'The payment method bank_transfer needs BANK_BIN, BANK_ACCOUNT and BANK_HOLDER in production.',
      'The payment method crypto has no provider: leave it out of PAYMENT_METHODS in production.',
      'PHONE_PROVIDER=simulated takes any code, and is not for production: leave it unset to verify no numbers.',
    ],
  ],
  [
    { NODE_ENV: 'production', PROVISIONER: 'qemu', WEBHOOK_SECRET: SECRET },
    [
      'PROVISIONER=qemu needs MACHINE_KEY in production, the secret that passwords of machines are sealed with: make one with openssl rand -hex 32, and keep it.',
    ],
  ],
  [{ NODE_ENV: 'production', PROVISIONER: 'qemu', MACHINE_KEY: SECRET }, []],
  [{ PROVISIONER: 'qemu' }, []],
  [{ MOMO_SECRET_KEY: 'geheim' }, []],
  [
    { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://sen.vn', MOMO_SECRET_KEY: 'geheim' },
    ['The payment method momo needs MOMO_PARTNER_CODE and MOMO_ACCESS_KEY in production.'],
  ],
  [
    { NODE_ENV: 'production', PAYMENT_METHODS: 'zalopay' },
    [
      'The payment method zalopay needs ZALOPAY_APP_ID and ZALOPAY_KEY1 and ZALOPAY_KEY2 in production.',
      'The payment method zalopay needs PUBLIC_ORIGIN in production: where it reports payments.',
    ],
  ],
  [{ API_ORIGIN: 'http://api:3000' }, []],
  [{ SMTP_URL: 'smtp://mail.sen.vn' }, ['SMTP_URL and MAIL_FROM need each other.']],
  [{ MAIL_FROM: 'no-reply@sen.vn' }, ['SMTP_URL and MAIL_FROM need each other.']],
  [
    { NODE_ENV: 'production', SMTP_URL: 'smtps://a:b@mail.sen.vn:465', MAIL_FROM: 'Sen Cloud <no-reply@sen.vn>' },
    ['SMTP_URL needs PUBLIC_ORIGIN in production: where the links of mails lead.'],
  ],
  [{ SMTP_URL: 'smtp://a:b%40c@mail.sen.vn:587', MAIL_FROM: 'no-reply@sen.vn' }, []],
  [{ PHONE_PROVIDER: 'simulated' }, []],
  [{ PHONE_PROVIDER: 'simulated,esms' }, [expect.stringContaining('simulated alone')]],
  [{ PHONE_PROVIDER: 'speedsms,speedsms', SPEEDSMS_TOKEN: 'geheim' }, [expect.stringContaining('each provider once')]],
  [
    { PHONE_PROVIDER: 'zalo-zns,esms', ESMS_API_KEY: 'geheim', ZNS_APP_ID: '42' },
    [
      'PHONE_PROVIDER=zalo-zns needs ZNS_SECRET_KEY and ZNS_REFRESH_TOKEN and ZNS_TEMPLATE_ID.',
      'PHONE_PROVIDER=esms needs ESMS_SECRET_KEY and ESMS_BRANDNAME.',
    ],
  ],
  [
    { NODE_ENV: 'production', PHONE_PROVIDER: 'speedsms', SPEEDSMS_TOKEN: 'geheim' },
    ['PHONE_PROVIDER=speedsms needs MACHINE_KEY in production: codes are hashed, and tokens sealed with it.'],
  ],
  [{ PHONE_PROVIDER: 'speedsms', SPEEDSMS_TOKEN: 'geheim' }, []],
  [{ PHONE_SMS_TEXT: 'Ma: {code}' }, []],
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

test('the list of what sends codes to phones is read in its order, and what a provider has issued is not printed', () => {
  const keys = { ESMS_API_KEY: 'a', ESMS_SECRET_KEY: 'b', ESMS_BRANDNAME: 'SEN', SPEEDSMS_TOKEN: 'c' }
  expect(readSettings({ PHONE_PROVIDER: 'speedsms, esms', PHONE_COUNTRIES: '84,65', ...keys })).toMatchObject({
    settings: { PHONE_PROVIDER: ['speedsms', 'esms'], PHONE_COUNTRIES: ['84', '65'], PHONE_CODES_PER_HOUR: 200 },
  })
  expect(readSettings({})).toMatchObject({ settings: { PHONE_PROVIDER: ['simulated'], PHONE_COUNTRIES: ['84'] } })
  expect(errorsOf({ ESMS_SECRET_KEY: 'ge heim', ZNS_REFRESH_TOKEN: 'geheim' })).toEqual([
    'ESMS_SECRET_KEY must be plain text without spaces; the one given is not valid.',
    'ZNS_REFRESH_TOKEN must have at least 8 characters; the one given is not valid.',
  ])
  expect(errorsOf({ PHONE_PROVIDER: 'twilio' })).toHaveLength(1)
  expect(errorsOf({ PHONE_COUNTRIES: '+84' })).toHaveLength(1)
  expect(errorsOf({ PHONE_SMS_TEXT: 'Ma cua ban' })).toHaveLength(1)
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

test.each([
  'http://mail.sen.vn',
  'smtp://',
  'mail.sen.vn:587',
  // These are settings of nodemailer, such as one that checks no certificate.
  'smtps://a:geheim@mail.sen.vn?tls.rejectUnauthorized=false',
  'smtp://a:geheim@mail.sen.vn/path',
])('SMTP_URL=%s is refused, and not printed', (url) => {
  const errors = errorsOf({ SMTP_URL: url, MAIL_FROM: 'no-reply@sen.vn' })
  expect(errors).toEqual([expect.stringMatching(/^SMTP_URL must be smtp:.* the one given is not valid\.$/)])
})

test.each([
  'no-reply',
  'Sen\r\nBcc: other@sen.vn <no-reply@sen.vn>',
  'a@sen.vn, b@sen.vn',
  '<a@sen.vn',
  'Sen <a@sen.vn> <b@sen.vn>',
])('MAIL_FROM=%j is refused', (from) => {
  expect(errorsOf({ SMTP_URL: 'smtp://mail.sen.vn', MAIL_FROM: from })).toHaveLength(1)
})
