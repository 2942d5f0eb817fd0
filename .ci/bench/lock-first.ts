/** Our server, except that every transaction begins by locking one wallet's row: the reference for concurrent orders from that wallet. */

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp } from '#server/app.ts'
import { systemClock as clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import { createSessionCookie } from '#server/platform/http/cookies.ts'
import { createResponseCounter } from '#server/platform/http/response-counter.ts'
import { createLog } from '#server/platform/log.ts'
import { systemTimers } from '#server/platform/timers.ts'
import { featuresOn, openExisting } from './wallets.ts'

const { DATABASE_URL = '', WALLET = '' } = process.env
const database = openExisting(DATABASE_URL)
const lockFirst: Database = {
  ...database,
  transaction: (work, options) =>
    database.transaction(async (tx) => {
      await tx('accounts').where({ id: WALLET }).forUpdate().first('balance')
      return work(tx)
    }, options),
}
const { routes, auth, onDenied } = featuresOn(lockFirst)
const log = createLog('error')
const app = createApp({
  routes,
  authenticator: auth.authenticator,
  demoHandler: () => Promise.reject(new Error('There is no demo here')),
  clock,
  timers: systemTimers,
  log,
  https: false,
  sessionCookie: createSessionCookie({ https: false }),
  publicOrigin: undefined,
  limits: false,
  onDenied,
  checkResponses: false,
  site: null,
  proxies: 0,
  responses: createResponseCounter(),
  metrics: null,
})
const server = createServer(app).listen(0, '127.0.0.1', () => {
  console.log(`Lock first runs at http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
process.once('SIGTERM', () => process.exit(0))
