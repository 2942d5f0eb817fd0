import pino, { type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** Log levels, from the most to the least verbose; `silent` for tests. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** An error as it is logged. A driver's error contains the statement with its values, which must stay out of the log. */
function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error
  const { name: type, message, stack, code, cause } = error as Error & { code?: unknown }
  return { type, message, stack, code, ...(cause && depth < 5 ? { cause: describeError(cause, depth + 1) } : {}) }
}

/** Creates a log of JSON lines, on standard output by default. Fields that hold secrets are redacted in logged objects. */
export function createLog(level: LogLevel, destination: DestinationStream = pino.destination(1)): Log {
  const secrets = ['password', 'token', 'secret', 'authorization', 'cookie', 'passwordHash']
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  }
  return pino(options, destination)
}
