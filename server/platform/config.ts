import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { languages } from '#contracts/languages.ts'
import {
  type GatewayMethod,
  gatewayMethods,
  type PaymentMethod,
  paymentMethods,
  specMethods,
} from '#contracts/rules/fees.ts'
import { InvalidTls, mysqlTlsOf } from './db/mysql-tls.ts'
import { logLevels } from './log.ts'

const integer = (name: string, min: number, max: number, fallback: number) => {
  const message = `${name} must be a whole number from ${min} to ${max}`
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}$/, message),
      v.transform(Number),
      v.minValue(min, message),
      v.maxValue(max, message),
    ),
    String(fallback),
  )
}

const databaseMessage = 'DATABASE_URL must be sqlite:PATH or mysql://user:password@host:port/database'
const methodsMessage = `PAYMENT_METHODS must list some of ${paymentMethods.join(',')}, with commas between them, or be none`

const origin = (name: string, example: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.parse(text)?.origin === text && /^https?:/.test(text),
        `${name} must be an origin such as ${example}`,
      ),
    ),
  )

/** Minimum length of a secret; 32 random bytes in hexadecimal or base64 are longer. */
const SECRET_MIN = 32
const secret = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\x21-\x7e]+$/, `${name} must be plain text without spaces`),
      v.minLength(SECRET_MIN, `${name} must have at least ${SECRET_MIN} characters`),
    ),
  )
/** A code or key that a gateway issues. */
const issued = (name: string) =>
  v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/, `${name} must be plain text without spaces`)))
/** The name that an SMS comes from, as carriers register it. */
const senderName = (name: string) =>
  matching(/^[A-Za-z0-9 ._-]{1,15}$/, `${name} must be a sender of at most 15 letters and digits`)
/** The shortest secret that a provider issues: its length is theirs. */
const ISSUED_SECRET_MIN = 8
const issuedSecret = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\x21-\x7e]+$/, `${name} must be plain text without spaces`),
      v.minLength(ISSUED_SECRET_MIN, `${name} must have at least ${ISSUED_SECRET_MIN} characters`),
    ),
  )
/** A folder, with its default. */
const folder = (name: string, fallback: string) =>
  v.optional(v.pipe(v.string(), v.nonEmpty(`${name} must name a folder`)), fallback)
const matching = (pattern: RegExp, message: string) => v.optional(v.pipe(v.string(), v.regex(pattern, message)))
const address = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^https?:\/\/[^?#]+$/.test(text) && URL.canParse(text),
        `${name} must be an address such as https://host/path`,
      ),
    ),
  )

/** Whether it names a server for mail, and nothing that would change how it is reached. */
function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text)
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol)) return false
  return /^\/?$/.test(url.pathname) && url.search === '' && url.hash === ''
}

/** What each gateway has issued to us. */
export const gatewayKeys = {
  momo: ['MOMO_PARTNER_CODE', 'MOMO_ACCESS_KEY', 'MOMO_SECRET_KEY'],
  zalopay: ['ZALOPAY_APP_ID', 'ZALOPAY_KEY1', 'ZALOPAY_KEY2'],
  vnpay: ['VNPAY_TMN_CODE', 'VNPAY_HASH_SECRET'],
  payos: ['PAYOS_CLIENT_ID', 'PAYOS_API_KEY', 'PAYOS_CHECKSUM_KEY'],
} as const satisfies Record<GatewayMethod, readonly string[]>

/** What sends codes to phones: `simulated` sends nothing, so that any code is right. */
const phoneProviders = ['simulated', 'esms', 'speedsms', 'zalo-zns'] as const
export type PhoneProvider = (typeof phoneProviders)[number]

/** What each of them needs, as it was issued. */
const phoneKeys = {
  simulated: [],
  esms: ['ESMS_API_KEY', 'ESMS_SECRET_KEY', 'ESMS_BRANDNAME'],
  speedsms: ['SPEEDSMS_TOKEN'],
  'zalo-zns': ['ZNS_APP_ID', 'ZNS_SECRET_KEY', 'ZNS_REFRESH_TOKEN', 'ZNS_TEMPLATE_ID'],
} as const satisfies Record<PhoneProvider, readonly string[]>

const phoneProvidersMessage = `PHONE_PROVIDER must list some of ${phoneProviders.join(',')}, with commas between them`

/** What makes machines: a simulator, emulated ones on this machine, or a Proxmox cluster. */
const provisioners = ['sandbox', 'qemu', 'proxmox'] as const

/** `imageId=vmid`, with commas between them: the templates of each operating system, of which one on each node may be listed. */
const templates = v.optional(
  v.pipe(
    v.string(),
    v.regex(
      /^[a-z0-9-]{1,40}=[1-9]\d{2,8}(?:,[a-z0-9-]{1,40}=[1-9]\d{2,8})*$/,
      'PROXMOX_TEMPLATES must list templates such as debian-12=9000,ubuntu-24=9001',
    ),
    v.transform((text) =>
      text.split(',').map((entry) => {
        const [imageId = '', vmid] = entry.split('=')
        return { imageId, vmid: Number(vmid) }
      }),
    ),
  ),
)

/** Settings that contain a secret, and so are never printed. */
const secrets = new Set([
  'PROXMOX_TOKEN_SECRET',
  'PROXMOX_CONSOLE_PASSWORD',
  'SEPAY_WEBHOOK_SECRET',
  'CASSO_WEBHOOK_SECRET',
  'SEPAY_API_TOKEN',
  'CASSO_API_KEY',
  ...Object.values(gatewayKeys).flat(),
  'DATABASE_URL',
  'WEBHOOK_SECRET',
  'WEBHOOK_SECRET_PREVIOUS',
  'MACHINE_KEY',
  'METRICS_TOKEN',
  'METRICS_TOKEN_PREVIOUS',
  'SMTP_URL',
  'MAIL_BOUNCE_SECRET',
  'MAIL_INBOUND_SECRET',
  'ESMS_API_KEY',
  'ESMS_SECRET_KEY',
  'SPEEDSMS_TOKEN',
  'ZNS_SECRET_KEY',
  'ZNS_REFRESH_TOKEN',
])

/** Why the address of a database is invalid; null when it is valid. */
function databaseFault(text: string): string | null {
  if (/^sqlite:.+$/.test(text)) return null
  const url = URL.parse(text)
  if (!text.startsWith('mysql://') || !url?.hostname || url.pathname.length < 2) return databaseMessage
  try {
    mysqlTlsOf(url)
    return null
  } catch (error) {
    if (error instanceof InvalidTls) return `DATABASE_URL ${error.message}`
    throw error
  }
}

/** All settings. Other environment variables are ignored. */
const settingsSchema = v.object({
  NODE_ENV: v.optional(
    v.picklist(['development', 'test', 'production'], 'NODE_ENV must be development, test or production'),
    'development',
  ),
  PORT: integer('PORT', 0, 65_535, 3000),
  HOST: v.optional(
    v.pipe(v.string(), v.nonEmpty('HOST must be an address to listen on, such as 127.0.0.1')),
    '127.0.0.1',
  ),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => databaseFault(text) === null,
        ({ input }) => databaseFault(input) ?? databaseMessage,
      ),
    ),
    'sqlite:data/sen-cloud.db',
  ),
  SITE_DIR: v.optional(
    v.pipe(v.string(), v.nonEmpty('SITE_DIR must name the folder of the built site')),
    fileURLToPath(new URL('../../site/dist', import.meta.url)),
  ),
  STORYBOOK_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('STORYBOOK_DIR must name the folder of a built Storybook'))),
  DEFAULT_LANGUAGE: v.optional(v.picklist(languages, `DEFAULT_LANGUAGE must be one of ${languages.join(', ')}`)),
  PUBLIC_ORIGIN: origin('PUBLIC_ORIGIN', 'https://sen.example'),
  ROLE: v.optional(v.picklist(['all', 'api', 'worker'], 'ROLE must be all, api or worker'), 'all'),
  API_ORIGIN: origin('API_ORIGIN', 'http://api:3000'),
  WEBHOOK_SECRET: secret('WEBHOOK_SECRET'),
  WEBHOOK_SECRET_PREVIOUS: secret('WEBHOOK_SECRET_PREVIOUS'),
  MACHINE_KEY: secret('MACHINE_KEY'),
  ADMIN_SECOND_FACTOR: v.optional(
    v.picklist(['required', 'optional'], 'ADMIN_SECOND_FACTOR must be required or optional'),
  ),
  COMPANY_DETAILS: v.optional(v.picklist(['required', 'optional'], 'COMPANY_DETAILS must be required or optional')),
  BANK_BIN: matching(/^\d{6}$/, "BANK_BIN must be the bank's six digits at NAPAS, such as 970436"),
  BANK_ACCOUNT: matching(/^[0-9A-Za-z]{4,19}$/, 'BANK_ACCOUNT must be an account number of 4 to 19 digits or letters'),
  BANK_HOLDER: matching(
    /^[A-Z0-9 .,&-]{1,60}$/,
    'BANK_HOLDER must be the name as banks show it: upper-case letters without marks, such as CONG TY TNHH SEN CLOUD',
  ),
  SEPAY_WEBHOOK_SECRET: issuedSecret('SEPAY_WEBHOOK_SECRET'),
  CASSO_WEBHOOK_SECRET: issuedSecret('CASSO_WEBHOOK_SECRET'),
  SEPAY_API_TOKEN: issued('SEPAY_API_TOKEN'),
  SEPAY_URL: address('SEPAY_URL'),
  CASSO_API_KEY: issued('CASSO_API_KEY'),
  CASSO_URL: address('CASSO_URL'),
  MOMO_PARTNER_CODE: issued('MOMO_PARTNER_CODE'),
  MOMO_ACCESS_KEY: issued('MOMO_ACCESS_KEY'),
  MOMO_SECRET_KEY: issued('MOMO_SECRET_KEY'),
  MOMO_URL: address('MOMO_URL'),
  ZALOPAY_APP_ID: matching(/^\d{1,9}$/, 'ZALOPAY_APP_ID must be a number of up to nine digits'),
  ZALOPAY_KEY1: issued('ZALOPAY_KEY1'),
  ZALOPAY_KEY2: issued('ZALOPAY_KEY2'),
  ZALOPAY_URL: address('ZALOPAY_URL'),
  VNPAY_TMN_CODE: issued('VNPAY_TMN_CODE'),
  VNPAY_HASH_SECRET: issued('VNPAY_HASH_SECRET'),
  VNPAY_URL: address('VNPAY_URL'),
  VNPAY_QUERY_URL: address('VNPAY_QUERY_URL'),
  PAYOS_CLIENT_ID: issued('PAYOS_CLIENT_ID'),
  PAYOS_API_KEY: issued('PAYOS_API_KEY'),
  PAYOS_CHECKSUM_KEY: issued('PAYOS_CHECKSUM_KEY'),
  PAYOS_URL: address('PAYOS_URL'),
  PROVISIONER: v.optional(v.picklist(provisioners, `PROVISIONER must be one of ${provisioners.join(', ')}`), 'sandbox'),
  PROXMOX_URL: origin('PROXMOX_URL', 'https://pve.example:8006'),
  PROXMOX_TOKEN_ID: matching(
    /^[^\s!@:/]{1,64}@[A-Za-z0-9._-]{1,32}![A-Za-z0-9._-]{1,64}$/,
    'PROXMOX_TOKEN_ID must be user@realm!name, such as sen@pve!panel',
  ),
  PROXMOX_TOKEN_SECRET: issuedSecret('PROXMOX_TOKEN_SECRET'),
  PROXMOX_FINGERPRINT: matching(
    /^(?:[0-9A-Fa-f]{2}:){31}[0-9A-Fa-f]{2}$/,
    "PROXMOX_FINGERPRINT must be the certificate's SHA-256, 32 pairs of hexadecimal digits with colons between them",
  ),
  PROXMOX_STORAGE: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9._-]{0,99}$/, 'PROXMOX_STORAGE must be the name of a storage')),
    'local-lvm',
  ),
  PROXMOX_BRIDGE: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9_.-]{0,14}$/, 'PROXMOX_BRIDGE must be the name of a bridge')),
    'vmbr0',
  ),
  PROXMOX_POOL: matching(/^[A-Za-z0-9._/-]{1,100}$/, 'PROXMOX_POOL must be the name of a pool'),
  PROXMOX_TEMPLATES: templates,
  PROXMOX_VMID_FIRST: integer('PROXMOX_VMID_FIRST', 100, 900_000_000, 100_000),
  PROXMOX_CLONES: integer('PROXMOX_CLONES', 1, 20, 2),
  PROXMOX_CONSOLE_USER: matching(
    /^[^\s!@:/]{1,64}@[A-Za-z0-9._-]{1,32}$/,
    'PROXMOX_CONSOLE_USER must be user@realm, such as sen-console@pve',
  ),
  PROXMOX_CONSOLE_PASSWORD: issuedSecret('PROXMOX_CONSOLE_PASSWORD'),
  QEMU_DIR: folder('QEMU_DIR', 'data/machines'),
  QEMU_IMAGE_DIR: folder('QEMU_IMAGE_DIR', '.cache/qemu-image'),
  ATTACHMENTS_DIR: folder('ATTACHMENTS_DIR', 'data/attachments'),
  CLAMAV_ADDRESS: matching(
    /^(?:[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:]{2,45}\]):\d{1,5}$/,
    'CLAMAV_ADDRESS must be host and port of clamd, such as 127.0.0.1:3310',
  ),
  MAIL_INBOUND_ADDRESS: matching(
    /^[a-z0-9][a-z0-9._-]{0,9}@[a-z0-9.-]{1,200}$/,
    'MAIL_INBOUND_ADDRESS must be an address with at most ten characters before the @, such as reply@support.example',
  ),
  MAIL_INBOUND_SECRET: secret('MAIL_INBOUND_SECRET'),
  METRICS: v.optional(v.picklist(['on', 'off'], 'METRICS must be on or off'), 'off'),
  METRICS_TOKEN: secret('METRICS_TOKEN'),
  METRICS_TOKEN_PREVIOUS: secret('METRICS_TOKEN_PREVIOUS'),
  TEST_CLOCK: v.optional(v.picklist(['on', 'off'], 'TEST_CLOCK must be on or off'), 'off'),
  SANDBOX_DELAY_MS: integer('SANDBOX_DELAY_MS', 0, 600_000, 3000),
  JOB_LEASE_MS: integer('JOB_LEASE_MS', 100, 3_600_000, 60_000),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isSmtpUrl,
        'SMTP_URL must be smtp://name:password@host:587 or smtps://name:password@host, without a query',
      ),
    ),
  ),
  MAIL_FROM: matching(
    /^(?:[^<>"\r\n@]{1,60} <[\x21-\x3b\x3d\x3f-\x7e]{1,64}@[A-Za-z0-9.-]{1,190}>|[\x21-\x3b\x3d\x3f-\x7e]{1,64}@[A-Za-z0-9.-]{1,190})$/,
    'MAIL_FROM must be an address such as no-reply@sen.example or Sen Cloud <no-reply@sen.example>',
  ),
  MAIL_BOUNCE_SECRET: secret('MAIL_BOUNCE_SECRET'),
  PHONE_PROVIDER: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((name) => name.trim())),
      v.array(v.picklist(phoneProviders, phoneProvidersMessage)),
      v.check(
        (names) => new Set(names).size === names.length && (names.length === 1 || !names.includes('simulated')),
        'PHONE_PROVIDER must list each provider once, and simulated alone',
      ),
    ),
  ),
  PHONE_COUNTRIES: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,2}(?:,[1-9]\d{0,2})*$/, 'PHONE_COUNTRIES must list country codes such as 84,65'),
      v.transform((text) => text.split(',')),
    ),
    '84',
  ),
  PHONE_CODES_PER_HOUR: integer('PHONE_CODES_PER_HOUR', 1, 100_000, 200),
  PHONE_SMS_TEXT: matching(
    /^(?=.{1,160}$)[^{}]*\{code\}[^{}]*$/,
    'PHONE_SMS_TEXT must be a text of at most 160 characters with {code} in it',
  ),
  ESMS_API_KEY: issued('ESMS_API_KEY'),
  ESMS_SECRET_KEY: issued('ESMS_SECRET_KEY'),
  ESMS_BRANDNAME: senderName('ESMS_BRANDNAME'),
  ESMS_URL: address('ESMS_URL'),
  SPEEDSMS_TOKEN: issued('SPEEDSMS_TOKEN'),
  SPEEDSMS_SENDER: senderName('SPEEDSMS_SENDER'),
  SPEEDSMS_URL: address('SPEEDSMS_URL'),
  ZNS_APP_ID: matching(/^\d{1,30}$/, 'ZNS_APP_ID must be a number'),
  ZNS_SECRET_KEY: issued('ZNS_SECRET_KEY'),
  ZNS_REFRESH_TOKEN: issuedSecret('ZNS_REFRESH_TOKEN'),
  ZNS_TEMPLATE_ID: matching(/^\d{1,30}$/, 'ZNS_TEMPLATE_ID must be a number'),
  ZNS_URL: address('ZNS_URL'),
  ZNS_TOKEN_URL: address('ZNS_TOKEN_URL'),
  LIMITS: v.optional(v.picklist(['on', 'off'], 'LIMITS must be on or off'), 'on'),
  PAYMENT_METHODS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => (text.trim() === 'none' ? [] : text.split(',').map((method) => method.trim()))),
      v.array(v.picklist(paymentMethods, methodsMessage)),
    ),
  ),
  TRUST_PROXY: integer('TRUST_PROXY', 0, 10, 0),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}`)),
})

type GivenSettings = v.InferOutput<typeof settingsSchema>
export type Settings = Omit<GivenSettings, 'PAYMENT_METHODS' | 'PHONE_PROVIDER'> & {
  PAYMENT_METHODS: PaymentMethod[]
  PHONE_PROVIDER: PhoneProvider[]
}

/** The gateways of which a setting says something. */
export const gatewaysNamedIn = (settings: Partial<Record<string, unknown>>): GatewayMethod[] =>
  gatewayMethods.filter((name) => gatewayKeys[name].some((key) => settings[key] !== undefined))

/**
 * The methods on offer if no setting lists them: those of the spec, which the sandbox pays, and the gateways that are set up. In production only
 * what is set up, and so no sandbox and no cryptocurrency.
 */
function defaultMethods(settings: GivenSettings): PaymentMethod[] {
  const named: readonly PaymentMethod[] = gatewaysNamedIn(settings)
  const { NODE_ENV, BANK_ACCOUNT } = settings
  const inProduction: readonly PaymentMethod[] = BANK_ACCOUNT === undefined ? [] : ['bank_transfer']
  const others = NODE_ENV === 'production' ? inProduction : specMethods
  return paymentMethods.filter((method) => named.includes(method) || others.includes(method))
}

/** What nobody can have in production, since only the sandbox simulates it. In one line each. */
function simulatedInProduction(settings: GivenSettings): string[] {
  if (settings.NODE_ENV !== 'production') return []
  const { PAYMENT_METHODS = [], PHONE_PROVIDER = [], BANK_ACCOUNT } = settings
  const lines: string[] = []
  if (PAYMENT_METHODS.includes('bank_transfer') && BANK_ACCOUNT === undefined)
    lines.push('The payment method bank_transfer needs BANK_BIN, BANK_ACCOUNT and BANK_HOLDER in production.')
  if (PAYMENT_METHODS.includes('crypto'))
    lines.push('The payment method crypto has no provider: leave it out of PAYMENT_METHODS in production.')
  if (PHONE_PROVIDER.includes('simulated'))
    lines.push(
      'PHONE_PROVIDER=simulated takes any code, and is not for production: leave it unset to verify no numbers.',
    )
  return lines
}

/** What gateways lack in production, in one line each. */
function missingOfGateways(settings: GivenSettings): string[] {
  if (settings.NODE_ENV !== 'production') return []
  const listed: readonly PaymentMethod[] = settings.PAYMENT_METHODS ?? []
  const named = gatewaysNamedIn(settings)
  const needed = gatewayMethods.filter((name) => named.includes(name) || listed.includes(name))
  const lines = needed.flatMap((name) => {
    const keys = [...gatewayKeys[name], ...(name === 'vnpay' ? (['VNPAY_URL', 'VNPAY_QUERY_URL'] as const) : [])]
    const missing = keys.filter((key) => settings[key] === undefined)
    return missing.length > 0 ? [`The payment method ${name} needs ${missing.join(' and ')} in production.`] : []
  })
  if (needed.length > 0 && settings.PUBLIC_ORIGIN === undefined)
    lines.push(`The payment method ${needed[0]} needs PUBLIC_ORIGIN in production: where it reports payments.`)
  return lines
}

/** What the driver of machines lacks, in one line each. */
function missingOfProvisioner(settings: GivenSettings): string[] {
  const missing: string[] = []
  const { PROVISIONER, NODE_ENV, MACHINE_KEY, PROXMOX_URL, PROXMOX_CONSOLE_USER, PROXMOX_CONSOLE_PASSWORD } = settings
  if (PROVISIONER !== 'sandbox' && NODE_ENV === 'production' && MACHINE_KEY === undefined)
    missing.push(
      `PROVISIONER=${PROVISIONER} needs MACHINE_KEY in production, the secret that passwords of machines are sealed with: make one with openssl rand -hex 32, and keep it.`,
    )
  if ((PROXMOX_CONSOLE_USER === undefined) !== (PROXMOX_CONSOLE_PASSWORD === undefined))
    missing.push('PROXMOX_CONSOLE_USER and PROXMOX_CONSOLE_PASSWORD need each other.')
  if (PROVISIONER !== 'proxmox') return missing
  const needed = ['PROXMOX_URL', 'PROXMOX_TOKEN_ID', 'PROXMOX_TOKEN_SECRET', 'PROXMOX_TEMPLATES'] as const
  const lacking = needed.filter((name) => settings[name] === undefined)
  if (lacking.length > 0) missing.push(`PROVISIONER=proxmox needs ${lacking.join(' and ')}.`)
  if (NODE_ENV === 'production' && PROXMOX_URL?.startsWith('http:'))
    missing.push('PROXMOX_URL must be an https address in production: the token would be sent in clear.')
  return missing
}

/** What sending mails lacks, in one line each. */
function missingOfMail({ SMTP_URL, MAIL_FROM, PUBLIC_ORIGIN, NODE_ENV }: GivenSettings): string[] {
  if ((SMTP_URL === undefined) !== (MAIL_FROM === undefined)) return ['SMTP_URL and MAIL_FROM need each other.']
  if (SMTP_URL !== undefined && NODE_ENV === 'production' && PUBLIC_ORIGIN === undefined)
    return ['SMTP_URL needs PUBLIC_ORIGIN in production: where the links of mails lead.']
  return []
}

/** What sending codes to phones lacks, in one line each. */
function missingOfPhones(settings: GivenSettings): string[] {
  const real = (settings.PHONE_PROVIDER ?? []).filter((name) => name !== 'simulated')
  const lines = real.flatMap((name) => {
    const missing = phoneKeys[name].filter((key) => settings[key] === undefined)
    return missing.length > 0 ? [`PHONE_PROVIDER=${name} needs ${missing.join(' and ')}.`] : []
  })
  if (real.length > 0 && settings.NODE_ENV === 'production' && settings.MACHINE_KEY === undefined)
    lines.push(
      `PHONE_PROVIDER=${real[0]} needs MACHINE_KEY in production: codes are hashed, and tokens sealed with it.`,
    )
  return lines
}

/** Settings that are missing although others require them, in one line each. */
function missingSettings(settings: GivenSettings): string[] {
  const { ROLE, NODE_ENV, WEBHOOK_SECRET, API_ORIGIN, METRICS, METRICS_TOKEN } = settings
  const missing: string[] = []
  const bank = (['BANK_BIN', 'BANK_ACCOUNT', 'BANK_HOLDER'] as const).filter((name) => settings[name] === undefined)
  if (bank.length > 0 && bank.length < 3)
    missing.push(`An account for bank transfers needs ${bank.join(' and ')}, too.`)
  for (const name of ['WEBHOOK_SECRET', 'METRICS_TOKEN'] as const)
    if (settings[`${name}_PREVIOUS`] !== undefined && settings[name] === undefined)
      missing.push(`${name}_PREVIOUS needs ${name}: the one that replaces it.`)
  if (ROLE === 'all' && NODE_ENV === 'production' && API_ORIGIN !== undefined && WEBHOOK_SECRET === undefined)
    missing.push('API_ORIGIN needs WEBHOOK_SECRET in production: another process may receive what this one signs.')
  if (ROLE !== 'all' && WEBHOOK_SECRET === undefined)
    missing.push(
      `ROLE=${ROLE} needs WEBHOOK_SECRET: workers sign with it and the API checks it, so all processes share it.`,
    )
  if (ROLE === 'worker' && API_ORIGIN === undefined)
    missing.push('ROLE=worker needs API_ORIGIN: where it reaches the API, such as http://api:3000.')
  if ((settings.MAIL_INBOUND_ADDRESS === undefined) !== (settings.MAIL_INBOUND_SECRET === undefined))
    missing.push('MAIL_INBOUND_ADDRESS and MAIL_INBOUND_SECRET need each other.')
  if (settings.TEST_CLOCK === 'on' && NODE_ENV === 'production')
    missing.push('TEST_CLOCK=on is not for production: anybody could move the time.')
  if (METRICS === 'on' && NODE_ENV === 'production' && METRICS_TOKEN === undefined)
    missing.push('METRICS=on needs METRICS_TOKEN in production, since /metrics is reached as the site is.')
  return [
    ...missing,
    ...missingOfMail(settings),
    ...missingOfPhones(settings),
    ...simulatedInProduction(settings),
    ...missingOfGateways(settings),
    ...missingOfProvisioner(settings),
  ]
}

/** Reads the settings; returns one line for each invalid one instead. An empty variable counts as not set. */
export function readSettings(env: Record<string, string | undefined>): { settings: Settings } | { errors: string[] } {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = v.safeParse(settingsSchema, given)
  if (result.success) {
    const errors = missingSettings(result.output)
    const methods = result.output.PAYMENT_METHODS ?? defaultMethods(result.output)
    const providers: PhoneProvider[] =
      result.output.PHONE_PROVIDER ?? (result.output.NODE_ENV === 'production' ? [] : ['simulated'])
    return errors.length > 0
      ? { errors }
      : { settings: { ...result.output, PAYMENT_METHODS: methods, PHONE_PROVIDER: providers } }
  }
  return {
    errors: result.issues.map((issue) => {
      const name = String(issue.path?.[0].key)
      const value = secrets.has(name) ? 'the one given' : JSON.stringify(given[name])
      return `${issue.message}; ${value} is not valid.`
    }),
  }
}
