import * as v from 'valibot'
import { sshKeyListSchema, sshKeyRequestSchema, sshKeyResponseSchema } from '#contracts/ssh-keys.ts'
import { idSchema } from '#contracts/values.ts'
import { route } from '#server/platform/http/route.ts'
import { idempotencyKey, replayedHeader } from '#server/platform/idempotency-store.ts'
import { nextCursorHeader, pageQuerySchema, pageRequest } from '#server/platform/pages.ts'
import { refusals } from './refusals.ts'
import type { SshKeysService } from './ssh-keys-service.ts'

const shared = { policy: 'customer', language: 'vi' } as const

export const sshKeysRoutes = ({ keys }: { keys: SshKeysService }) => [
  route({
    ...shared,
    method: 'GET',
    path: '/api/account/ssh-keys',
    summary: "Lists the customer's SSH keys, newest first",
    callsPerMinute: 3000,
    query: pageQuerySchema,
    responses: { 200: sshKeyListSchema },
    async handle({ session, query }) {
      const { rows, nextCursor } = await keys.list(session.userId, pageRequest(query))
      return { status: 200, body: rows, headers: nextCursorHeader(nextCursor) }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/account/ssh-keys',
    summary: 'Adds a public key for new VPS',
    callsPerMinute: 120,
    body: sshKeyRequestSchema,
    responses: { 201: sshKeyResponseSchema },
    requestHeaders: idempotencyKey,
    refusals: ['idempotency_mismatch', refusals.ssh_key_exists, refusals.too_many_ssh_keys],
    async handle({ session, body, header }) {
      const { result, repeated } = await keys.add(session, body, header('idempotency-key'))
      return { status: 201, body: result, headers: replayedHeader(repeated) }
    },
  }),
  route({
    ...shared,
    method: 'DELETE',
    path: '/api/account/ssh-keys/:keyId',
    summary: 'Deletes an SSH key from the account; VPS that have it keep it',
    callsPerMinute: 600,
    params: v.object({ keyId: idSchema }),
    responses: { 204: null },
    refusals: ['not_found'],
    async handle({ session, params }) {
      await keys.remove(session, params.keyId)
      return { status: 204 }
    },
  }),
]
