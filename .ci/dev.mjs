/** `npm run dev`: the API, restarted on every change, and the site with hot reload. One Ctrl-C stops both. */
import { installIfNeeded } from './lib/install.mjs'
import { npmCommand } from './lib/npm.mjs'
import { isStopping, start, stopAll, stopChildrenOnExit } from './lib/processes.mjs'
import { requireNodeAndNpm, runtimeNode } from './lib/versions.mjs'

requireNodeAndNpm()
stopChildrenOnExit()
await installIfNeeded()

const sitePort = process.env.PORT ?? '3000'
const apiPort = String(Number(sitePort) + 1)
const api = { ...process.env, PORT: apiPort, PUBLIC_ORIGIN: `http://localhost:${sitePort}` }
const site = { ...process.env, API_ORIGIN: `http://127.0.0.1:${apiPort}` }

if (!isStopping()) {
  console.log(`The site with hot reload on port ${sitePort}, the API behind it on port ${apiPort}.`)
  const both = [
    start(runtimeNode(), ['--watch', '--watch-preserve-output', 'server/main.ts'], { env: api }),
    start(...npmCommand('exec', '--', 'react-router', 'dev', 'site', '--port', sitePort, '--strictPort'), {
      env: site,
    }),
  ]
  process.exitCode = await Promise.race(both.map(({ ended }) => ended))
  stopAll()
  await Promise.all(both.map(({ ended }) => ended))
}
