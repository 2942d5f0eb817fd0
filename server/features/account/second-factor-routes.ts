import {
  recoveryCodesSchema,
  secondFactorProofSchema,
  secondFactorRequestSchema,
  stepUpResponseSchema,
  totpStartResponseSchema,
} from '#contracts/account-security.ts'
import { proofRefusals } from '#server/features/auth/refusals.ts'
import type { SecondFactorService } from '#server/features/auth/second-factor-service.ts'
import { route } from '#server/platform/http/route.ts'

const shared = { policy: 'customer', language: 'vi', callsPerMinute: 60 } as const
const forAdmins = { ...shared, policy: 'admin', isForEnrolment: true } as const
const {
  second_factor_off: off,
  second_factor_on: on,
  second_factor_required: required,
  wrong_code: wrongCode,
  wrong_password: wrongPassword,
} = proofRefusals
const started = { body: secondFactorRequestSchema, responses: { 200: recoveryCodesSchema } }

/** A user's authenticator app and recovery codes. Admins set theirs up by calls of the back-office. */
export const secondFactorRoutes = ({ secondFactor }: { secondFactor: SecondFactorService }) => [
  route({
    ...shared,
    method: 'POST',
    path: '/api/account/totp/start',
    summary: 'Makes a secret for an authenticator app, which counts once a code of it is confirmed',
    responses: { 200: totpStartResponseSchema },
    refusals: [on, required],
    handle: async (call) => ({ status: 200, body: await secondFactor.start(call) }),
  }),
  route({
    ...shared,
    ...started,
    method: 'POST',
    path: '/api/account/totp/confirm',
    summary: 'Turns the second factor on by a first code, and shows the recovery codes, once',
    refusals: [off, on, required, wrongCode],
    handle: async (call) => ({
      status: 200,
      body: { recoveryCodes: await secondFactor.confirm(call, call.body.code) },
    }),
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/account/totp/disable',
    summary: 'Turns the second factor off, by the password and a code',
    body: secondFactorProofSchema,
    responses: { 204: null },
    refusals: [off, wrongCode, wrongPassword],
    async handle(call) {
      await secondFactor.disable(call, call.body)
      return { status: 204 }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/account/totp/recovery-codes',
    summary: 'Makes new recovery codes in place of the old ones, and shows them, once',
    body: secondFactorProofSchema,
    responses: { 200: recoveryCodesSchema },
    refusals: [off, wrongCode, wrongPassword],
    handle: async (call) => ({
      status: 200,
      body: { recoveryCodes: await secondFactor.renewCodes(call, call.body) },
    }),
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/account/step-up',
    summary: 'Checks the second factor again, before money leaves, a VPS is deleted or the email changes',
    body: secondFactorRequestSchema,
    responses: { 200: stepUpResponseSchema },
    refusals: [off, wrongCode],
    handle: async (call) => ({ status: 200, body: await secondFactor.stepUp(call, call.body.code) }),
  }),
  route({
    ...forAdmins,
    method: 'POST',
    path: '/api/admin/totp/start',
    summary: "Makes a secret for an admin's authenticator app, which counts once a code of it is confirmed",
    responses: { 200: totpStartResponseSchema },
    refusals: [on, required],
    handle: async (call) => ({ status: 200, body: await secondFactor.start(call) }),
  }),
  route({
    ...forAdmins,
    ...started,
    method: 'POST',
    path: '/api/admin/totp/confirm',
    summary: "Turns an admin's second factor on by a first code, and shows the recovery codes, once",
    refusals: [off, on, required, wrongCode],
    handle: async (call) => ({
      status: 200,
      body: { recoveryCodes: await secondFactor.confirm(call, call.body.code) },
    }),
  }),
]
