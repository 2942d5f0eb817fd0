import * as v from 'valibot'
import { stepUpResponseSchema } from '#contracts/account-security.ts'
import {
  passkeyConfirmRequestSchema,
  passkeyConfirmResponseSchema,
  passkeyCreationSchema,
  passkeyListSchema,
  passkeyRenameSchema,
  passkeyRequestSchema,
  passkeyResponseSchema,
  passkeyStartRequestSchema,
  passkeyStepUpSchema,
} from '#contracts/passkeys.ts'
import { idSchema } from '#contracts/values.ts'
import { deviceOf } from '#server/features/auth/device.ts'
import type { PasskeysService } from '#server/features/auth/passkeys-service.ts'
import { proofRefusals } from '#server/features/auth/refusals.ts'
import type { RelyingPartyOf } from '#server/features/auth/relying-party.ts'
import { route } from '#server/platform/http/route.ts'

const shared = { policy: 'customer', language: 'vi', callsPerMinute: 60 } as const
const params = v.object({ passkeyId: idSchema })
const {
  second_factor_required: required,
  second_factor_off: off,
  wrong_password: wrongPassword,
  passkey_refused: refused,
  passkey_expired: expired,
  passkey_exists: exists,
  too_many_passkeys: tooMany,
} = proofRefusals

interface PasskeysRoutesDeps {
  passkeys: PasskeysService
  partyOf: RelyingPartyOf
}

/** A customer's own passkeys, and what they prove of a session. */
export const passkeysRoutes = ({ passkeys, partyOf }: PasskeysRoutesDeps) => [
  route({
    ...shared,
    method: 'GET',
    path: '/api/account/passkeys',
    summary: "Lists the customer's passkeys, newest first",
    callsPerMinute: 3000,
    responses: { 200: passkeyListSchema },
    handle: async ({ session }) => ({ status: 200, body: await passkeys.list(session) }),
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/account/passkeys/start',
    summary: 'Makes a challenge for a new passkey, by the password and a recent second factor if there is one',
    body: passkeyStartRequestSchema,
    responses: { 200: passkeyCreationSchema },
    refusals: [required, wrongPassword, tooMany],
    handle: async (call) => ({ status: 200, body: await passkeys.start(call, call.body.password, partyOf(call)) }),
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/account/passkeys/confirm',
    summary: 'Adds the passkey that the browser has made, within five minutes and in the same session',
    body: passkeyConfirmRequestSchema,
    responses: { 201: passkeyConfirmResponseSchema },
    refusals: [refused, expired, exists, tooMany],
    async handle(call) {
      const actor = { ...call, device: deviceOf(call.header('user-agent')) }
      return { status: 201, body: await passkeys.confirm(actor, call.body, partyOf(call)) }
    },
  }),
  route({
    ...shared,
    method: 'PATCH',
    path: '/api/account/passkeys/:passkeyId',
    summary: 'Names a passkey',
    params,
    body: passkeyRenameSchema,
    responses: { 200: passkeyResponseSchema },
    refusals: ['not_found'],
    handle: async (call) => ({
      status: 200,
      body: { passkey: await passkeys.rename(call, call.params.passkeyId, call.body.name) },
    }),
  }),
  route({
    ...shared,
    method: 'DELETE',
    path: '/api/account/passkeys/:passkeyId',
    summary: 'Removes a passkey; needs a recent second factor',
    params,
    responses: { 204: null },
    refusals: ['not_found', required],
    async handle(call) {
      await passkeys.remove(call, call.params.passkeyId)
      return { status: 204 }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/account/passkeys/step-up/start',
    summary: "Makes a challenge for one of the customer's passkeys, in place of a code",
    responses: { 200: passkeyRequestSchema },
    refusals: [off],
    handle: async (call) => ({ status: 200, body: await passkeys.startStepUp(call.session, partyOf(call)) }),
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/account/passkeys/step-up/confirm',
    summary: 'Checks the second factor again by a passkey, before money leaves, a VPS is deleted or the email changes',
    body: passkeyStepUpSchema,
    responses: { 200: stepUpResponseSchema },
    refusals: [refused, expired],
    handle: async (call) => ({
      status: 200,
      body: await passkeys.stepUp(call, call.body.credential, partyOf(call)),
    }),
  }),
]
