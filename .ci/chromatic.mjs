/** `npm run chromatic`: the same stories and modes as the local gate, reviewed at Chromatic. Needs a project token. */
import { stopWith } from './lib/common.mjs'
import { npmCommand } from './lib/npm.mjs'
import { runToEnd, stopTogether } from './lib/processes.mjs'

if (!process.env.CHROMATIC_PROJECT_TOKEN)
  stopWith(
    'CHROMATIC_PROJECT_TOKEN is missing. Set it to the project token that Chromatic shows under Manage, Configure. Without it, npm run test:stories compares every picture on this machine.',
  )
stopTogether()
process.exitCode = await runToEnd(...npmCommand('exec', '--', 'chromatic', '--build-script-name', 'build:storybook'))
