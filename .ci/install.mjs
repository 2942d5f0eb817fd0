/** Installs missing packages: the first step of `npm start` and `npm test` as a separate command. */
import { installIfNeeded } from './lib/install.mjs'
import { requireNodeAndNpm, runtimeNode } from './lib/versions.mjs'

requireNodeAndNpm()
await installIfNeeded()
runtimeNode()
