import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { languages } from '#contracts/languages.ts'
import { paymentMethods } from '#contracts/rules/fees.ts'
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
/** Settings that contain a secret, and so are never printed. */
const secrets = new Set([
  'DATABASE_URL',
  'WEBHOOK_SECRET',
  'WEBHOOK_SECRET_PREVIOUS',
  'METRICS_TOKEN',
  'METRICS_TOKEN_PREVIOUS',
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
  METRICS: v.optional(v.picklist(['on', 'off'], 'METRICS must be on or off'), 'off'),
  METRICS_TOKEN: secret('METRICS_TOKEN'),
  METRICS_TOKEN_PREVIOUS: secret('METRICS_TOKEN_PREVIOUS'),
  SANDBOX_DELAY_MS: integer('SANDBOX_DELAY_MS', 0, 600_000, 3000),
  JOB_LEASE_MS: integer('JOB_LEASE_MS', 100, 3_600_000, 60_000),
  LIMITS: v.optional(v.picklist(['on', 'off'], 'LIMITS must be on or off'), 'on'),
  PAYMENT_METHODS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => (text.trim() === 'none' ? [] : text.split(',').map((method) => method.trim()))),
      v.array(v.picklist(paymentMethods, methodsMessage)),
    ),
    paymentMethods.join(','),
  ),
  TRUST_PROXY: integer('TRUST_PROXY', 0, 10, 0),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}`)),
})

export type Settings = v.InferOutput<typeof settingsSchema>

/** Settings that are missing although others require them, in one line each. */
function missingSettings(settings: Settings): string[] {
  const { ROLE, NODE_ENV, WEBHOOK_SECRET, API_ORIGIN, METRICS, METRICS_TOKEN } = settings
  const missing: string[] = []
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
  if (METRICS === 'on' && NODE_ENV === 'production' && METRICS_TOKEN === undefined)
    missing.push('METRICS=on needs METRICS_TOKEN in production, since /metrics is reached as the site is.')
  return missing
}

/** Reads the settings; returns one line for each invalid one instead. An empty variable counts as not set. */
export function readSettings(env: Record<string, string | undefined>): { settings: Settings } | { errors: string[] } {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = v.safeParse(settingsSchema, given)
  if (result.success) {
    const errors = missingSettings(result.output)
    return errors.length > 0 ? { errors } : { settings: result.output }
  }
  return {
    errors: result.issues.map((issue) => {
      const name = String(issue.path?.[0].key)
      const value = secrets.has(name) ? 'the one given' : JSON.stringify(given[name])
      return `${issue.message}; ${value} is not valid.`
    }),
  }
}
