/**
 * Two lists of ours as they are usually written with Express and knex alone, on the same database: the reference for the processor time
 * of ours. It sends the same bytes and headers, and shares only the rules of plans and numbers, which the contracts have, and the
 * constant headers.
 */
import { hash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import express, { type Request } from 'express'
import knex from 'knex'
import { DAY_MS } from '#contracts/rules/calendar.ts'
import { nextCharge } from '#contracts/rules/offers.ts'
import { deletionTime, isUnpaid, suspensionTime } from '#contracts/rules/plan-life.ts'
import { recordNumber } from '#contracts/rules/record-number.ts'
import { isRenewed } from '#contracts/rules/renewal.ts'
import { securityHeaders } from '#server/platform/http/security-headers.ts'

const { DATABASE_URL = '' } = process.env
const db = knex(
  DATABASE_URL.startsWith('mysql://')
    ? { client: 'mysql2', connection: DATABASE_URL }
    : {
        client: 'better-sqlite3',
        connection: { filename: DATABASE_URL.replace(/^sqlite:/, '') },
        useNullAsDefault: true,
      },
)
const locations = new Map<number, string>(
  (await db('locations').select('id', 'name')).map(({ id, name }) => [id, name]),
)

/** The same headers as ours. */
const headers = {
  ...Object.fromEntries(securityHeaders(false)),
  'cache-control': 'no-store',
  'content-language': 'vi',
  vary: 'accept-language',
}

/** How long a session lasts unused, and how often its use is recorded, in milliseconds. */
const idle = { customer: 7 * DAY_MS, admin: 30 * 60_000 }
const touch = { customer: 5 * 60_000, admin: 60_000 }

/** The id of the user whose session a token is of; null unless the session and its user are valid. */
async function userOf(token: string | undefined, kind: 'customer' | 'admin'): Promise<string | null> {
  const [id = '', secret = ''] = (token ?? '').split('.')
  const session = await db('sessions')
    .join('users', 'users.id', 'sessions.user_id')
    .where({ 'sessions.id': id, 'sessions.kind': kind, 'sessions.locked_at': null, 'sessions.must_enrol': 0 })
    .where({ 'users.role': kind, 'users.is_active': 1 })
    .first('sessions.user_id', 'sessions.secret_hash', 'sessions.last_seen_at', 'sessions.expires_at')
  if (!session || !timingSafeEqual(Buffer.from(hash('sha256', secret)), Buffer.from(session.secret_hash))) return null
  const now = Date.now()
  if (now >= session.expires_at || now >= session.last_seen_at + idle[kind]) return null
  if (now - session.last_seen_at >= touch[kind]) await db('sessions').where({ id }).update({ last_seen_at: now })
  return session.user_id
}

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** The requested page, as a query's limit and the id before which it begins. */
const pageOf = ({ query }: Request) => ({
  limit: Math.min(Number(query.limit ?? 50), 200),
  before: query.cursor ? Buffer.from(String(query.cursor), 'base64url').toString() : 'g',
})
const cursorOf = (rows: { id: string }[], limit: number) =>
  rows.length > limit ? Buffer.from(rows[limit - 1]?.id ?? '').toString('base64url') : null

const app = express()
app.disable('x-powered-by')
app.disable('etag')
app.use((_, response, next) => {
  response.set(headers).set('x-request-id', randomUUID())
  next()
})

app.get('/api/vps/user/:userId', async (request, response) => {
  const userId = await userOf(/(?:^|;\s*)session(?:_\d+)?=([^;]*)/.exec(request.get('cookie') ?? '')?.[1], 'customer')
  if (userId === null) return response.sendStatus(401)
  if (userId !== request.params.userId) return response.sendStatus(403)
  const { limit, before } = pageOf(request)
  const rows = await db('instances')
    .leftJoin('instance_numbers', 'instance_numbers.record_id', 'instances.id')
    .leftJoin('machines', 'machines.id', 'instances.id')
    .leftJoin('machine_actions', 'machine_actions.active_vps_id', 'instances.id')
    .where('instances.user_id', userId)
    .where('instances.id', '<', before)
    .orderBy('instances.id', 'desc')
    .limit(limit + 1)
    .select('instances.*', 'instance_numbers.number', 'machines.power', 'machines.tags', 'machines.notes')
    .select('machine_actions.id as action_id', 'machine_actions.type as action_type')
    .select('machine_actions.state as action_state', 'machine_actions.progress as action_progress')
  const cursor = cursorOf(rows, limit)
  if (cursor !== null) response.set('x-next-cursor', cursor)
  return response.json(
    rows.slice(0, limit).map((row) => {
      const isSuspended = row.status === 'suspended'
      const plan = {
        status: row.status,
        suspendedReason: isSuspended ? (row.suspended_reason ?? 'admin') : null,
        suspendedAt: row.suspended_at,
        trialEndsAt: row.trial_ends_at,
        billingPeriod: row.billing_period,
        anchorDay: row.anchor_day,
        nextBillingAt: row.next_billing_at,
        autoRenew: row.auto_renew === 1,
        cancelAt: row.cancel_at,
        holdUntil: row.hold_until,
        isExempt: row.is_exempt === 1,
        graceDays: row.grace_days,
      }
      const isOpen = row.status === 'creating' || row.status === 'active'
      const isToBePaid = isOpen && row.trial_ends_at === null && row.cancel_at === null && !plan.isExempt
      const price = row.plan_price ?? row.list_price ?? row.paid_price ?? row.price
      const charge = nextCharge(price, row.discount ?? 0, row.discounted_periods_left ?? 0)
      const amount = String(plan.isExempt ? 0 : charge)
      const isActing = row.action_id !== null && (row.action_type !== 'create' || row.status === 'creating')
      const { action_id: id, action_type: type, action_state: state, action_progress: progress } = row
      return {
        id: row.id,
        number: row.number === null ? null : recordNumber('vps', row.number),
        name: row.name,
        ipAddress: row.ip_address,
        status: row.status,
        planName: row.plan_name,
        locationId: row.location_id,
        cpu: row.cpu,
        ram: row.ram,
        storage: row.storage,
        operatingSystem: row.operating_system,
        billingPeriod: row.billing_period,
        createdAt: iso(row.created_at),
        trialEndsAt: iso(row.trial_ends_at),
        suspendedReason: plan.suspendedReason,
        suspendedNote: plan.suspendedReason === 'admin' ? row.suspended_note : null,
        autoRenew: plan.autoRenew,
        cancelAt: iso(row.cancel_at),
        suspendedAt: isSuspended ? iso(row.suspended_at) : null,
        // No machine of the benchmark's data has failed.
        failure: null,
        power: row.power ?? 'running',
        action: isActing ? { id, type, state, progress } : null,
        tags: row.tags === null ? [] : JSON.parse(row.tags),
        notes: row.notes ?? '',
        location: locations.get(row.location_id) ?? '',
        price: String(price),
        nextCharge: isRenewed(plan) ? { amount, date: iso(row.next_billing_at) } : null,
        renewalAmount: amount,
        suspendAfter: isToBePaid ? iso(suspensionTime(plan, row.next_billing_at)) : null,
        deleteAfter: isUnpaid(plan) ? iso(deletionTime(plan, row.next_billing_at)) : null,
        nextBillingDate: iso(row.next_billing_at),
        expiryDate: iso(row.next_billing_at),
      }
    }),
  )
})

app.get('/api/admin/users', async (request, response) => {
  const token = /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1]
  if ((await userOf(token, 'admin')) === null) return response.sendStatus(401)
  const { limit, before } = pageOf(request)
  const rows = await db('users')
    .leftJoin('user_numbers', 'user_numbers.record_id', 'users.id')
    .leftJoin('accounts', 'accounts.id', 'users.id')
    .where('users.id', '<', before)
    .orderBy('users.id', 'desc')
    .limit(limit + 1)
    .select('users.*', 'user_numbers.number', 'accounts.balance')
  const users = rows.slice(0, limit).map((row) => ({
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    balance: String(row.balance ?? 0),
    isActive: row.is_active === 1,
    isEmailVerified: row.is_email_verified === 1,
    isPhoneVerified: row.is_phone_verified === 1,
    language: row.language,
    number: row.number === null ? null : recordNumber('user', row.number),
    ...(row.is_closed === 1 && { isClosed: true }),
  }))
  return response.json({ users, nextCursor: cursorOf(rows, limit) })
})

const server = app.listen(0, '127.0.0.1', () => {
  console.log(`Plain Express runs at http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
process.once('SIGTERM', () => process.exit(0))
