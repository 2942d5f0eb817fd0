import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/** Where the compiled code of a start is kept for the next one, which then takes half a second less. Where it cannot be written, nothing is kept. */
const compiled = join(import.meta.dirname, '../node_modules/.cache/server')

enableCompileCache(process.env.NODE_COMPILE_CACHE ?? compiled)
// This also applies to the processes that it starts.
process.env.NODE_COMPILE_CACHE ??= compiled
await import('./program.ts')
