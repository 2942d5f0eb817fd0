import * as v from 'valibot'
import { inEachLanguage } from '#contracts/fields/messages.ts'
import {
  addressStates,
  newPoolSchema,
  poolAddressesSchema,
  poolAddressResponseSchema,
  poolChangeSchema,
  poolResponseSchema,
  poolsSchema,
  reasonedSchema,
  reverseNameRequestSchema,
  reverseNameResponseSchema,
} from '#contracts/infrastructure.ts'
import { idSchema } from '#contracts/values.ts'
import { route } from '#server/platform/http/route.ts'
import { idempotencyKey } from '#server/platform/idempotency-store.ts'
import { cursorMessage, limitOf, pageQuerySchema } from '#server/platform/pages.ts'
import type { PoolsAdmin } from './pools-admin.ts'
import { refusals } from './refusals.ts'
import type { ReverseNames } from './reverse-names.ts'

const forAdmins = { policy: 'admin', language: 'vi', callsPerMinute: 600 } as const
const poolParams = v.object({ poolId: idSchema })
const addressSchema = v.pipe(v.string(), v.maxLength(45))
const addressParams = v.object({ poolId: idSchema, address: addressSchema })

const stateMessage = inEachLanguage({
  vi: `state phải là một trong ${addressStates.join(', ')}`,
  en: `state must be one of ${addressStates.join(', ')}`,
  zh: `state 必须为 ${addressStates.join('、')} 之一`,
})
const keyOf = (cursor: string) => Buffer.from(cursor, 'base64url').toString('latin1')
/** The cursor of this list is the place of an address, not an id. */
const addressesQuerySchema = v.object({
  limit: pageQuerySchema.entries.limit,
  cursor: v.optional(
    v.pipe(
      v.string(cursorMessage),
      v.check((text) => /^[0-9a-f-]{1,36}$/.test(keyOf(text)), cursorMessage),
    ),
  ),
  state: v.optional(v.picklist(addressStates, stateMessage)),
})

interface AddressesRoutesDeps {
  admin: PoolsAdmin
  reverseNames: ReverseNames
}

/** Addresses of machines: what customers set, and the pools that admins keep. */
export const addressesRoutes = ({ admin, reverseNames }: AddressesRoutesDeps) => [
  route({
    method: 'PATCH',
    path: '/api/vps/:vpsId/addresses/:address',
    summary: "Sets the reverse DNS name of an address of the customer's VPS",
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 60,
    params: v.object({ vpsId: idSchema, address: addressSchema }),
    body: reverseNameRequestSchema,
    responses: { 200: reverseNameResponseSchema },
    refusals: ['not_found'],
    async handle({ session, params, body }) {
      return { status: 200, body: await reverseNames.set(session, params.vpsId, params.address, body.reverseName) }
    },
  }),
  route({
    ...forAdmins,
    method: 'GET',
    path: '/api/admin/pools',
    summary: 'Lists the pools of addresses, and how many addresses are free in each',
    responses: { 200: poolsSchema },
    async handle() {
      return { status: 200, body: { pools: await admin.list() } }
    },
  }),
  route({
    ...forAdmins,
    method: 'POST',
    path: '/api/admin/pools',
    summary: 'Creates a pool with its addresses',
    callsPerMinute: 60,
    body: newPoolSchema,
    responses: { 201: poolResponseSchema },
    requestHeaders: idempotencyKey,
    refusals: ['idempotency_mismatch', refusals.pools_overlap, refusals.too_many_pools],
    async handle(call) {
      return { status: 201, body: { pool: await admin.create(call, call.body, call.header('idempotency-key')) } }
    },
  }),
  route({
    ...forAdmins,
    method: 'PATCH',
    path: '/api/admin/pools/:poolId',
    summary: 'Renames a pool, changes its DNS servers, or switches it on or off',
    params: poolParams,
    body: poolChangeSchema,
    responses: { 200: poolResponseSchema },
    refusals: ['not_found'],
    async handle(call) {
      return { status: 200, body: { pool: await admin.change(call, call.params.poolId, call.body) } }
    },
  }),
  route({
    ...forAdmins,
    method: 'GET',
    path: '/api/admin/pools/:poolId/addresses',
    summary: 'Lists the addresses of a pool in their order, with their states and machines',
    params: poolParams,
    query: addressesQuerySchema,
    responses: { 200: poolAddressesSchema },
    refusals: ['not_found'],
    async handle({ params, query }) {
      const after = query.cursor === undefined ? undefined : keyOf(query.cursor)
      const page = { state: query.state, after, limit: limitOf(query) }
      const { rows, nextKey } = await admin.addresses(params.poolId, page)
      const nextCursor = nextKey === null ? null : Buffer.from(nextKey).toString('base64url')
      return { status: 200, body: { addresses: rows, nextCursor } }
    },
  }),
  route({
    ...forAdmins,
    method: 'POST',
    path: '/api/admin/pools/:poolId/addresses/:address/block',
    summary: 'Keeps an address from being given to a machine, and why',
    params: addressParams,
    body: reasonedSchema,
    responses: { 200: poolAddressResponseSchema },
    refusals: ['not_found', refusals.address_in_use],
    async handle(call) {
      const { poolId, address } = call.params
      return { status: 200, body: { address: await admin.block(call, poolId, address, call.body.reason) } }
    },
  }),
  route({
    ...forAdmins,
    method: 'POST',
    path: '/api/admin/pools/:poolId/addresses/:address/unblock',
    summary: 'Frees a blocked address',
    params: addressParams,
    responses: { 200: poolAddressResponseSchema },
    refusals: ['not_found'],
    async handle(call) {
      const { poolId, address } = call.params
      return { status: 200, body: { address: await admin.unblock(call, poolId, address) } }
    },
  }),
]
