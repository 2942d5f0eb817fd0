/** `npm start`: from a fresh clone to a running site. Installs and builds only what is missing or has changed. */
import { stopWith } from './lib/common.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { isStopping, runToEnd, stopChildrenOnExit } from './lib/processes.mjs'
import { buildSite } from './lib/site.mjs'
import { requireNodeAndNpm, runtimeNode } from './lib/versions.mjs'

requireNodeAndNpm()
stopChildrenOnExit()
await installIfNeeded()
const node = runtimeNode()
if (!isStopping() && (await buildSite()) !== 0 && !isStopping()) stopWith('The site could not be built, see above.')
// The server migrates, seeds an empty database and prints the address and the demo accounts.
if (!isStopping()) process.exitCode = await runToEnd(node, ['server/main.ts'])
