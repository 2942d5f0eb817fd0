/** Runs before `chromatic`: exits with an explanation if there is no project token. */
import { stopWith } from './lib/common.mjs'

if (!process.env.CHROMATIC_PROJECT_TOKEN)
  stopWith(
    'CHROMATIC_PROJECT_TOKEN is missing: set it to the token that Chromatic shows under Manage, Configure. npm run test:stories compares the same pictures without it.',
  )
