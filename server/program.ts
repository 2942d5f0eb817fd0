import { systemClock } from '#server/platform/clock.ts'
import { readSettings } from '#server/platform/config.ts'
import { start } from './start.ts'

/** Ends a failed start with one clear line and exit code 1. */
function exitWith(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const read = readSettings(process.env)
if ('errors' in read) exitWith(read.errors.join('\n'))

const starting = start(read.settings).catch((error: Error) => exitWith(error.message))

/** With npm, a terminal's Ctrl-C arrives twice, from the terminal and from npm, within this many milliseconds, also while stopping keeps a busy machine's processor. */
const ECHO = 1000

let stoppingSince: number | null = null
// They are registered before the server reports that it listens, so that a signal right after that stops it in order,
// too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    const now = systemClock.now()
    if (stoppingSince !== null) {
      // A second signal means that the operator does not want to wait.
      if (now - stoppingSince > ECHO) process.exit(1)
      return
    }
    stoppingSince = now
    starting
      .then((server) => server.stop())
      .then(
        () => process.exit(0),
        (error: Error) => exitWith(`Stopping failed: ${error.message}`),
      )
  })
}

const server = await starting

let isFailing = false
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, async (err: unknown) => {
    server.log.fatal({ err, event }, 'uncaught error')
    if (isFailing) return
    isFailing = true
    // The state of this process may be inconsistent now. It exits within the few seconds that stopping takes at most, and its
    // supervisor starts another one.
    await server.stop().catch((error) => server.log.fatal({ err: error }, 'stopping failed'))
    process.exit(1)
  })
}

// In production, standard output contains only JSON: the line `started` of the log has the same information.
if (read.settings.NODE_ENV !== 'production') process.stdout.write(`${server.welcome}\n`)
