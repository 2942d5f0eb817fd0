import pino, { type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** How much is logged; `silent` for tests. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** JSON lines, on standard output unless told otherwise. What must not be read by others is cut out wherever it appears in a logged object. */
export function createLog(level: LogLevel, destination: DestinationStream = pino.destination(1)): Log {
  const secrets = ['password', 'token', 'secret', 'authorization', 'cookie', 'passwordHash']
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  }
  return pino(options, destination)
}
