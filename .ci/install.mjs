/** Installs the packages when something is missing; the first part of `npm start` and `npm test`, alone. */
import { installWhatIsMissing } from './lib/install.mjs'
import { requireNodeAndNpm, runtimeNode } from './lib/versions.mjs'

requireNodeAndNpm()
await installWhatIsMissing()
runtimeNode()
