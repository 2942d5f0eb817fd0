import { systemClock } from '#server/platform/clock.ts'
import { readSettings } from '#server/platform/config.ts'
import { start } from './start.ts'

/** Ends a start that cannot go on: one clear line, and exit code 1. */
function exitWith(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const read = readSettings(process.env)
if ('errors' in read) exitWith(read.errors.join('\n'))

const starting = start(read.settings).catch((error: Error) => exitWith(error.message))

/** A terminal's Ctrl-C arrives twice under npm, from the terminal and from npm, within this many milliseconds. */
const ECHO = 300

let stoppingSince: number | null = null
// Heard before anybody is told that the server listens: whoever stops it in that moment finds it as orderly as later.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    const now = systemClock.now()
    if (stoppingSince !== null) {
      // Whoever asks a second time does not want to wait.
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
    server.log.fatal({ err, event }, 'an error that nobody caught')
    if (isFailing) return
    isFailing = true
    // What this process believes may be wrong by now: it ends, within the seconds that stopping takes at most, and whoever
    // watches over it starts another one.
    await server.stop().catch((error) => server.log.fatal({ err: error }, 'stopping failed'))
    process.exit(1)
  })
}

// In production, standard output holds nothing but JSON: the log has the same in its line `started`.
if (read.settings.NODE_ENV !== 'production') process.stdout.write(`${server.welcome}\n`)
